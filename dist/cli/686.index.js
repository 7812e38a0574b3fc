export const id = 686;
export const ids = [686];
export const modules = {

/***/ 5686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCommand: () => (/* binding */ publishCommand)
});

// EXTERNAL MODULE: ./lib/assemble.js + 62 modules
var assemble = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/core/config.js
var config = __webpack_require__(6641);
// EXTERNAL MODULE: ./lib/core/registry-url.js
var registry_url = __webpack_require__(3204);
// EXTERNAL MODULE: ./lib/core/schema.js
var schema = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/core/index/change.js + 1 modules
var index_change = __webpack_require__(8275);
// EXTERNAL MODULE: ./lib/core/error.js
var core_error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/index/protocol.js
var protocol = __webpack_require__(9594);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/core/interface/advice.js


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
            warning({ file, line }, `module ${(0,core_error/* quote */.hD)(name)}: the source ${(0,core_error/* quote */.hD)(source)} ${why}, and breaks where the module is installed`),
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
            : [warning({ file, line: at + 1 }, `the link ${(0,core_error/* quote */.hD)(link)} leads to nothing in the package`)];
    }));
}
function inputAdvice({ inputs }) {
    return inputs.flatMap(({ name, description, type, file, line }) => {
        const missing = [...(description === '' ? ['description'] : []), ...(type === '' ? ['type'] : [])];
        return missing.length === 0
            ? []
            : [warning({ file, line }, `input ${(0,core_error/* quote */.hD)(name)} has no ${missing.join(' and no ')}`)];
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

// EXTERNAL MODULE: ./lib/core/interface/changes-text.js
var changes_text = __webpack_require__(9372);
// EXTERNAL MODULE: ./lib/core/interface/diagnostics.js
var diagnostics = __webpack_require__(2751);
// EXTERNAL MODULE: ./lib/core/module-block.js
var module_block = __webpack_require__(5519);
// EXTERNAL MODULE: ./lib/core/release.js
var core_release = __webpack_require__(4718);
;// CONCATENATED MODULE: ./lib/use-cases/announce.js







/** Says before the first write what would be published under which address: name and system are easily swapped. */
function announce(decisions, registryUrl, log) {
    const fresh = decisions.filter((decision) => decision.status === 'publish');
    for (const { selection, pkg, offer, compatibility } of fresh) {
        const { release } = selection;
        log.info(`release   ${(0,core_release/* formatRelease */.B9)(release)} from tag ${(0,core_error/* quote */.hD)(release.tag)} at ${(0,core_release/* shortCommit */.Ax)(release.commit)}`);
        log.info(`package   ${pkg.facts.files} files, ${grouped(pkg.facts.size)} bytes, ${pkg.facts.digest}`);
        for (const line of [...adviceLines(selection, pkg, offer), ...verdictLines(release, compatibility)])
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
        log.warn(`${(0,core_release/* formatRelease */.B9)(release)} is for OpenTofu 1.10 or newer only: Terraform cannot read any of its packages. To serve both, publish with --package oci,index`);
    }
}
const MAX_ADVICE = 20;
/** Files that do not parse, and what is worth mending. */
function adviceLines({ release }, pkg, offer) {
    if (offer === undefined)
        return [];
    const advice = adviceOn(offer, pkg.contents.map(({ path }) => path));
    const lines = [...offer.diagnostics, ...advice].map((each) => (0,diagnostics/* formatDiagnostic */.xy)(each, release.path));
    const more = lines.length > MAX_ADVICE ? [`and ${lines.length - MAX_ADVICE} more like these`] : [];
    return [...lines.slice(0, MAX_ADVICE), ...more];
}
function verdictLines(release, compatibility) {
    if (compatibility === undefined || compatibility.isHonest)
        return [];
    const { base, given, required, honest, changes } = compatibility;
    return [
        `${(0,core_release/* formatRelease */.B9)(release)} is a ${given} version after ${base}, but its interface has ${required} changes: ${honest} would be honest`,
        ...(0,changes_text/* formatChanges */.r)(changes.filter(({ severity }) => severity === required)),
    ];
}
/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number) {
    return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

;// CONCATENATED MODULE: ./lib/use-cases/check-access.js
/** Proves before the first write that all the writes of a run are allowed. Throws PERMISSION, STORE_REFUSED. */
async function checkAccess(decisions, { stores, index }) {
    const fresh = decisions.filter(({ status }) => status === 'publish');
    const kinds = new Set(fresh.flatMap(({ selection }) => selection.kinds));
    if (kinds.size === 0)
        return;
    await index.checkAccess?.();
    for (const kind of kinds)
        await stores.get(kind)?.checkAccess?.();
}

// EXTERNAL MODULE: ./lib/use-cases/compatibility.js
var compatibility = __webpack_require__(6591);
// EXTERNAL MODULE: ./lib/core/git-remote.js
var git_remote = __webpack_require__(3694);
// EXTERNAL MODULE: ./lib/core/index/contents.js
var contents = __webpack_require__(716);
// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
// EXTERNAL MODULE: ./lib/core/index/module-list.js
var module_list = __webpack_require__(7387);
// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
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
    return new core_error/* RegistryError */.gl('TAG_MOVED', `tag ${(0,core_error/* quote */.hD)(release.tag)} is at commit ${release.commit}, but ${(0,core_release/* formatRelease */.B9)(release)} was published from it at commit ${published.commit} (${published.package.digest})`, `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`);
}
/** @param digest of the package that this release would make */
function versionExists(release, published, digest) {
    const from = (tag, commit, path) => `tag ${(0,core_error/* quote */.hD)(tag)}, commit ${commit}${path === '' ? '' : `, directory ${(0,core_error/* quote */.hD)(path)}`}`;
    return new core_error/* RegistryError */.gl('VERSION_EXISTS', `${(0,core_release/* formatRelease */.B9)(release)} is published already with ${published.package.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`, 'published versions never change: tag this commit with a new version');
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
    throw new core_error/* RegistryError */.gl('NOT_OWNER', `${(0,module_address/* formatModuleAddress */.wc)(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`, 'publish from that repository, or choose another address with --module ns/name/system (action input "module")');
}
function nameOf(repository) {
    const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`;
    return `${(0,core_error/* quote */.hD)(`${repository.host}/${repository.repository}`)}${id}`;
}

;// CONCATENATED MODULE: ./lib/use-cases/decide.js








/** Refusals are decisions too: a run says all of them. Packs only what has to be packed. */
async function decide(selections, basis) {
    const modules = new Map();
    const spellings = new Map();
    const decisions = [];
    for (const selection of selections) {
        try {
            const address = (0,module_address/* formatModuleAddress */.wc)(selection.release.address);
            const key = (0,module_address/* addressKey */.IY)(selection.release.address);
            refuseSpelling(address, spellings.get(key) ?? spellingIn(basis.files, selection.release.address));
            spellings.set(key, address);
            if (!modules.has(address))
                modules.set(address, (0,contents/* moduleIn */.w6)(basis.files, selection.release.address));
            decisions.push(await decideOne(selection, modules.get(address), basis));
        }
        catch (error) {
            if (!(error instanceof core_error/* RegistryError */.gl))
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
        const [pkg, offer] = await inOrder(pack(selection, basis.packer), readOffer(selection, basis.interfaces));
        return {
            status: 'publish',
            owner,
            pkg,
            published: undefined,
            offer,
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
        offer: undefined,
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
async function readOffer({ release }, interfaces) {
    const { commit, path, tag } = release;
    const offer = await interfaces.atCommit({ commit, path });
    const broken = (0,diagnostics/* brokenFiles */.fe)(offer, 'root');
    if (broken.length > 0)
        throw (0,diagnostics/* invalidHcl */.Vj)(broken, `tag ${(0,core_error/* quote */.hD)(tag)}`, path);
    return offer;
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
function spellingIn(files, address) {
    const path = (0,layout/* catalogPath */.Hc)(address);
    return (0,module_list/* clashingSpelling */.Yz)((0,module_list/* parseModuleList */.W2)(path, files.get(path)), address);
}
/** @param other in the index, or earlier in this run */
function refuseSpelling(address, other) {
    if (other === undefined || other === address)
        return;
    throw new core_error/* RegistryError */.gl('INVALID_ADDRESS', `${(0,core_error/* quote */.hD)(address)} differs only by case from ${(0,core_error/* quote */.hD)(other)}, which is there already`, `publish under the spelling that is there: --module ${other}`);
}
/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(selection, registry) {
    if (registry.url !== null || !selection.kinds.includes('index'))
        return;
    throw new core_error/* RegistryError */.gl('INVALID_INPUT', 'the index has no public URL, and packages in the index need one', 'set it once: module-registry init --index … --url https://modules.example.com (the action sets it by "index-url" where it creates the index), or publish with --package git');
}

// EXTERNAL MODULE: ./lib/use-cases/index-busy.js
var index_busy = __webpack_require__(2417);
;// CONCATENATED MODULE: ./lib/use-cases/packing-once.js
/** The same for what modules offer. */
function readingOnce(interfaces) {
    const offers = new Map();
    return {
        atCommit(request) {
            const key = JSON.stringify(request);
            const known = offers.get(key) ?? interfaces.atCommit(request);
            offers.set(key, known);
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

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/index/documents.js
var documents = __webpack_require__(8250);
// EXTERNAL MODULE: ./lib/core/index/offer.js
var index_offer = __webpack_require__(3810);
;// CONCATENATED MODULE: ./lib/core/interface/readme.js
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
    const places = decision.places.map(({ place }) => place);
    const { registryUrl } = placing;
    if (placing.isPut)
        for (const { store } of decision.places)
            await store.put(selection, pkg, registryUrl);
    const release = published ?? releaseDocument(decision, placing, places);
    return {
        decision,
        release: { ...release, packages: [...known, ...places] },
        files: new Map([
            ...offeredFiles(decision),
            ...decision.places.flatMap((each) => [...each.files]),
        ]),
    };
}
function offeredFiles({ selection, offer }) {
    if (offer === undefined)
        return [];
    return (0,index_offer/* formatOffer */.e0)(selection.release, offer).map(([path, text]) => [path, new TextEncoder().encode(text)]);
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
        description: descriptionFromReadme(decision.offer?.root.readme ?? ''),
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
            offers: new Map(fresh.flatMap(({ decision }) => offerOf(decision))),
        };
    });
}
function offerOf(decision) {
    if (decision.status === 'unchanged' || decision.offer === undefined)
        return [];
    return [[decision.selection.release.version, decision.offer]];
}

;// CONCATENATED MODULE: ./lib/use-cases/publish-report.js

/** @param fresh status of the releases that were not in the index before */
function reportOf(fresh, outcome) {
    const accepted = outcome.placed.map(({ decision, release }) => ({
        ...publishedResult(decision.status === 'unchanged' ? 'unchanged' : fresh, release),
        ...comparisonOf(decision),
    }));
    return {
        results: [...accepted, ...outcome.refusals.map(refusedResult)],
        index: { commit: outcome.commit, changed: outcome.changed },
        registryUrl: outcome.registryUrl,
    };
}
/** A run that was refused: every refusal, and as `error` the first. */
function refusedReport(outcome) {
    const [first] = outcome.refusals;
    const report = reportOf('published', { ...outcome, placed: [], changed: [] });
    return { ...report, ...(first === undefined ? {} : { error: first.error.toRefusal() }) };
}
function publishDocument({ registryUrl: _, ...document }) {
    return document;
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
function comparisonOf(decision) {
    if (decision.status === 'unchanged' || decision.compatibility === undefined)
        return {};
    const { base, required, given, changes } = decision.compatibility;
    return { compatibility: { base, required, given, changes } };
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
// EXTERNAL MODULE: ./lib/core/selection.js
var selection = __webpack_require__(8905);
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
            if (!(error instanceof core_error/* RegistryError */.gl))
                throw error;
            if (isAll && error.code === 'INVALID_TAG')
                passedOver.push(tag);
            else
                refused.push({ tag, error });
        }
    }
    if (passedOver.length > 0)
        outside.log.info(`tags      passed over, no version: ${passedOver.map(core_error/* quote */.hD).join(', ')}`);
    return refuseDoubles(selections, refused);
}
async function selectTag(name, flags, outside) {
    const tagged = typeof name === 'string' ? await (0,find_tag/* findTag */.I)(name, flags, outside) : name;
    const config = await outside.config.at(tagged.commit);
    const chosen = flags.package ?? config.package;
    const byDefault = chosen === undefined ? outside.defaultKinds : undefined;
    return (0,selection/* matchTag */._)(tagged.tag, (0,selection/* modulesOf */.X)(config, flags)).map(({ spec, version }) => ({
        release: {
            address: spec.address ?? outside.defaultAddress(),
            version,
            tag: tagged.tag,
            commit: tagged.commit,
            committedAt: (0,core_release/* formatCommitDate */.Vl)(tagged.committedAt),
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
    const spellings = group.map((each) => `${(0,core_error/* quote */.hD)(each.release.tag)} at ${each.release.commit}`).join(' and ');
    return new core_error/* RegistryError */.gl('INVALID_TAG', `tags ${spellings} are both ${(0,core_release/* formatRelease */.B9)(release)}`, 'delete the tag that is wrong, then publish the other');
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
    const interfaces = readingOnce(outside.interfaces);
    for (let attempt = 1;; attempt += 1) {
        const snapshot = await outside.index.open();
        const state = await (0,read_index/* readIndex */.v)(outside.index, snapshot, { selections, url: request.url });
        const decided = (0,compatibility/* judgeCompatibility */.U)(await decide(selections, { ...outside, ...state, packer, interfaces }), state.files);
        const refusals = [...refused, ...decided.filter(isRefused)];
        const known = { refusals, commit: snapshot.commit, registryUrl: state.registry.url };
        if (refusals.length > 0 && !request.keepGoing)
            return refusedReport(known);
        const accepted = decided
            .filter(isAccepted)
            .map((decision) => shown(decision, outside.isOfferShown ?? true));
        if (attempt === 1) {
            announce(accepted, state.registry.url, outside.log);
            if (!request.dryRun)
                await checkAccess(accepted, outside);
        }
        const placing = { ...outside, registryUrl: state.registry.url, isPut: !request.dryRun };
        const placed = await placeReleases(accepted, placing);
        if (attempt === 1)
            announceClients(placed, state.registry.url, outside.log);
        const change = (0,index_change/* planChange */.AS)(state.files, state.registry, publicationsOf(placed));
        const files = new Map([...(placed.length > 0 ? state.created : []), ...change.files]);
        const unwritten = { ...known, placed, changed: [...files.keys()] };
        if (files.size === 0 || request.dryRun)
            return reportOf(request.dryRun ? 'planned' : 'published', unwritten);
        const outcome = await outside.index.commit({ ...change, files }, snapshot);
        if (outcome !== 'moved')
            return reportOf('published', { ...unwritten, commit: outcome.commit });
        if (!(await outside.retry.again(attempt)))
            throw (0,index_busy/* indexBusy */.c)(attempt);
    }
}
/** What a version offers stays out of an index that shall not show it. */
function shown(decision, isOfferShown) {
    if (isOfferShown || decision.status === 'unchanged')
        return decision;
    return { ...decision, offer: undefined };
}
function isRefused(decision) {
    return decision.status === 'refused';
}
function isAccepted(decision) {
    return decision.status !== 'refused';
}

// EXTERNAL MODULE: ./lib/cli/command.js + 3 modules
var command = __webpack_require__(555);
;// CONCATENATED MODULE: ./lib/core/retry-seconds.js

const DEFAULT_SECONDS = 30;
/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
function parseRetrySeconds(text) {
    if (text === undefined || text === '')
        return DEFAULT_SECONDS;
    const seconds = Number(text);
    if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new core_error/* RegistryError */.gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${(0,core_error/* quote */.hD)(text)}, not a number of seconds from 1 to 3600`, 'correct it, or leave it out: the default is 30');
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

;// CONCATENATED MODULE: ./lib/cli/publish.js








async function publishCommand(flags, surroundings) {
    const { tag, allTags = false, module, package: kinds } = flags;
    if (allTags === (tag !== undefined)) {
        throw new command/* UsageError */.eb('one of --tag and --all-tags is needed, not both', 'name a tag (--tag v1.2.3) or publish them all (--all-tags)');
    }
    const given = {
        module,
        package: kinds,
        'module-path': flags.modulePath,
        'git-ref': flags.gitRef,
        'source-url': flags.sourceUrl,
        'oci-repository': flags.ociRepository,
        'oci-tags': flags.ociTags,
        compatibility: flags.compatibility,
    };
    const request = {
        tags: tag ?? 'all',
        flags: (0,schema/* parseWords */.n)(config/* selectionWords */.w8, given, (key) => `--${key}`),
        url: flags.url === undefined ? undefined : (0,registry_url/* parseRegistryUrl */.I)(flags.url),
        keepGoing: flags.keepGoing ?? false,
        dryRun: flags.dryRun ?? false,
    };
    const target = (0,assemble/* indexTarget */.iR)(flags.index);
    const modules = await (0,assemble/* assembleModules */.QG)(surroundings, {
        directory: flags.repository,
        configFile: flags.config,
        origin: undefined,
        oci: {
            host: request.flags['oci-repository']?.host,
            githubToken: surroundings.environment['GITHUB_TOKEN'],
        },
        github: gitHubSettings(surroundings.environment),
    });
    const token = surroundings.environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,assemble/* assembleIndex */.Hw)(surroundings, { target, token, reading: 'paths' });
    try {
        const report = await publish(request, { ...modules, ...opened, log: surroundings.log });
        const refusals = report.results.flatMap((result) => (result.status === 'refused' ? [result.error] : []));
        return { json: publishDocument(report), text: formatPublishReport(report), refusals };
    }
    finally {
        await Promise.all([modules.close(), opened.close()]);
    }
}


/***/ }),

