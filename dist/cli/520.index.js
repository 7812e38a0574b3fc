export const id = 520;
export const ids = [520];
export const modules = {

/***/ 7520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markCommand: () => (/* binding */ markCommand)
});

// EXTERNAL MODULE: ./lib/composition/index-store.js + 10 modules
var index_store = __webpack_require__(7957);
// EXTERNAL MODULE: ./lib/composition/package-places.js
var package_places = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/plan/module-reading.js
var module_reading = __webpack_require__(2301);
// EXTERNAL MODULE: ./lib/index/plan/publication-plan.js
var publication_plan = __webpack_require__(8046);
// EXTERNAL MODULE: ./lib/index/plan/update-index.js
var update_index = __webpack_require__(8123);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/lifecycle/known-module.js
var known_module = __webpack_require__(7328);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/lifecycle/marked-module.js



/** The module after a decision; made twice, it is made once. Throws NOT_FOUND for versions that are not published. */
function markedModule(module, decision) {
    const versions = publishedIn(module, decision.versions);
    switch (decision.action) {
        case 'yank':
            return { module: { ...module, yanks: yanksAfter(module, versions, decision.mark) }, versions };
        case 'restore': {
            const yanks = module.yanks.filter(({ version }) => !versions.includes(version));
            return { module: { ...module, yanks }, versions };
        }
        case 'deprecate':
            return { module: deprecated(module, decision.versions?.text, decision.mark), versions };
        case 'undeprecate':
            return { module: undeprecated(module, decision.versions), versions };
    }
}
function publishedIn(module, range) {
    const published = (0,version/* sortVersions */.M7)(module.versions.map(({ version }) => version));
    const versions = published.filter((version) => range?.allows(version) ?? true);
    if (versions.length > 0 || range === undefined)
        return versions;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const removed = module.removed.find(({ version }) => range.allows(version));
    if (removed !== undefined) {
        throw new error/* RegistryError */.gl('NOT_FOUND', `${address} ${removed.version} is removed, so nothing is left to mark`, 'name a published version: module-registry status --index … lists them');
    }
    throw new error/* RegistryError */.gl('NOT_FOUND', `${address} has no published version ${(0,error/* quote */.hD)(range.text)}`, `it has ${(0,error/* shortList */.pg)(published).join(', ') || 'none'}`);
}
/** A yanked version keeps the date of its first yank; what is said of it is replaced. */
function yanksAfter({ yanks }, versions, mark) {
    const others = yanks.filter(({ version }) => !versions.includes(version));
    const marked = versions.map((version) => {
        const before = yanks.find((yank) => yank.version === version);
        return { ...withoutAdvice(before), version, ...mark, date: before?.date ?? mark.date };
    });
    return [...others, ...marked];
}
function deprecated(module, text, mark) {
    const before = module.deprecations.find(({ versions }) => versions === text);
    const others = module.deprecations.filter((each) => each !== before);
    const range = text === undefined ? {} : { versions: text };
    const marked = { ...withoutAdvice(before), ...range, ...mark, date: before?.date ?? mark.date };
    return { ...module, deprecations: [...others, marked] };
}
/** Keys of a newer tool stay. */
function withoutAdvice(mark) {
    if (mark === undefined)
        return undefined;
    const { link: _, replacement: __, ...rest } = mark;
    return rest;
}
function undeprecated(module, range) {
    const isNamed = (mark) => mark.versions === range?.text;
    if (!module.deprecations.some(isNamed) && module.deprecations.length > 0)
        throw otherDeprecations(module, range);
    return { ...module, deprecations: module.deprecations.filter((mark) => !isNamed(mark)) };
}
function otherDeprecations(module, range) {
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const commands = module.deprecations.map(({ versions }) => ['module-registry undeprecate', address, ...(versions === undefined ? [] : [(0,error/* quote */.hD)(versions)])].join(' '));
    const name = range === undefined ? `${address} as a whole` : `${address} ${(0,error/* quote */.hD)(range.text)}`;
    return new error/* RegistryError */.gl('NOT_FOUND', `no deprecation is about ${name}: the module has others`, `take back the one that you mean: ${(0,error/* shortList */.pg)(commands).join(' or ')}`);
}

// EXTERNAL MODULE: ./lib/lifecycle/moving-name.js
var moving_name = __webpack_require__(4642);
;// CONCATENATED MODULE: ./lib/lifecycle/mark.js













/**
 * Writes a decision about published versions into an index, in one commit; made twice, it is made once. Throws NOT_FOUND for a
 * module, a version or a replacement that the index does not have, INVALID_INPUT for the latest version without `allowLatest`,
 * INDEX_INVALID, and what `updateIndex` throws.
 */
