export const id = 6926;
export const ids = [6926];
export const modules = {

/***/ 8932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ compareInterfaces)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(4867);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
;// CONCATENATED MODULE: ./lib/interface/diff/value-changes.js




/** The changes of inputs, which callers have to pass and may pass, and of outputs: what callers can read, and where they may use it. */
function compareValues(before, after) {
    return [
        ...(0,change/* compareByName */.yP)(before.inputs, after.inputs, {
            subjectOf: ({ name }) => `var.${name}`,
            removed: () => ['input-removed', 'the input was removed'],
            added: ({ required }) => required
                ? ['required-input-added', 'an input without default was added']
                : ['input-added', 'an optional input was added'],
            kept: (a, b) => [
                defaultChange(a, b),
                typeChange(a, b),
                ...argumentChanges(a, b),
                validationChange(a, b),
            ],
        }),
        ...(0,change/* compareByName */.yP)(before.outputs, after.outputs, {
            subjectOf: ({ name }) => `output.${name}`,
            removed: () => ['output-removed', 'the output was removed'],
            added: () => ['output-added', 'an output was added'],
            kept: outputChanges,
        }),
    ];
}
function defaultChange(before, after) {
    if (!before.required && after.required)
        return ['default-removed', 'the default was removed: callers have to set the input'];
    if (before.required && !after.required)
        return ['default-added', 'the input got a default: callers may leave it out'];
    if (defaultText(before) === defaultText(after))
        return false;
    const [was, is] = [before, after].map((input) => (0,error/* unquoted */.qZ)(input.default.replaceAll(/\s+/g, ' ')));
    return ['default-changed', `the default was ${was} and is ${is}`];
}
/** Clients convert a default to the type, so that "true" is true. */
function defaultText({ value, default: text }) {
    if (value === undefined)
        return text;
    return (0,json/* canonicalJson */.dj)(typeof value === 'number' || typeof value === 'boolean' ? String(value) : value);
}
function typeChange(before, after) {
    if (isDeclared(before, after))
        return ['type-declared', `the type is declared: ${(0,type_expression/* formatType */.sg)(after.parsedType)}`];
    const { narrowed, widened } = compareTypes(before.parsedType, after.parsedType);
    if (narrowed.length > 0)
        return ['type-narrowed', `the type takes less: ${narrowed.join('; ')}`];
    return widened.length > 0 && ['type-widened', `the type takes more: ${widened.join('; ')}`];
}
/**
 * Whether an input got the type that its values had all along: a primitive type where any was allowed, of the value or of each
 * element; the collection that the default of an input without a type shows; and the type of the default where it was a string, as
 * Terraform 0.11 wrote numbers and bools.
 */
function isDeclared({ type, parsedType: from, value = null }, { parsedType: to }) {
    const fits = (0,type_expression/* accepts */.G3)(to, value);
    if (from.kind === 'string')
        return fits && value !== null && (to.kind === 'number' || to.kind === 'bool');
    if (from.kind === 'any' && 'element' in to)
        return type === '' && fits && value !== null && (to.element.kind === 'any' || isPrimitive(to.element));
    const areElements = 'element' in from && 'element' in to && from.kind === to.kind;
    const [before, after] = areElements ? [from.element, to.element] : [from, to];
    return before.kind === 'any' && fits && isPrimitive(after);
}
function isPrimitive({ kind }) {
    return kind === 'string' || kind === 'number' || kind === 'bool';
}
/**
 * Only ephemeral inputs take ephemeral values, and those with `const` take no value that is known later than `init`.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 * https://developer.hashicorp.com/terraform/language/block/variable#const
 */