/***/ 8275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ug: () => (/* binding */ moduleFiles),
  AS: () => (/* binding */ planChange),
  uP: () => (/* binding */ versionFiles)
});

// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
// EXTERNAL MODULE: ./lib/core/release.js
var release = __webpack_require__(4718);
// EXTERNAL MODULE: ./lib/core/index/contents.js
var contents = __webpack_require__(716);
// EXTERNAL MODULE: ./lib/core/index/documents.js
var documents = __webpack_require__(8250);
// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
// EXTERNAL MODULE: ./lib/core/interface/api-shape.js
var api_shape = __webpack_require__(2275);
// EXTERNAL MODULE: ./lib/core/json.js
var json = __webpack_require__(3085);
// EXTERNAL MODULE: ./lib/core/index/module-list.js
var module_list = __webpack_require__(7387);
;// CONCATENATED MODULE: ./lib/core/index/module-details.js




/**
 * "Get a specific module" of the registry HTTP API, as far as it depends on this version's own commit alone.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderVersionDetails(release, offer) {
    return (0,json/* canonicalJson */.d)(versionDetails(release, offer));
}
/** "Get a module": the latest version, and which versions there are, highest first. */
function renderModuleDetails(module, latest, offer) {
    return (0,json/* canonicalJson */.d)({ ...versionDetails(latest, offer), versions: (0,documents/* listedVersions */.f3)(module) });
}
function versionDetails(release, offer) {
    return { ...(0,module_list/* releaseSummary */.kU)(release), tag: release.tag, ...shapeOf(offer) };
}
function shapeOf(offer) {
    if (offer === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...shape } = (0,api_shape/* interfaceShape */.T)(offer);
    return shape;
}
/** The documented keys, so that readers find lists; for versions whose publish did not write what they offer. */
const EMPTY_ROOT = {
    path: '',
    readme: '',
    empty: false,
    inputs: [],
    outputs: [],
    dependencies: [],
    provider_dependencies: [],
    resources: [],
};