async function markModule({ address, decision, allowLatest, dryRun }, { index, raceBackoff, places }) {
    const { result, commit, changed } = await (0,update_index/* updateIndex */.U)(index, raceBackoff, async (snapshot) => {
        const { registry, module } = await (0,known_module/* readKnownModule */.y)(snapshot, address);
        await refuseUnknownReplacement(decision, snapshot);
        const marked = markedModule(module, decision);
        if (!allowLatest)
            refuseLatest(decision, marked, module);
        const files = await (0,module_reading/* readModuleFiles */.y)(snapshot, marked.module);
        const update = { module: marked.module, releases: [], files: new Map(), moduleInterfaces: new Map() };
        const change = { message: messageOf(decision, marked), files: (0,publication_plan/* planUpdates */.CY)(files, registry, [update]) };
        const planned = [...change.files.keys()];
        return { result: { module, marked, planned }, change: dryRun ? undefined : change };
    });
    const { module, marked, planned } = result;
    const isListing = decision.action === 'yank' || decision.action === 'restore';
    const names = isListing ? await places.follow(marked.module, marked.versions, dryRun) : [];
    return {
        status: planned.length === 0 ? 'unchanged' : dryRun ? 'planned' : 'updated',
        address: (0,module_address/* formatModuleAddress */.wc)(address),
        versions: marked.versions,
        latest: { before: (0,module_list/* latestOf */.Te)(module) ?? null, after: (0,module_list/* latestOf */.Te)(marked.module) ?? null },
        listed: (0,documents/* listedVersions */.f3)(marked.module),
        names,
        index: { commit, changed: dryRun ? planned : changed },
    };
}
/** Advice that leads nowhere is worse than none. */
async function refuseUnknownReplacement(decision, snapshot) {
    const text = 'mark' in decision ? decision.mark.replacement : undefined;
    if (text === undefined)
        return;
    const { address, version } = (0,marks/* parseReplacement */.sH)(text);
    const files = await snapshot.read([(0,paths/* modulePath */.Mw)(address, 'module.json')]);
    const module = (0,index_files/* moduleIn */.w6)(files, address);
    if (module !== undefined && (version === undefined || (0,documents/* listedVersions */.f3)(module).includes(version)))
        return;
    throw new error/* RegistryError */.gl('NOT_FOUND', `the replacement ${(0,error/* quote */.hD)(text)} is not in the index`, 'name a module of this registry, or a listed version of one: --replacement acme/vpc/aws@2.0.0');
}
/** Consumers without a constraint get another version at once. */
function refuseLatest({ action, versions: range }, { versions }, module) {
    const latest = (0,module_list/* latestOf */.Te)(module);
    const isMarking = action === 'yank' || action === 'deprecate';
    if (!isMarking || range === undefined || latest === undefined || !versions.includes(latest))
        return;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,module_address/* formatModuleAddress */.wc)(module.address)} ${latest} is the latest version`, `publish its successor first, or add --allow-latest`);
}
const VERBS = { yank: 'Yank', restore: 'Restore', deprecate: 'Deprecate', undeprecate: 'Undeprecate' };
function messageOf(decision, { module }) {
    const range = decision.versions === undefined ? '' : ` ${decision.versions.text}`;
    const reason = 'mark' in decision ? `\n\n${decision.mark.reason}` : '';
    return `${VERBS[decision.action]} ${(0,module_address/* formatModuleAddress */.wc)(module.address)}${range}${reason}`;
}
/** The report as text for people. */
function formatMarkReport({ status, address, versions, latest, listed, names }) {
    const moved = latest.before === latest.after ? '' : `, before it was ${latest.before ?? 'none'}`;
    return [
        `${status.padEnd(9)} ${address} ${versions.slice(0, 20).join(', ')}`,
        `latest    ${latest.after ?? 'none'}${moved}`,
        `listed    ${listed.length === 0 ? 'no version' : listed.slice(0, 20).join(', ')}`,
        ...names.map(moving_name/* formatMovingName */.D),
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/lifecycle/version-range.js



/** Reads a version, or a constraint as in a `module` block. Throws INVALID_INPUT. */
function parseVersionRange(text) {
    const reading = (0,version/* readVersion */.$4)(text);
    if (reading.ok)
        return { text, isVersion: true, allows: (version) => version === reading.version };
    try {
        return { ...(0,version_constraint/* parseConstraint */.FJ)(evenlySpaced(text)), isVersion: false };
    }
    catch (cause) {
        const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")';
        throw new error/* RegistryError */.gl('INVALID_INPUT', (0,error/* messageOf */.bD)(cause), hint, { cause });
    }
}
/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text) {
    const conditions = text.split(',').map((condition) => condition.trim());
    return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ');
}

// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __webpack_require__(2880);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/mark.js








/** `yank`, `restore`, `deprecate` and `undeprecate`. Throws as {@link markModule}, and INVALID_INPUT for a flag. */
async function markCommand(action, flags, runtime) {
    const address = (0,module_address/* parseModuleAddress */.E9)(flags.address);
    const decision = decisionOf(action, flags);
    const openedIndex = await (0,index_store/* openIndex */.b6)(runtime, {
        target: (0,index_store/* indexTarget */.iR)(flags.index),
        token: (0,tokens/* indexToken */.gt)(runtime.environment),
        reading: 'paths',
    });
    try {
        const { allowLatest = false, dryRun = false } = flags;
        const places = (0,package_places/* packagePlaces */.P)(runtime, (0,tokens/* gitHubServer */.fF)(runtime.environment));
        const report = await markModule({ address, decision, allowLatest, dryRun }, { ...openedIndex, places });
        return { json: report, text: formatMarkReport(report) };
    }
    finally {
        await openedIndex.close();
    }
}
function decisionOf(action, flags) {
    const versions = flags.versions === undefined ? undefined : parseVersionRange(flags.versions);
    switch (action) {
        case 'yank':
            return { action, versions: required(versions), mark: markOf(flags) };
        case 'restore':
            return { action, versions: required(versions) };
        case 'deprecate':
            return { action, versions, mark: markOf(flags) };
        case 'undeprecate':
            return { action, versions };
    }
}
/** Commander requires the argument of the commands that need it. */
function required(versions) {
    return versions ?? parseVersionRange('');
}
function markOf({ reason = '', link, replacement }) {
    const because = (0,decision_flags/* parseReason */.Mp)(reason);
    if (link !== undefined && !(link.startsWith('https://') && URL.canParse(link)))
        throw (0,decision_flags/* invalidFlag */.cU)('--link', link, 'an https URL');
    if (replacement !== undefined)
        (0,marks/* parseReplacement */.sH)(replacement);
    return {
        reason: because,
        date: (0,decision_flags/* dateOfDecision */.Em)(),
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}


/***/ })

};
