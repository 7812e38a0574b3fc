export const id = 489;
export const ids = [489];
export const modules = {

/***/ 86:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ gitHubSettings)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/composition/retry-seconds.js

const DEFAULT_SECONDS = 30;
/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
function parseRetrySeconds(text) {
    if (text === undefined || text === '')
        return DEFAULT_SECONDS;
    const seconds = Number(text);
    if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${(0,error/* quote */.hD)(text)}, not a number of seconds from 1 to 3600`, 'correct it, or leave it out: the default is 30');
}

;// CONCATENATED MODULE: ./lib/cli/github-settings.js

/** As GitHub's own command line reads them: https://cli.github.com/manual/gh_help_environment */
function gitHubSettings(environment) {
    const token = environment['GITHUB_TOKEN'] || environment['GH_TOKEN'] || undefined;
    return {
        token,
        tokenName: 'GITHUB_TOKEN',
        retrySeconds: parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS']),
    };
}


/***/ }),

/***/ 7542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ incompatible)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

const MAX_LISTED = 20;
/** The refusal of a version number that says less than the interface changed. @param advice what to do, after the honest version */
function incompatible(judged, advice) {
    const { base, next, verdict, changes } = judged;
    const reasons = changes.filter(({ severity }) => severity === verdict.required);
    const listed = reasons.slice(0, MAX_LISTED).map(({ subject, message }) => `${subject}: ${message}`);
    const more = reasons.length > MAX_LISTED ? [`and ${reasons.length - MAX_LISTED} more`] : [];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', [
        `${next} is a ${verdict.given} version after ${base}, but the interface has ${verdict.required} changes:`,
        ...listed,
        ...more,
    ].join('\n  '), `the honest version is ${verdict.honest}; ${advice}`);
}


/***/ }),

/***/ 9169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ descriptionFromReadme)
/* harmony export */ });
const MAX_DESCRIPTION = 200;
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` where there is none. */
function descriptionFromReadme(readme) {
    const text = withoutMarkup(readme.slice(0, MAX_READ)).split(/\n\s*\n/);
    const paragraph = text.map(plainText).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
    const characters = [...paragraph];
    if (characters.length <= MAX_DESCRIPTION)
        return paragraph;
    const cut = characters.slice(0, MAX_DESCRIPTION - 1).join('');
    return `${cut.replace(/\s+\S*$/, '')}…`;
}
/** A first paragraph that begins later is none. */
const MAX_READ = 20_000;
/** Without what is no paragraph: headings, code, comments, tables, rules, front matter; each leaves an empty line. */
function withoutMarkup(readme) {
    return readme
        .replaceAll('\r', '')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
        .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
        .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]]+\]:.*|>[ ]?\[!.*)$/gm, '\n');
}
function plainText(paragraph) {
    return paragraph
        .replaceAll(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
        .replaceAll(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^>]*)>/g, '')
        .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(/^\s*(?:>|[-+*]|\d+\.)\s+/gm, '')
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim();
}


/***/ }),

/***/ 2467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ publishReleases)
});

// EXTERNAL MODULE: ./lib/index/plan/index-busy.js
var index_busy = __webpack_require__(6906);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/interface/advice.js


/**
 * What is worth mending although nothing refuses it, by file and line: relative module sources that would break where the
 * module is installed, README links that lead nowhere, inputs that do not say what they are.
 * @param files paths of the package
 */