function argumentChanges(before, after) {
    const lost = (argument) => before[argument] && !after[argument];
    const gained = (argument) => !before[argument] && after[argument];
    return [
        lost('nullable') &&
            (after.required
                ? ['null-refused', 'null is no longer passed on: nullable was true']
                : ['null-replaced', 'null is the default from now on: nullable was true']),
        gained('nullable') && ['null-allowed', 'the input may be null: nullable was false'],
        lost('ephemeral') && ['ephemeral-refused', 'the input no longer takes ephemeral values'],
        gained('ephemeral') && ['ephemeral-allowed', 'the input takes ephemeral values'],
        gained('const') && [
            'input-made-const',
            'the input takes only values that are known at init: const was false',
        ],
        lost('const') && ['input-not-const', 'the input takes any value: const was true'],
        gained('sensitive') && ['input-sensitivity', 'the input is now sensitive'],
        lost('sensitive') && ['input-sensitivity', 'the input is no longer sensitive'],
        before.deprecated === '' &&
            after.deprecated !== '' && ['input-deprecated', `the input was deprecated: ${(0,error/* quote */.hD)(after.deprecated)}`],
    ];
}
/** Nothing here evaluates a condition, so a new one may or may not refuse values: that is for people to decide. */
function validationChange(before, after) {
    const known = new Set(before.validations.map(({ condition }) => condition));
    const kept = new Set(after.validations.map(({ condition }) => condition));
    const added = after.validations.filter(({ condition }) => !known.has(condition)).map(validationPlace);
    const warning = 'whether it refuses values that were taken cannot be decided here: compare them';
    if (added.length > 0)
        return ['validation-changed', `a validation is new, ${warning}: ${added.join(', ')}`];
    const isRemoved = [...known].some((condition) => !kept.has(condition));
    return isRemoved && ['validation-removed', 'a validation was removed'];
}
/** Its message and where it is: a condition has no text for people. */
function validationPlace({ message, file, line }) {
    const place = `${file}:${line}`;
    return message === '' ? place : `${(0,error/* quote */.hD)(message)} (${place})`;
}
const SAME = { narrowed: [], widened: [] };
const narrowedBy = (reason) => ({ narrowed: [reason], widened: [] });
const widenedBy = (reason) => ({ narrowed: [], widened: [reason] });
/**
 * Compares two types by the values that callers may pass, with the conversions that clients make by themselves: a number or a
 * bool becomes a string, a tuple a list or a set, an object a map.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-complex-types
 *
 * @param where the path inside the type, such as `.tags`; `''` is the whole type
 */
function compareTypes(before, after, where = '') {
    const reason = () => difference(before, after, where);
    if (before.kind === 'unknown' || after.kind === 'unknown')
        return (0,type_expression/* formatType */.sg)(before) === (0,type_expression/* formatType */.sg)(after) ? SAME : narrowedBy(reason());
    if (before.kind === after.kind)
        return compareMembers(before, after, where) ?? narrowedBy(reason());
    return after.kind === 'any' || converts(before, after) ? widenedBy(reason()) : narrowedBy(reason());
}
function difference(before, after, where) {
    return `${where === '' ? '' : `${where} `}was ${(0,type_expression/* formatType */.sg)(before)} and is ${(0,type_expression/* formatType */.sg)(after)}`;
}
/** Compares the members of two types of one kind; undefined for tuples of different lengths. */
function compareMembers(before, after, where) {
    if (before.kind === 'object' && after.kind === 'object')
        return compareObjects(before, after, where, compareAttributes);
    if ('element' in before && 'element' in after)
        return compareTypes(before.element, after.element, `${where}[*]`);
    if (before.kind !== 'tuple' || after.kind !== 'tuple')
        return SAME;
    if (before.elements.length !== after.elements.length)
        return undefined;
    const pairs = before.elements.map((element, at) => [element, after.elements[at]]);
    return merged(pairs.map(([a, b], at) => (b === undefined ? SAME : compareTypes(a, b, `${where}[${at}]`))));
}
/** Whether clients convert every value of type `from` to the type `to`, which is of another kind. */
function converts(from, to) {
    if (to.kind === 'string')
        return from.kind === 'number' || from.kind === 'bool';
    if (!('element' in to))
        return false;
    const fits = (type) => compareTypes(type, to.element).narrowed.length === 0;
    if (from.kind === 'tuple')
        return to.kind !== 'map' && from.elements.every(fits);
    return (from.kind === 'object' &&
        to.kind === 'map' &&
        Object.values(from.attributes).every(({ type }) => fits(type)));
}
function compareObjects(before, after, where, compare) {
    const own = ({ attributes }, name) => Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
    return merged([...names].map((name) => compare(own(before, name), own(after, name), `${where}.${name}`)));
}
function compareAttributes(before, after, path) {
    if (after === undefined)
        return narrowedBy(`attribute ${path} was removed`);
    if (before === undefined)
        return after.optional
            ? widenedBy(`optional attribute ${path} was added`)
            : narrowedBy(`required attribute ${path} was added`);
    const inner = compareTypes(before.type, after.type, path);
    const isNewDefault = (before.default ?? null) === null && (after.default ?? null) !== null;
    if (before.optional === after.optional)
        return isNewDefault ? merged([widenedBy(`attribute ${path} got a default`), inner]) : inner;
    const change = after.optional
        ? widenedBy(`attribute ${path} became optional`)
        : narrowedBy(`attribute ${path} became required`);
    return merged([change, inner]);
}
function merged(changes) {
    return {
        narrowed: changes.flatMap((change) => change.narrowed),
        widened: changes.flatMap((change) => change.widened),
    };
}
/**
 * An ephemeral value cannot be used where it would be stored, so that uses of it break.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/ephemeral
 */