// EXTERNAL MODULE: ./lib/core/index/offer.js
var index_offer = __webpack_require__(3810);
// EXTERNAL MODULE: ./lib/core/index/protocol.js
var protocol = __webpack_require__(9594);
// EXTERNAL MODULE: ./lib/core/index/source-page.js
var source_page = __webpack_require__(2031);
;// CONCATENATED MODULE: ./lib/core/index/change.js










/**
 * (what is there, publications) → the files to write; an empty map where the index says all of it already. Versions come
 * before `module.json`, which claims them, and that before the lists that show them: whoever reads between two writes finds
 * nothing listed that is not there.
 */
function planChange(index, registry, publications) {
    const drafts = new Map();
    for (const publication of publications) {
        const module = moduleAfter((0,contents/* moduleIn */.w6)(index, publication.address), publication);
        for (const [path, content] of publication.files)
            drafts.set(path, content);
        const read = (path) => bytesOf(drafts.get(path)) ?? index.get(path);
        const offerOf = (release) => publication.offers?.get(release.version) ?? (0,index_offer/* parseOffer */.ep)(release, read);
        for (const release of publication.releases)
            draft(drafts, versionFiles(release, registry, offerOf(release)));
        draft(drafts, [[(0,layout/* modulePath */.Mw)(module.address, 'module.json'), (0,documents/* formatModuleDocument */.TI)(module)]]);
        const latest = latestRelease(index, module, publication.releases);
        const offer = latest === undefined ? undefined : offerOf(latest);
        draft(drafts, moduleFiles(module, latest, offer));
        draft(drafts, listFiles(module, latest, read));
    }
    const files = new Map([...drafts].filter(([path, content]) => !isSame(index.get(path), content)));
    return { message: commitMessage(publications), files };
}
function moduleAfter(current, publication) {
    const known = current?.versions ?? [];
    const knownVersions = new Set(known.map(({ version }) => version));
    const added = publication.releases
        .filter(({ version }) => !knownVersions.has(version))
        .map(({ version, committedAt }) => ({ version, committedAt }));
    return {
        format: documents/* INDEX_FORMAT */.B7,
        address: publication.address,
        owner: publication.owner,
        versions: [...known, ...added],
        yanks: current?.yanks ?? [],
        deprecations: current?.deprecations ?? [],
    };
}
/** The files of one version's directory that are rendered; its zip, if any, travels beside them. */
function versionFiles(release, registry, offer) {
    const path = (file) => (0,layout/* versionPath */.qW)(release.address, release.version, file);
    return [
        [path('release.json'), (0,documents/* formatReleaseDocument */.yp)(release)],
        [path('index.json'), renderVersionDetails(release, offer)],
        [path('source'), (0,source_page/* renderSourcePage */.N)(release, (0,protocol/* sourcePageLocation */.wH)(release, registry.url))],
        [path('download'), (0,protocol/* renderDownload */.xc)(release)],
    ];
}
/** A module's own derived files: what clients and readers ask for under its address. */
function moduleFiles(module, latest, offer) {
    const { address } = module;
    const versions = [(0,layout/* modulePath */.Mw)(address, 'versions'), (0,protocol/* renderVersions */.Ku)(module)];
    if (latest === undefined)
        return [versions];
    return [versions, [(0,layout/* modulePath */.Mw)(address, 'index.json'), renderModuleDetails(module, latest, offer)]];
}
/** The lists that show a module, with the module in its place. */
function listFiles(module, latest, read) {
    const { address } = module;
    const item = latest === undefined ? undefined : (0,module_list/* listItem */.Aw)(module, latest);
    const listAt = (path) => (0,module_list/* withModule */.Ji)((0,module_list/* parseModuleList */.W2)(path, read(path)), address, item);
    const byAddress = [(0,layout/* nameListPath */.zx)(address), (0,layout/* catalogPath */.Hc)(address)];
    const newest = [(0,layout/* namespaceListPath */.P_)(address), layout/* MODULE_LIST_PATH */._Q];
    return [
        ...byAddress.map((path) => [path, (0,module_list/* formatAddressList */.Iy)(listAt(path))]),
        ...newest.map((path) => [path, (0,module_list/* formatNewestList */.GU)(listAt(path))]),
    ];
}
function latestRelease(index, module, releases) {
    const latest = (0,module_list/* latestOf */.Te)(module);
    if (latest === undefined)
        return undefined;
    return releases.find(({ version }) => version === latest) ?? (0,contents/* listedRelease */.Lh)(index, module, latest);
}
/** A file that two publications share is written after what both of them claim in it. */
function draft(drafts, files) {
    for (const [path, text] of files) {
        drafts.delete(path);
        drafts.set(path, new TextEncoder().encode(text));
    }
}
function bytesOf(content) {
    return content instanceof Uint8Array ? content : undefined;
}
function isSame(current, content) {
    if (current === undefined || !(content instanceof Uint8Array) || current.length !== content.length)
        return false;
    return current.every((byte, index) => byte === content[index]);
}
function commitMessage(publications) {
    const releases = publications.flatMap((publication) => publication.releases);
    const [first] = releases;
    if (first === undefined)
        return `Repair ${publications.map(({ address }) => (0,module_address/* formatModuleAddress */.wc)(address)).join(', ')}`;
    if (releases.length > 1)
        return `Publish ${releases.length} versions\n\n${releases.map(release/* formatRelease */.B9).join('\n')}`;
    return `Publish ${(0,release/* formatRelease */.B9)(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}`;
}