function adviceOn(module, files) {
    const places = new Set(['', ...files.flatMap(withParents)]);
    const offered = [module.root, ...module.submodules];
    return [
        ...[...offered, ...module.examples].flatMap((directory) => sourceAdvice(directory, places)),
        ...offered.flatMap((directory) => readmeAdvice(directory, places)),
        ...offered.flatMap(inputAdvice),
    ];
}
function sourceAdvice({ path, calls }, places) {
    return calls
        .filter(({ source }) => /^\.\.?\//.test(source) || source === '.' || source === '..')
        .flatMap(({ name, source, file, line }) => {
        const target = placeOf(path, source);
        if (places.has(target))
            return [];
        const why = target.startsWith('..') ? 'leaves the package' : 'names nothing in the package';
        return [
            warning({ file, line }, `module ${(0,base_error/* quote */.hD)(name)}: the source ${(0,base_error/* quote */.hD)(source)} ${why}, and breaks where the module is installed`),
        ];
    });
}
const LINK = /\]\(\s*<?([^)\s>]+)/g;
function readmeAdvice({ path, readme }, places) {
    const file = path === '' ? 'README.md' : `${path}/README.md`;
    return readme.split('\n').flatMap((text, at) => [...text.matchAll(LINK)].flatMap(([, link = '']) => {
        const target = link.replace(/[?#].*$/, '');
        if (target === '' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(target))
            return [];
        return places.has(placeOf(path, target))
            ? []
            : [warning({ file, line: at + 1 }, `the link ${(0,base_error/* quote */.hD)(link)} leads to nothing in the package`)];
    }));
}
function inputAdvice({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        return missing.length === 0
            ? []
            : [warning({ file, line }, `input ${(0,base_error/* quote */.hD)(name)} has no ${missing.join(' and no ')}`)];
    });
}
/** From the package's root; what leaves it begins with `..`. */
function placeOf(directory, target) {
    const place = (0,posix_.normalize)((0,posix_.join)(directory, target)).replace(/\/$/, '');
    return place === '.' ? '' : place;
}
function withParents(path) {
    const parts = path.split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
function warning(at, message) {
    return { severity: 'warning', file: at.file, line: at.line, column: 1, message };
}

// EXTERNAL MODULE: ./lib/interface/diagnostics.js
var diagnostics = __webpack_require__(3679);
// EXTERNAL MODULE: ./lib/interface/diff/changes-text.js
var changes_text = __webpack_require__(484);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(3290);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/publish/announce.js










/** Says before the first write what would be published under which address: name and system are easily swapped. */
function announce(decisions, registryUrl, log) {
    const fresh = decisions.filter((decision) => decision.status === 'publish');
    const advised = new Set(highestOfEach(fresh));
    for (const { selection, pkg, moduleInterface, compatibility } of fresh) {
        const { release } = selection;
        log.info(`release   ${(0,module_release/* formatRelease */.B9)(release)} from tag ${(0,base_error/* quote */.hD)(release.tag)} at ${(0,module_release/* shortCommit */.Ax)(release.commit)}`);
        log.info(`package   ${pkg.facts.files} files, ${grouped(pkg.facts.size)} bytes, ${pkg.facts.digest}`);
        const advice = advised.has(selection) ? adviceLines(selection, pkg, moduleInterface) : [];
        for (const line of [...advice, ...verdictLines(release, compatibility)])
            log.warn(line);
    }
    const [only, ...others] = fresh;
    if (only !== undefined && others.length === 0)
        log.info((0,module_block/* formatModuleBlock */.t)(only.selection.release, registryUrl));
}
/** Says of each new version that only some clients can install it: Terraform, and OpenTofu before 1.10, know no `oci://`. */
function announceClients(placed, registryUrl, log) {
    for (const { decision, release } of placed) {
        if (decision.status !== 'publish' || (0,protocol/* sourcePageLocation */.wH)(release, registryUrl) !== undefined)
            continue;
        log.warn(`${(0,module_release/* formatRelease */.B9)(release)} is for OpenTofu 1.10 or newer only: Terraform cannot read any of its packages. To serve both, publish with --package oci,index`);
    }
}
/** Advice is for what can still be mended: the highest new version of each module. */
function highestOfEach(decisions) {
    const groups = (0,base_group/* groupBy */.$)(decisions, ({ selection }) => (0,module_address/* formatModuleAddress */.wc)(selection.release.address));
    return [...groups.values()].flatMap((group) => group
        .map(({ selection }) => selection)
        .toSorted((a, b) => (0,version/* compareVersions */.Zy)(b.release.version, a.release.version))
        .slice(0, 1));
}
const MAX_ADVICE = 20;
/** Files that do not parse, and what is worth mending. */
function adviceLines({ release }, pkg, moduleInterface) {
    if (moduleInterface === undefined)
        return [];
    const advice = adviceOn(moduleInterface, pkg.contents.map(({ path }) => path));
    const lines = [...moduleInterface.diagnostics, ...advice].map((each) => (0,diagnostics/* formatDiagnostic */.xy)(each, release.path));
    const more = lines.length > MAX_ADVICE ? [`and ${lines.length - MAX_ADVICE} more like these`] : [];
    return [...lines.slice(0, MAX_ADVICE), ...more];
}
function verdictLines(release, compatibility) {
    if (compatibility === undefined || compatibility.isHonest)
        return [];
    const { base, given, required, honest, changes } = compatibility;
    return [
        `${(0,module_release/* formatRelease */.B9)(release)} is a ${given} version after ${base}, but its interface has ${required} changes: ${honest} would be honest`,
        ...(0,changes_text/* formatChanges */.rQ)(changes.filter(({ severity }) => severity === required)),
    ];
}
/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number) {
    return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

;// CONCATENATED MODULE: ./lib/publish/check-access.js
/**
 * Proves before the first write that all the writes of a run are allowed; a run that writes nothing but the index needs no
 * proof, as its one commit is all or nothing. Throws PERMISSION, STORE_REFUSED.
 */
async function checkAccess(parts, index) {
    const fresh = parts.filter(({ accepted }) => accepted.some(({ status }) => status === 'publish'));
    const stores = fresh.flatMap(storesOf).filter((store) => store.checkAccess !== undefined);
    const attestors = fresh.flatMap(({ contribution }) => contribution.attestor ?? []);
    if (stores.length === 0 && attestors.length === 0)
        return;
    await index.checkAccess?.();
    for (const store of stores)
        await store.checkAccess?.();
    for (const attestor of attestors)
        await attestor.checkAccess();
}
function storesOf({ accepted, contribution }) {
    const fresh = accepted.filter(({ status }) => status === 'publish');
    const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds));
    return [...kinds].flatMap((kind) => contribution.stores.get(kind) ?? []);
}

// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/publish/claimed-addresses.js