function outputChanges(before, after) {
    const isHidden = !before.sensitive && after.sensitive;
    const isRevealed = before.sensitive && !after.sensitive;
    const { narrowed, widened } = compareResultTypes(before.type, after.type);
    return [
        narrowed.length > 0 && ['output-type-changed', `the type changed: ${narrowed.join('; ')}`],
        widened.length > 0 && ['output-type-extended', `the value has more: ${widened.join('; ')}`],
        isHidden && ['output-made-sensitive', 'the output was made sensitive'],
        isRevealed && ['output-not-sensitive', 'the output is no longer sensitive'],
        !before.ephemeral && after.ephemeral && ['output-made-ephemeral', 'the output was made ephemeral'],
        before.deprecated === '' &&
            after.deprecated !== '' && [
            'output-deprecated',
            `the output was deprecated: ${(0,error/* quote */.hD)(after.deprecated)}`,
        ],
    ];
}
/**
 * Compares the types of a value that callers read, as far as both are known. They read an object like a map, and a tuple like a list;
 * all else they read in another way. @param where the path inside the value, such as `.tags`; `''` is the whole value
 */
function compareResultTypes(before, after, where = '') {
    if (before === undefined || after === undefined || isUnknown(before) || isUnknown(after))
        return SAME;
    if (before.kind === 'object' && after.kind === 'object')
        return compareObjects(before, after, where, (from, to, path) => {
            if (to === undefined)
                return narrowedBy(`attribute ${path} was removed`);
            return from === undefined
                ? widenedBy(`attribute ${path} was added`)
                : compareResultTypes(from.type, to.type, path);
        });
    if (familyOf(before) !== familyOf(after))
        return narrowedBy(difference(before, after, where));
    const isNested = 'element' in before && 'element' in after;
    return isNested ? compareResultTypes(before.element, after.element, `${where}[*]`) : SAME;
}
function isUnknown({ kind }) {
    return kind === 'any' || kind === 'unknown';
}
function familyOf({ kind }) {
    if (kind === 'tuple')
        return 'list';
    return kind === 'object' ? 'map' : kind;
}

;// CONCATENATED MODULE: ./lib/interface/diff/compare-interfaces.js





/**
 * The changes between two versions of a module that callers of the module notice: those of the root first, then those of each
 * submodule. Examples never count. Formatting, comments and the order of declarations make no change. docs/reference/interface.md has
 * the rules.
 * @param severities in the place of those of docs/reference/interface.md
 */