/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ interfaceShape)
/* harmony export */ });
/* unused harmony export directoryShape */
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1075);

/**
 * A directory as the registry HTTP API shows it. `default` is source text, missing text `''`; resources are those that the
 * module creates. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryShape(directory) {
    return {
        path: directory.path,
        readme: directory.readme,
        empty: directory.empty,
        inputs: directory.inputs.map((input) => ({
            name: input.name,
            type: input.type,
            description: input.description,
            default: input.default,
            required: input.required,
            sensitive: input.sensitive,
        })),
        outputs: directory.outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
        dependencies: directory.calls.map(({ name, source, version }) => ({ name, source, version })),
        provider_dependencies: directory.providers.map(providerShape),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** What `inspect --json` prints. */
function interfaceShape(module) {
    return {
        root: directoryShape(module.root),
        submodules: module.submodules.map(directoryShape),
        examples: module.examples.map(directoryShape),
        diagnostics: module.diagnostics,
    };
}
function providerShape({ name, source, constraints }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .s)(constraints) };
}


/***/ }),

/***/ 9372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ changelogLine),
/* harmony export */   r: () => (/* binding */ formatChanges)
/* harmony export */ });
const ORDER = ['major', 'minor', 'patch'];
/** A line for each change, the gravest first. */
function formatChanges(changes) {
    return ORDER.flatMap((severity) => changes.filter((change) => change.severity === severity)).map(({ severity, subject, message }) => `${severity.padEnd(9)} ${subject}  ${message}`);
}
/** One line for a changelog: what breaks, or what is new. */
function changelogLine(changes) {
    const gravest = ORDER.find((severity) => changes.some((change) => change.severity === severity));
    const counted = changes.filter(({ severity }) => severity === gravest);
    if (gravest === undefined)
        return 'No change of the interface.';
    const start = { major: 'Breaking', minor: 'New', patch: 'Changed' }[gravest];
    return `${start}: ${counted.map(({ subject, message }) => `\`${subject}\` (${message})`).join(', ')}.`;
}


/***/ }),

/***/ 2751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ invalidHcl),
/* harmony export */   fe: () => (/* binding */ brokenFiles),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _tree_walk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6213);



const MAX_LISTED = 20;
/** `modules/a/main.tf:3:7: unexpected …`; `root` is the module's directory in its repository. */
function formatDiagnostic({ file, line, column, message }, root = '') {
    return `${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${(0,_tree_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .rootPrefix */ .RO)(root)}${file}`).slice(1, -1)}:${line}:${column}: ${message}`;
}
/** Files that do not parse in the module's root, and in its submodules where those count too. */
function brokenFiles(module, counted) {
    return module.diagnostics.filter(({ severity, file }) => {
        const isCounted = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(file) === '' || (counted === 'with submodules' && /^modules\//.test(file));
        return severity === 'error' && isCounted;
    });
}
/** The refusal of a module by its files that do not parse. @param of `HEAD`, `tag "v1.0.0"` */
function invalidHcl(diagnostics, of, root = '') {
    const listed = diagnostics.slice(0, MAX_LISTED).map((each) => formatDiagnostic(each, root));
    const more = diagnostics.length > MAX_LISTED ? [`and ${diagnostics.length - MAX_LISTED} more`] : [];
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_HCL', [`the configuration of ${of} does not parse:`, ...listed, ...more].join('\n  '), 'correct the files, commit them, and look again: terraform fmt -check, or tofu fmt -check');
}


/***/ }),