/** What the repositories of one run have claimed so far: the index cannot tell yet whose these addresses are. */
class Claims {
    #claims = new Map();
    /** Throws INVALID_ADDRESS for another spelling, NOT_OWNER for what another repository of this run has claimed. */
    check({ address, tag }, { files, by }) {
        const claim = this.#claims.get((0,module_address/* addressKey */.IY)(address));
        const text = (0,module_address/* formatModuleAddress */.wc)(address);
        refuseSpelling(text, claim?.address ?? spellingIn(files, address));
        if (claim === undefined || claim.by === by)
            return;
        throw new base_error/* RegistryError */.gl('NOT_OWNER', `tag ${(0,base_error/* quote */.hD)(tag)} is a version of ${(0,base_error/* quote */.hD)(text)}, which another source of this run publishes`, 'give one of the two another address: address: namespace/name/system');
    }
    add(address, by) {
        this.#claims.set((0,module_address/* addressKey */.IY)(address), { address: (0,module_address/* formatModuleAddress */.wc)(address), by });
    }
}
function spellingIn(files, address) {
    const path = (0,paths/* catalogPath */.Hc)(address);
    return (0,module_list/* clashingSpelling */.Yz)((0,module_list/* parseModuleList */.W2)(path, files.get(path)), address);
}
/** @param other in the index, or earlier in this run */
function refuseSpelling(address, other) {
    if (other === undefined || other === address)
        return;
    throw new base_error/* RegistryError */.gl('INVALID_ADDRESS', `${(0,base_error/* quote */.hD)(address)} differs only by case from ${(0,base_error/* quote */.hD)(other)}, which is there already`, `publish under the spelling that is there: --module ${other}`);
}

// EXTERNAL MODULE: ./lib/index/format/contents.js
var contents = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/interface/diff/bump.js
var bump = __webpack_require__(5943);
// EXTERNAL MODULE: ./lib/interface/diff/changes.js + 5 modules
var diff_changes = __webpack_require__(4277);
// EXTERNAL MODULE: ./lib/interface/diff/incompatible.js
var incompatible = __webpack_require__(7542);
;// CONCATENATED MODULE: ./lib/publish/compatibility.js









/**
 * Compares each new version with the highest lower one, of the index or of this run, and refuses those that say too little
 * where that was asked for. In the order of versions, so that a refused one is nobody's base.
 */