function compareInterfaces(before, after, severities = {}) {
    return compareModules(before, after).map((change) => ({
        ...change,
        severity: severities[change.kind] ?? change.severity,
    }));
}
function compareModules(before, after) {
    const { removed, added, kept } = (0,change/* pairByName */.LE)(before.submodules, after.submodules, ({ path }) => path);
    const [wasInternal, isInternal] = [internalSubmodules(before), internalSubmodules(after)];
    const appears = ({ path }) => !isInternal.has(path);
    return [
        ...compareDirectories(before.root, after.root),
        ...removed
            .filter(({ path }) => !wasInternal.has(path))
            .flatMap((gone) => (0,change/* changesOf */.fs)(gone.path, firstPosition(gone), ['submodule-removed', 'the submodule was removed'])),
        ...[...added, ...kept.flatMap(([a, b]) => (wasInternal.has(a.path) ? [b] : []))]
            .filter(appears)
            .flatMap((fresh) => (0,change/* changesOf */.fs)(fresh.path, firstPosition(fresh), ['submodule-added', 'a submodule was added'])),
        ...kept.flatMap(([a, b]) => (wasInternal.has(a.path) ? compareInternals(a, b) : compareDirectories(a, b)).map((change) => ({
            ...change,
            subject: `${b.path}: ${change.subject}`,
        }))),
    ];
}
/**
 * The submodules that are not for callers: the module calls them itself, no example does, and they have no README or are part of
 * another submodule. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function internalSubmodules({ root, submodules, examples }) {
    const called = calledBy([root, ...submodules]);
    const shown = calledBy(examples);
    const isPart = ({ path }) => submodules.some((other) => path.startsWith(`${other.path}/`));
    const internal = submodules.filter((each) => called.has(each.path) && !shown.has(each.path) && (each.readme === '' || isPart(each)));
    return new Set(internal.map(({ path }) => path));
}
function calledBy(directories) {
    return new Set(directories.flatMap(({ path, calls }) => calls.filter(({ source }) => (0,module_files/* isLocal */.IX)(source)).map(({ source }) => (0,module_files/* resolvePath */.o1)(path, source))));
}
/** What callers notice of a submodule that only the module itself calls: what it creates, and what that needs. */
function compareInternals(before, after) {
    if (before === after)
        return [];
    const withoutAliases = (directory) => ({
        ...directory,
        providers: directory.providers.map((provider) => ({ ...provider, aliases: [] })),
    });
    return [
        ...compareResources(before, after),
        ...compareRequirements(withoutAliases(before), withoutAliases(after)),
    ];
}
function firstPosition({ inputs, outputs, resources, calls, }) {
    return [...inputs, ...outputs, ...resources, ...calls][0];
}
function compareDirectories(before, after) {
    // Versions share the objects of their equal directories.
    if (before === after)
        return [];
    return [
        ...compareValues(before, after),
        ...compareResources(before, after),
        ...compareRequirements(before, after),
    ];
}
/** The changes of what a module requires: its providers, and the version of Terraform or OpenTofu. */
function compareRequirements(before, after) {
    const lost = (0,version_constraint/* lostVersions */.O9)(before.requiredVersions, after.requiredVersions);
    return [
        ...(0,change/* compareByName */.yP)(before.providers, after.providers, {
            subjectOf: ({ name }) => `provider.${name}`,
            removed: ({ aliases }) => aliases.length > 0
                ? ['provider-configuration-removed', refusedAliases(aliases)]
                : ['provider-removed', 'the provider is no longer needed'],
            added: ({ aliases }) => aliases.length > 0
                ? ['provider-configuration-added', requiredAliases(aliases)]
                : ['provider-added', 'a provider was added'],
            kept: providerChanges,
        }),
        ...(0,change/* changesOf */.fs)('terraform.required_version', after.requiredVersionsAt, lost !== undefined && [
            `required-version-${lost.narrowing}`,
            `required_version no longer allows ${lost.lowest}`,
        ]),
    ];
}
function providerChanges(before, after) {
    const [from, to] = [fullSource(before), fullSource(after)];
    if (from !== to)
        return [['provider-source-changed', `the source was ${(0,error/* quote */.hD)(from)} and is ${(0,error/* quote */.hD)(to)}`]];
    const { added, removed } = (0,change/* pairByName */.LE)(before.aliases, after.aliases, (alias) => alias);
    const lost = (0,version_constraint/* lostVersions */.O9)(before.constraints, after.constraints);
    const gained = lost === undefined ? (0,version_constraint/* lostVersions */.O9)(after.constraints, before.constraints) : undefined;
    return [
        added.length > 0 && ['provider-configuration-added', requiredAliases(added)],
        removed.length > 0 && ['provider-configuration-removed', refusedAliases(removed)],
        lost !== undefined && [
            `provider-version-${lost.narrowing}`,
            `the constraint no longer allows ${lost.lowest}`,
        ],
        gained !== undefined && ['provider-version-widened', `the constraint now allows ${gained.lowest}`],
    ];
}
function requiredAliases(aliases) {
    return `callers have to pass ${aliases.join(', ')}`;
}
function refusedAliases(aliases) {
    return `callers that pass ${aliases.join(', ')} no longer can`;
}
/**
 * The source as `hashicorp/aws`: without the host of the public registry, and written out where it is implied.
 * https://developer.hashicorp.com/terraform/language/providers/requirements#source-addresses
 */