/***/ 4718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(822);


/** `acme/vpc/aws 1.2.3`, as logs and commit messages say it. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Unix seconds → the one form of a date in the index. Throws INVALID_INPUT for a year that it cannot hold. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a true date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ }),

/***/ 8905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ modulesOf),
/* harmony export */   _: () => (/* binding */ matchTag)
/* harmony export */ });
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1105);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(822);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9519);




/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 */
function modulesOf(config, flags) {
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        return [
            {
                path,
                address: flags.module ?? config.module,
                tagPrefix: '',
                ociRepository: config['oci-repository'],
            },
        ];
    }
    const specs = config.modules.map((module) => ({
        ...module,
        tagPrefix: module['tag-prefix'],
        ociRepository: module['oci-repository'] ?? config['oci-repository'],
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF} holds no module ${(0,_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules whose version this tag is: those of the longest prefix that fits. Throws INVALID_TAG where there is none. */
function matchTag(tag, specs) {
    const readings = specs.map((spec) => ({ spec, reading: (0,_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readTag */ .z)(tag, spec.tagPrefix) }));
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
    return new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ spec }) => `${spec.tagPrefix}v1.2.3`).join(' or ')}`);
}


/***/ }),

/***/ 9741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findTag)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8905);


/** A tag that was named by hand. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, outside) {
    const tagged = await outside.tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchTag */ ._)(name, (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesOf */ .X)(await outside.config.at('HEAD'), flags));
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}


/***/ })

};