function judgeCompatibility(decisions, index) {
    const judged = new Map();
    const fresh = decisions.filter(isFresh);
    for (const group of (0,base_group/* groupBy */.$)(fresh, addressOf).values()) {
        const accepted = new Map();
        const ascending = group.toSorted((a, b) => (0,version/* compareVersions */.Zy)(versionOf(a), versionOf(b)));
        for (const decision of ascending) {
            const verdict = judgeOne(decision, accepted, index);
            judged.set(decision, verdict);
            if (verdict.status === 'publish')
                accepted.set(versionOf(decision), decision.moduleInterface);
        }
    }
    return decisions.map((decision) => judged.get(decision) ?? decision);
}
function isFresh(decision) {
    return decision.status === 'publish' && decision.moduleInterface !== undefined;
}
function judgeOne(decision, accepted, index) {
    const { release, compatibility: mode } = decision.selection;
    if (mode === 'off')
        return decision;
    const base = baseVersion(release, [...accepted.keys()], index);
    const before = base === undefined ? undefined : (accepted.get(base) ?? interfaceIn(index, release.address, base));
    // Older publishes wrote no interface; `render` adds it.
    if (base === undefined || before === undefined)
        return decision;
    const changes = (0,diff_changes/* compareInterfaces */.s)(before, decision.moduleInterface);
    const verdict = (0,bump/* judgeBump */.kL)(base, release.version, changes);
    if (mode === 'warn' || verdict.isHonest) {
        return { ...decision, compatibility: { ...verdict, base, changes } };
    }
    const advice = `tag this commit with it, or pass for this run: --compatibility warn (action input "compatibility")`;
    const error = (0,incompatible/* incompatible */.E)({ base, next: release.version, verdict, changes }, advice);
    return { status: 'refused', tag: release.tag, error };
}
/** The version that a new one has to be compared with; undefined for the first. */
function baseVersion({ address, version }, others, index) {
    const module = (0,contents/* moduleIn */.w6)(index, address);
    return (0,bump/* selectBase */.gF)([...(module === undefined ? [] : (0,documents/* listedVersions */.f3)(module)), ...others], version);
}
function interfaceIn(index, address, version) {
    return (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (path) => index.get(path));
}
function addressOf({ selection }) {
    return (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
}
function versionOf({ selection }) {
    return selection.release.version;
}

// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/index/plan/version-state.js




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
    return new base_error/* RegistryError */.gl('TAG_MOVED', `tag ${(0,base_error/* quote */.hD)(release.tag)} is at commit ${release.commit}, but ${(0,module_release/* formatRelease */.B9)(release)} was published from it at commit ${published.commit} (${published.package.digest})`, `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`);
}
/** @param digest of the package that this release would make */
function versionExists(release, published, digest) {
    const from = (tag, commit, path) => `tag ${(0,base_error/* quote */.hD)(tag)}, commit ${commit}${path === '' ? '' : `, directory ${(0,base_error/* quote */.hD)(path)}`}`;
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,module_release/* formatRelease */.B9)(release)} is published already with ${published.package.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`, 'published versions never change: tag this commit with a new version');
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
    throw new base_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`, 'publish from that repository, or choose another address with --module ns/name/system (action input "module")');
}
function nameOf(repository) {
    const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`;
    return `${(0,base_error/* quote */.hD)(`${repository.host}/${repository.repository}`)}${id}`;
}

;// CONCATENATED MODULE: ./lib/publish/decide.js







/**
 * Refusals are decisions too: a run says all of them. Packs only what has to be packed.
 * @param claims of the repositories before this one, to which its own are added
 */
async function decide(selections, basis, claims = new Claims()) {
    const modules = new Map();
    const decisions = [];
    for (const selection of selections) {
        try {
            const address = (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
            claims.check(selection.release, { files: basis.files, by: basis });
            if (!modules.has(address))
                modules.set(address, (0,contents/* moduleIn */.w6)(basis.files, selection.release.address));
            decisions.push(await decideOne(selection, modules.get(address), basis));
            claims.add(selection.release.address, basis);
        }
        catch (error) {
            if (!(error instanceof base_error/* RegistryError */.gl))
                throw error;
            decisions.push({ status: 'refused', tag: selection.release.tag, error });
        }
    }
    return decisions;
}
async function decideOne(selection, module, basis) {
    const { release } = selection;
    const wanted = selection.byDefault === undefined ? selection.kinds : [];
    const standing = standingOf(release, (0,contents/* releaseIn */.B8)(basis.files, module, release.version), wanted);
    if (standing.status === 'taken')
        throw await takenBy(selection, standing.published, { ...basis, module });
    const owner = ownerAfter(module, release, basis.publisher);
    if (standing.status === 'unchanged')
        return { status: 'unchanged', selection, owner, published: standing.published };
    if (standing.status === 'new') {
        const [pkg, moduleInterface] = await inOrder(pack(selection, basis.packer), readInterface(selection, basis.interfaces));
        return {
            status: 'publish',
            owner,
            pkg,
            published: undefined,
            moduleInterface,
            ...(await placed(selection, pkg, basis)),
        };
    }
    const pkg = await pack(selection, basis.packer);
    const { published } = standing;
    if (published.package.digest !== pkg.facts.digest)
        throw versionExists(release, published, pkg.facts.digest);
    return {
        status: 'publish',
        owner,
        pkg,
        published,
        moduleInterface: undefined,
        ...(await placed(selection, pkg, basis, published)),
    };
}
/** The places for a package of this size. What cannot lie there is refused before anything is written. */
async function placed(selection, pkg, { registry, stores }, published) {
    const large = selection.byDefault?.large;
    const isLarge = large !== undefined && pkg.facts.size > large.aboveBytes;
    const chosen = isLarge ? { ...selection, kinds: large.kinds } : selection;
    refuseUnreachable(chosen, registry);
    const missing = chosen.kinds.filter((kind) => !published?.packages.some((place) => place.kind === kind));
    return { selection: chosen, places: await locate(missing, stores, { selection: chosen, pkg }) };
}
/** Both at the same time; where both are refused, the first says why. */
async function inOrder(first, second) {
    second.catch(() => { });
    return [await first, await second];
}
function pack({ release, allow }, packer) {
    return packer.pack({ commit: release.commit, path: release.path, allow });
}
async function locate(kinds, stores, { selection, pkg }) {
    const places = [];
    for (const store of kinds.flatMap((kind) => stores.get(kind) ?? []))
        places.push({ store, ...(await store.locate(selection, pkg)) });
    return places;
}
/** Throws INVALID_HCL where the root of the module does not parse: no client could use it. */
async function readInterface({ release }, interfaces) {
    const { commit, path, tag } = release;
    const moduleInterface = await interfaces.atCommit({ commit, path });
    const broken = (0,diagnostics/* brokenFiles */.fe)(moduleInterface, 'root');
    if (broken.length > 0)
        throw (0,diagnostics/* invalidHcl */.Vj)(broken, `tag ${(0,base_error/* quote */.hD)(tag)}`, path);
    return moduleInterface;
}
/** A tag of the same name in another repository has not moved: there, the version is taken. */
async function takenBy(selection, published, { module, publisher, packer }) {
    const { release } = selection;
    const owner = module?.owner ?? null;
    const isOwn = owner === null || (publisher !== undefined && (0,git_remote/* isSameRepository */.ve)(owner, publisher));
    const isMoved = published.tag === release.tag && published.commit !== release.commit;
    if (isOwn && isMoved)
        return tagMoved(release, published);
    return versionExists(release, published, (await pack(selection, packer)).facts.digest);
}
/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(selection, registry) {
    if (registry.url !== null || !selection.kinds.includes('index'))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and packages in the index need one', 'set it once: module-registry init --index … --url https://modules.example.com (the action sets it by "index-url" where it creates the index), or publish with --package git');
}

;// CONCATENATED MODULE: ./lib/publish/packing-once.js
/** The same for what modules offer. */
function readingOnce(interfaces) {
    const moduleInterfaces = new Map();
    return {
        prepare: () => interfaces.prepare(),
        atCommit(request) {
            const key = JSON.stringify(request);
            const known = moduleInterfaces.get(key) ?? interfaces.atCommit(request);
            moduleInterfaces.set(key, known);
            return known;
        },
    };
}
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

// EXTERNAL MODULE: ./lib/index/plan/init.js + 1 modules
var init = __webpack_require__(5278);
;// CONCATENATED MODULE: ./lib/publish/read-index.js









/** Reads what the selected releases touch, and nothing that grows with the registry. */
async function readIndex(store, snapshot, question) {
    const groups = [
        ...(0,base_group/* groupBy */.$)(question.selections, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address)).values(),
    ];
    const first = await snapshot.read([paths/* REGISTRY_PATH */.aA, ...groups.flatMap(pathsOf)]);
    const more = groups.flatMap((group) => neighbourPaths(group, first)).filter((path) => !first.has(path));
    const files = more.length === 0 ? first : new Map([...first, ...(await snapshot.read([...new Set(more)]))]);
    if (!snapshot.exists && store.isCreatedByPublish)
        return createdState(files, question);
    const registry = (0,contents/* registryIn */.hY)(files);
    refuseOtherUrl(registry, question.url);
    return { files, registry, created: new Map() };
}
function pathsOf(group) {
    const [first] = group;
    if (first === undefined)
        return [];
    return (0,paths/* pathsToRead */.Of)(first.release.address, group.map(({ release }) => release.version));
}
/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(group, files) {
    const [first] = group;
    const module = first === undefined ? undefined : (0,contents/* moduleIn */.w6)(files, first.release.address);
    const latest = module === undefined ? undefined : (0,module_list/* latestOf */.Te)(module);
    if (module === undefined || latest === undefined)
        return [];
    const { address } = module;
    const bases = group.flatMap(({ release }) => baseVersion(release, [], files) ?? []);
    return [
        (0,paths/* versionPath */.qW)(address, latest, 'release.json'),
        ...[latest, ...bases].flatMap((version) => (0,interface_document/* interfacePaths */.Er)(address, version)),
    ];
}
function createdState(files, { url, name }) {
    const registry = (0,init/* newRegistry */.y9)({ url: url ?? null, name });
    return { files, registry, created: (0,init/* newIndexFiles */.wU)(registry) };
}
function refuseOtherUrl(registry, url) {
    if (url === undefined || url === registry.url)
        return;
    const there = registry.url === null ? 'has no public URL yet' : `has the public URL ${(0,base_error/* quote */.hD)(registry.url)}`;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the index ${there}, and this run says ${(0,base_error/* quote */.hD)(url)}`, registry.url === null
        ? `set it once: module-registry init --index … --url ${url}`
        : `leave --url (action input "index-url") out, or write ${registry.url}`);
}