function fullSource({ name, source }) {
    const [first = '', ...rest] = (source || name).toLowerCase().split('/');
    if (rest.length === 0)
        return `hashicorp/${first}`;
    const isDefaultHost = rest.length === 2 && /^registry\.(terraform\.io|opentofu\.org)$/.test(first);
    return (isDefaultHost ? rest : [first, ...rest]).join('/');
}
/**
 * The changes of resources and module calls, by address. An upgrade destroys what is removed without a `moved` or `removed`
 * block. Data sources and ephemeral resources have no state; a new one counts, as it may need permissions.
 * https://developer.hashicorp.com/terraform/language/modules/develop/refactoring
 */
function compareResources(before, after) {
    const [old, current] = [positionsOf(before), positionsOf(after)];
    const { removed, added, kept } = (0,change/* pairByName */.LE)([...old.keys()], [...current.keys()], (address) => address);
    const moves = movesBetween(new Set(removed), after);
    const destinations = new Set(moves.values());
    const released = new Set(after.removals.map(({ from }) => withoutKeys(from)));
    return [
        ...removed.flatMap((address) => (0,change/* changesOf */.fs)(address, old.get(address), removedResource(address, moves.get(address), released.has(address)))),
        ...added
            .filter((address) => !destinations.has(address))
            .flatMap((address) => (0,change/* changesOf */.fs)(address, current.get(address), [`${kindOf(address)}-added`, `${address} was added`])),
        ...repetitionChanges(kept.map(([address]) => address), before, after),
    ];
}
function removedResource(address, destination, isReleased) {
    const kind = kindOf(address);
    if (kind !== 'resource' && kind !== 'module-call')
        return [`${kind}-removed`, `${address} was removed`];
    if (destination !== undefined)
        return [`${kind}-moved`, `${address} was moved to ${destination}`];
    if (isReleased)
        return [`${kind}-released`, `${address} was given up by a removed block`];
    return [`${kind}-removed`, `${address} was removed without a moved or removed block`];
}
/**
 * An instance is known by its key. One whose key goes is destroyed, except where clients move it by themselves: that of a
 * resource that gets a `count`. https://developer.hashicorp.com/terraform/language/modules/develop/refactoring
 */
function repetitionChanges(addresses, before, after) {
    const [old, current] = [before.repetitions, after.repetitions];
    if (old === undefined || current === undefined)
        return [];
    const moved = new Set(after.moves.map(({ from }) => `${withoutKeys(from)} ${keyOf(from)}`));
    const positions = positionsOf(after);
    return addresses.flatMap((address) => {
        const [from, to] = [old[address], current[address]];
        const isCall = kindOf(address) === 'module-call';
        if (!isCall && kindOf(address) !== 'resource')
            return [];
        const isMovedByClients = from === undefined && to === 'count' && !isCall;
        if (from === to || isMovedByClients || moved.has(`${address} ${from}`))
            return [];
        const isFirstKept = from === 'count' && to === undefined && !isCall;
        const lost = `${isFirstKept ? 'all instances but the first' : 'its instances'} are destroyed`;
        const message = `${address} had ${said(from)} and has ${said(to)}, without a moved block: ${lost}`;
        const kind = isCall ? 'module-call-keys-changed' : 'resource-keys-changed';
        return (0,change/* changesOf */.fs)(address, positions.get(address), [kind, message]);
    });
}
function said(repetition) {
    return repetition ?? 'neither count nor for_each';
}
/** The argument that gives an instance the key at the end of its address; undefined without one. */
function keyOf(address) {
    const [, key] = /\[([^[\]]*|"(?:[^"\\]|\\.)*")\]$/.exec(address.trim()) ?? [];
    if (key === undefined)
        return undefined;
    return /^\s*\d+\s*$/.test(key) ? 'count' : 'for_each';
}
/** `aws_vpc.this`, `data.aws_region.current`, `ephemeral.aws_secret.it`, `module.subnets`, and where each is declared. */
function positionsOf({ resources, calls }) {
    const positions = new Map();
    for (const call of calls)
        positions.set(`module.${call.name}`, call);
    for (const resource of resources) {
        const { mode, type, name } = resource;
        positions.set(`${mode === 'managed' ? '' : `${mode}.`}${type}.${name}`, resource);
    }
    return positions;
}
/** A null resource stands for nothing outside of the state, so that nothing is lost with it. */
function kindOf(address) {
    if (address.startsWith('module.'))
        return 'module-call';
    if (/^(null_resource|terraform_data)\./.test(address))
        return 'null-resource';
    if (address.startsWith('ephemeral.'))
        return 'ephemeral-resource';
    return address.startsWith('data.') ? 'data-source' : 'resource';
}
/** Where each removed address went, through any number of `moved` blocks, as long as something is there. */
function movesBetween(removed, after) {
    const present = new Set(positionsOf(after).keys());
    const steps = new Map(after.moves.map(({ from, to }) => [withoutKeys(from), withoutKeys(to)]));
    const found = new Map();
    for (const address of removed) {
        const seen = new Set();
        let at = steps.get(address);
        while (at !== undefined && !isPresent(at, present) && !seen.has(at)) {
            seen.add(at);
            at = steps.get(at);
        }
        if (at !== undefined && isPresent(at, present))
            found.set(address, at);
    }
    return found;
}
/** An address inside of a module call counts as present where the call is: its module is not read. */
function isPresent(address, present) {
    return present.has(address) || present.has(/^module\.[^.]+(?=\.)/.exec(address)?.[0] ?? '');
}
/** `aws_vpc.this["a"]` is an instance of `aws_vpc.this`. */
function withoutKeys(address) {
    return address.replaceAll(/\[(?:"(?:[^"\\]|\\.)*(?:"|$)|[^\][]*)\]|\s/g, '');
}


/***/ }),

/***/ 8411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ bumpVersion),
/* harmony export */   ER: () => (/* binding */ isBreaking),
/* harmony export */   Ed: () => (/* binding */ incompatible),
/* harmony export */   KM: () => (/* binding */ tooSmall),
/* harmony export */   VJ: () => (/* binding */ checkBump),
/* harmony export */   eC: () => (/* binding */ requiredBump),
/* harmony export */   gF: () => (/* binding */ selectBase),
/* harmony export */   rh: () => (/* binding */ minimumVersion)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4867);