// EXTERNAL MODULE: ./lib/interface/readme.js
var readme = __webpack_require__(9169);
;// CONCATENATED MODULE: ./lib/publish/attestation.js

/** The first of all writes: what cannot be attested, where that is asked for, is put nowhere. */
async function attestPackages(decisions, attestor) {
    const documents = new Map();
    for (const decision of decisions) {
        if (attestor === undefined || decision.status !== 'publish')
            continue;
        documents.set(decision, await attestor.attest(decision.selection.release, decision.pkg));
    }
    return documents;
}
/** An attestor whose refusals are warnings: packages are published without provenance, and everybody is told. */
function tolerantAttestor(attestor, log) {
    let isRefused = false;
    const tolerate = async (work, otherwise) => {
        try {
            return await work;
        }
        catch (error) {
            if (!(error instanceof RegistryError))
                throw error;
            isRefused = true;
            log.warn(`published without provenance: ${error.message}\n${error.hint}`);
            return otherwise;
        }
    };
    return {
        checkAccess: () => tolerate(attestor.checkAccess(), undefined),
        // What was refused once is refused for every package of a run.
        attest: async (release, pkg) => (isRefused ? [] : tolerate(attestor.attest(release, pkg), [])),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./lib/publish/release-asset.js
var release_asset = __webpack_require__(2771);
;// CONCATENATED MODULE: ./lib/publish/provenance.js


/** What was made by whom, as an in-toto statement that a workflow run signs. https://slsa.dev/spec/v1.0/provenance */
const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json';
/** The first is how GitHub's API calls the second. */
const provenance_PROVENANCE = { filter: 'provenance', type: 'https://slsa.dev/provenance/v1' };
/** What GitHub says of a run in the token that it gives to it. https://docs.github.com/actions/reference/openid-connect-reference */
const runClaims = schemas/* object */.Ikc({
    sub: schemas/* string */.YjP().min(1),
    ref: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    event_name: schemas/* string */.YjP(),
    job_workflow_ref: schemas/* string */.YjP(),
    workflow_ref: schemas/* string */.YjP(),
    repository_id: schemas/* string */.YjP(),
    repository_owner_id: schemas/* string */.YjP(),
    runner_environment: schemas/* string */.YjP(),
    run_id: schemas/* string */.YjP(),
    run_attempt: schemas/* string */.YjP(),
});
/** The claims of a token whose signature others check; undefined for a text that is no such token. */
function claimsIn(token) {
    try {
        const [, payload = ''] = token.split('.');
        return runClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    }
    catch {
        return undefined;
    }
}
/** The statement that a run made this package of this commit. https://actions.github.io/buildtypes/workflow/v1 */
function provenanceOf({ release, pkg, claims, serverUrl }) {
    const repository = `${serverUrl}/${claims.repository}`;
    const [path = ''] = claims.workflow_ref.replace(`${claims.repository}/`, '').split('@');
    const tagRef = `refs/tags/${release.tag}`;
    const source = (ref, commit) => ({
        uri: `git+${repository}@${ref}`,
        digest: { gitCommit: commit },
    });
    const isOfTag = claims.ref === tagRef && claims.sha === release.commit;
    return {
        _type: 'https://in-toto.io/Statement/v1',
        subject: [{ name: assetName(release), digest: { sha256: pkg.facts.digest.replace(/^sha256:/, '') } }],
        predicateType: provenance_PROVENANCE.type,
        predicate: {
            buildDefinition: {
                buildType: 'https://actions.github.io/buildtypes/workflow/v1',
                externalParameters: { workflow: { ref: claims.ref, repository, path } },
                internalParameters: {
                    github: {
                        event_name: claims.event_name,
                        repository_id: claims.repository_id,
                        repository_owner_id: claims.repository_owner_id,
                        runner_environment: claims.runner_environment,
                    },
                },
                // The commit of the workflow, and that of the package where it is another one.
                resolvedDependencies: [
                    source(claims.ref, claims.sha),
                    ...(isOfTag ? [] : [source(tagRef, release.commit)]),
                ],
            },
            runDetails: {
                builder: { id: `${serverUrl}/${claims.job_workflow_ref}` },
                metadata: {
                    invocationId: `${repository}/actions/runs/${claims.run_id}/attempts/${claims.run_attempt}`,
                },
            },
        },
    };
}

;// CONCATENATED MODULE: ./lib/publish/attached-document.js


/** docs/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json';
/** What the module offers, with the bytes of `interface.json` in the index. */
function interfaceAttachment(moduleInterface) {
    const bytes = new TextEncoder().encode((0,interface_document/* formatInterface */.X$)(moduleInterface));
    return { artifactType: INTERFACE_TYPE, name: 'interface.json', bytes };
}
/** https://docs.sigstore.dev/about/bundle/ */
const BUNDLE_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
/**
 * The signed provenance of the package, as cosign hangs it on a manifest.
 * https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md
 */
function provenanceAttachment(bundle) {
    const mediaType = 'mediaType' in bundle && typeof bundle.mediaType === 'string' ? bundle.mediaType : BUNDLE_TYPE;
    return {
        artifactType: mediaType,
        name: 'provenance.sigstore.json',
        bytes: new TextEncoder().encode(JSON.stringify(bundle)),
        annotations: {
            'dev.sigstore.bundle.content': 'dsse-envelope',
            'dev.sigstore.bundle.predicateType': PROVENANCE.type,
        },
    };
}

;// CONCATENATED MODULE: ./lib/publish/put-package.js



/** Puts a package into one place, and where documents find a place there, what speaks of it. */
async function putInto({ store, place }, { selection, pkg, documents }, { registryUrl, isInterfaceShown, interfaces, log }) {
    await store.put(selection, pkg, registryUrl);
    if (store.attach === undefined)
        return;
    const { release } = selection;
    const offered = (isInterfaceShown ?? true)
        ? [interfaceAttachment(await interfaces.atCommit({ commit: release.commit, path: release.path }))]
        : [];
    for (const document of [...offered, ...documents]) {
        try {
            await store.attach(selection, pkg, document);
        }
        catch (error) {
            // The package is whole without it, so a place that does not take it does not end the run.
            if (!(error instanceof base_error/* RegistryError */.gl) || error.code !== 'STORE_REFUSED')
                throw error;
            const what = document.name.replace(/\..*$/, '');
            log.warn(`${(0,module_release/* formatRelease */.B9)(release)} is at ${place.location} without its ${what}: ${error.message}`);
        }
    }
}

;// CONCATENATED MODULE: ./lib/publish/store-packages.js







/** Has every new package attested, then puts each into its places, in the order in which they were asked for. */
async function placeReleases(decisions, placing) {
    const documents = await attestPackages(decisions, placing.isPut ? placing.attestor : undefined);
    const placed = [];
    for (const decision of decisions) {
        if (decision.status === 'unchanged')
            placed.push({ decision, release: decision.published, files: new Map() });
        else
            placed.push(await placeOne(decision, placing, documents.get(decision) ?? []));
    }
    return placed;
}
async function placeOne(decision, placing, documents) {
    const { published } = decision;
    const known = published?.packages ?? [];
    const places = decision.places.map(({ place }) => place);
    for (const place of placing.isPut ? decision.places : [])
        await putInto(place, { ...decision, documents }, placing);
    const release = published ?? releaseDocument(decision, placing, places);
    return {
        decision,
        release: { ...release, packages: [...known, ...places] },
        files: new Map([
            ...interfaceFiles(decision),
            ...decision.places.flatMap((each) => [...each.files]),
        ]),
    };
}
function interfaceFiles({ selection, moduleInterface }) {
    if (moduleInterface === undefined)
        return [];
    return (0,interface_document/* formatInterfaceFiles */.WA)(selection.release, moduleInterface).map(([path, text]) => [
        path,
        new TextEncoder().encode(text),
    ]);
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
        description: (0,readme/* descriptionFromReadme */.b)(decision.moduleInterface?.root.readme ?? ''),
        package: decision.pkg.facts,
        packages,
    };
}
/** The modules of this run; those of which nothing is new too, so that what a crash left undone is mended. */
function publicationsOf(placed) {
    const groups = (0,base_group/* groupBy */.$)(placed, ({ release }) => (0,module_address/* formatModuleAddress */.wc)(release.address));
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
            moduleInterfaces: new Map(fresh.flatMap(({ decision }) => interfaceOf(decision))),
        };
    });
}
function interfaceOf(decision) {
    if (decision.status === 'unchanged' || decision.moduleInterface === undefined)
        return [];
    return [[decision.selection.release.version, decision.moduleInterface]];
}