/** The part of the version number that has to grow for these changes; `patch` where there are none. */
function requiredBump(changes) {
    return _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.find((severity) => changes.some((change) => change.severity === severity)) ?? 'patch';
}
/** The lowest version after `base` that is large enough for these changes. */
function minimumVersion(base, changes) {
    return bumpVersion(base, bumpAfter(base, requiredBump(changes)));
}
/** Compares the part of the version number that grew from `base` to `next` with the part that has to grow. */
function checkBump(base, next, changes) {
    const required = requiredBump(changes);
    const given = givenBump(base, next);
    const isLargeEnough = _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(given) <= _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(bumpAfter(base, required));
    const minimum = isLargeEnough ? {} : { minimumVersion: minimumVersion(base, changes) };
    return { base, required, given, ...minimum, changes };
}
/** Whether a version is too small for a change that breaks callers; one that is too small for additions breaks nobody. */
function isBreaking({ required, minimumVersion }) {
    return minimumVersion !== undefined && required === 'major';
}
/** What is wrong with a version that is too small: `4.1.0 is minor, but input "cidr" was removed (…): a major change since 4.0.0`. */
function tooSmall(version, { base, given, changes }) {
    return `${version} is ${given}, but ${worstChanges(changes)} since ${base}`;
}
/** How many changes a sentence about a version names. */
const NAMED_CHANGES = 3;
/**
 * The most severe changes as a clause, with their places and their number: `input "cidr" was removed (variables.tf:12): a major change`.
 */
function worstChanges(changes) {
    const [first, ...others] = (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .bySeverity */ .Np)(changes);
    if (first === undefined)
        return 'nothing changed';
    const worst = [first, ...others.filter(({ severity }) => severity === first.severity)];
    const more = worst.length - NAMED_CHANGES;
    const named = [...worst.slice(0, NAMED_CHANGES).map(_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sentenceOf */ .$N), ...(more > 0 ? [`and ${more} more`] : [])];
    const count = worst.length === 1 ? `a ${first.severity} change` : `${worst.length} ${first.severity} changes`;
    return `${named.join('; ')}: ${count}`;
}
/** The refusal INCOMPATIBLE of a version that is too small. @param remedy how to get the minimum version */
function incompatible(next, compatibility, remedy) {
    const { base, required, given, changes } = compatibility;
    const reasons = changes
        .filter(({ severity }) => severity === required)
        .map((change) => `${change.subject}: ${(0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .textBesideSubject */ .Ut)(change)}`);
    const summary = `${next} is a ${given} version after ${base}, but the interface has ${required} changes:`;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INCOMPATIBLE', [summary, ...(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(reasons)].join('\n  '), `use ${compatibility.minimumVersion} or higher: ${remedy}`);
}
/**
 * The version that `next` has to be compared with: the highest lower release; without one the highest lower pre-release.
 * @param sorted highest first; may have `next`
 */
function selectBase(sorted, next) {
    let [start, end] = [0, sorted.length];
    while (start < end) {
        const middle = (start + end) >> 1;
        const version = sorted[middle];
        if (version !== undefined && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(version, next) >= 0)
            start = middle + 1;
        else
            end = middle;
    }
    for (let at = start; at < sorted.length; at += 1) {
        const version = sorted[at];
        if (version !== undefined && !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version))
            return version;
    }
    return sorted[start];
}
/** The version after `base` in which this part of the number grows; of a pre-release it is its release. */
function bumpVersion(base, severity) {
    const numbers = numbersOf(base);
    const at = _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(severity);
    const next = numbers.map((number, index) => (index < at ? number : index === at ? number + 1n : 0n));
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(((0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(base) ? numbers : next).join('.'));
}
/** Below 1.0.0 a breaking change needs a minor version. https://semver.org/#spec-item-4 */
function bumpAfter(base, required) {
    return required === 'major' && numbersOf(base)[0] === 0n ? 'minor' : required;
}
function givenBump(base, next) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(base))
        return 'major';
    const [from, to] = [numbersOf(base), numbersOf(next)];
    return _change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC[from.findIndex((number, index) => number !== to[index])] ?? 'major';
}
/** Major, minor and patch: numbers up to 2^63-1. */
function numbersOf(version) {
    return (version.split('-')[0] ?? '').split('.').map(BigInt);
}


/***/ })

};