;// CONCATENATED MODULE: ./lib/publish/publish-releases.js










/**
 * Selected releases of any number of repositories → packages → one index commit. A lost race is planned again on the new
 * head, with the packages kept.
 */
async function publishReleases(contributions, terms, { index, retry, log }) {
    const remembering = contributions.map(once);
    const selections = contributions.flatMap((each) => each.selections);
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await index.open();
        const state = await readIndex(index, snapshot, { ...terms, selections });
        const decided = weigh(await decideEach(remembering, state), terms.refusalCosts);
        const registryUrl = state.registry.url;
        const known = { registryUrl, commit: snapshot.commit, isRefused: false };
        if (terms.refusalCosts === 'run' && decided.some(({ refusals }) => refusals.length > 0)) {
            const parts = decided.map(({ refusals }) => ({ refusals, placed: [] }));
            return { ...known, parts, changed: [], isRefused: true };
        }
        const accepted = decided.flatMap((part) => part.accepted);
        if (attempt === 1) {
            announce(accepted, registryUrl, log);
            if (!terms.dryRun)
                await checkAccess(decided, index);
        }
        const parts = await placeEach(decided, { registryUrl, isPut: !terms.dryRun, log });
        const placed = parts.flatMap((part) => part.placed);
        if (attempt === 1)
            announceClients(placed, registryUrl, log);
        const change = (0,publication_plan/* planChange */.AS)(state.files, state.registry, publicationsOf(placed));
        const wanted = [...change.files, ...(terms.alongside?.(parts) ?? [])];
        const files = new Map([...(wanted.length > 0 ? state.created : []), ...wanted]);
        const outcome = { ...known, parts, changed: [...files.keys()] };
        if (files.size === 0 || terms.dryRun)
            return outcome;
        const message = change.files.size > 0 ? change.message : 'Note what was collected';
        const committed = await index.commit({ message, files }, snapshot);
        if (committed !== 'moved')
            return { ...outcome, commit: committed.commit };
        if (!(await retry.again(attempt)))
            throw (0,index_busy/* indexBusy */.c)(attempt);
    }
}
function once(contribution) {
    const packer = packingOnce(contribution.packer);
    return { ...contribution, packer, interfaces: readingOnce(contribution.interfaces) };
}
async function decideEach(contributions, state) {
    const claims = new Claims();
    const parts = [];
    for (const contribution of contributions) {
        const decisions = await decide(contribution.selections, { ...contribution, ...state }, claims);
        await contribution.rest?.();
        const judged = judgeCompatibility(decisions, state.files);
        parts.push({
            contribution,
            accepted: judged
                .filter(isAccepted)
                .map((decision) => shown(decision, contribution.isInterfaceShown ?? true)),
            refusals: [...contribution.refused, ...judged.filter(isRefused)],
        });
    }
    return parts;
}
function weigh(parts, refusalCosts) {
    if (refusalCosts !== 'repository')
        return parts;
    return parts.map((part) => (part.refusals.length > 0 ? { ...part, accepted: [] } : part));
}
async function placeEach(parts, placing) {
    const placed = [];
    for (const { contribution, accepted, refusals } of parts)
        placed.push({ refusals, placed: await placeReleases(accepted, { ...contribution, ...placing }) });
    return placed;
}
/** What a version offers stays out of an index that shall not show it. */
function shown(decision, isInterfaceShown) {
    if (isInterfaceShown || decision.status === 'unchanged')
        return decision;
    return { ...decision, moduleInterface: undefined };
}
function isRefused(decision) {
    return decision.status === 'refused';
}
function isAccepted(decision) {
    return decision.status !== 'refused';
}


/***/ }),

/***/ 7851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   JG: () => (/* binding */ publishDocument),
/* harmony export */   qS: () => (/* binding */ resultsOf),
/* harmony export */   r2: () => (/* binding */ formatPublishReport)
/* harmony export */ });
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * What a run came to; of one that was refused as a whole `error` is the first refusal.
 * @param fresh status of the releases that were not in the index before
 */
function reportOf(outcome, fresh) {
    const [first] = outcome.parts.flatMap(({ refusals }) => refusals);
    return {
        results: outcome.parts.flatMap((part) => resultsOf(part, fresh)),
        index: { commit: outcome.commit, changed: outcome.changed },
        registryUrl: outcome.registryUrl,
        ...(first === undefined || !outcome.isRefused ? {} : { error: first.error.toRefusal() }),
    };
}
function resultsOf({ placed, refusals }, fresh) {
    const accepted = placed.map(({ decision, release }) => ({
        ...publishedResult(decision.status === 'unchanged' ? 'unchanged' : fresh, release),
        ...comparisonOf(decision),
    }));
    return [...accepted, ...refusals.map(refusedResult)];
}
function publishDocument({ registryUrl: _, ...document }) {
    return document;
}
function publishedResult(status, release) {
    const { digest, size, files } = release.package;
    const [first] = release.packages;
    return {
        status,
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address),
        version: release.version,
        tag: release.tag,
        commit: release.commit,
        location: first?.location ?? '',
        package: { kind: first?.kind ?? '', digest, size, files },
        packages: release.packages,
    };
}
function comparisonOf(decision) {
    if (decision.status === 'unchanged' || decision.compatibility === undefined)
        return {};
    const { base, required, given, isHonest, honest, changes } = decision.compatibility;
    return { compatibility: { base, required, given, ...(isHonest ? {} : { honest }), changes } };
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
        : [
            `${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`,
            ...verdictLine(result),
        ]);
    const { commit, changed } = report.index;
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    const isPlanned = report.results.some(({ status }) => status === 'planned');
    const verb = isPlanned ? 'would change' : 'changed';
    return [...lines, `index     ${changed.length} files ${verb}${head}`].join('\n');
}
function verdictLine({ compatibility }) {
    if (compatibility === undefined)
        return [];
    const { base, required, honest, changes } = compatibility;
    const what = changes.length === 0 ? 'no changes' : `${required} changes`;
    const advice = honest === undefined ? '' : `: ${honest} would be honest`;
    return [`interface ${what} since ${base}${advice}`];
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ selectReleases)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2234);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(905);
/* harmony import */ var _find_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1793);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5277);





/** Tags → releases. Under `all`, tags that are no version of any module are passed over with a notice. */
async function selectReleases(request, dependencies) {
    const selections = [];
    const refused = [];
    const passedOver = [];
    const isAll = request.tags === 'all';
    const names = request.tags === 'all' ? await dependencies.tags.all() : [...new Set(request.tags)];
    for (const name of names) {
        const tag = typeof name === 'string' ? name : name.tag;
        try {
            selections.push(...(await selectTag(name, request, dependencies)));
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            if (isAll && error.code === 'INVALID_TAG')
                passedOver.push(tag);
            else
                refused.push({ tag, error });
        }
    }
    if (passedOver.length > 0)
        dependencies.log.info(`tags      passed over, no version: ${passedOver.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ')}`);
    return { ...refuseDoubles(selections, refused), passedOver };
}
async function selectTag(name, { flags, prefixOf }, dependencies) {
    const tagged = typeof name === 'string' ? await (0,_find_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .findTag */ .I)(name, flags, dependencies) : name;
    const config = await dependencies.config.at(tagged.commit);
    const chosen = flags.package ?? config.package;
    const byDefault = chosen === undefined ? dependencies.defaultKinds : undefined;
    const prefix = (address = dependencies.defaultAddress()) => prefixOf?.(address) ?? '';
    return (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .matchTag */ ._)(tagged.tag, (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesOf */ .X)(config, flags, prefixOf && prefix)).map(({ spec, version }) => ({
        release: {
            address: spec.address ?? dependencies.defaultAddress(),
            version,
            tag: tagged.tag,
            commit: tagged.commit,
            committedAt: (0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCommitDate */ .Vl)(tagged.committedAt),
            path: spec.path,
        },
        kinds: chosen ?? byDefault?.kinds ?? ['index'],
        ...(byDefault === undefined ? {} : { byDefault }),
        gitRef: flags['git-ref'] ?? config['git-ref'] ?? 'commit',
        compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
        sourceUrl: flags['source-url'] ?? config['source-url'],
        ociRepository: flags['oci-repository'] ?? spec.ociRepository,
        ociTags: flags['oci-tags'] ?? config['oci-tags'] ?? 'all',
        allow: config.allow ?? [],
    }));
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, refused) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(selections, ({ release }) => (0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(release));
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
    const spellings = group.map((each) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each.release.tag)} at ${each.release.commit}`).join(' and ');
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tags ${spellings} are both ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelease */ .B9)(release)}`, 'delete the tag that is wrong, then publish the other');
}


/***/ })

};
