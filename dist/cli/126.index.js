export const id = 126;
export const ids = [126];
export const modules = {

/***/ 3679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ invalidHcl),
/* harmony export */   fe: () => (/* binding */ brokenFiles),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _read_module_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3876);


const MAX_LISTED = 20;
/** `modules/a/main.tf:3:7: unexpected …`; `root` is the module's directory in its repository. */
function formatDiagnostic({ file, line, column, message }, root = '') {
    const path = root === '' ? file : `${root}/${file}`;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path).slice(1, -1)}:${line}:${column}: ${message}`;
}
/** Files that do not parse in the module's root, and in its submodules where those count too. */
function brokenFiles(module, counted) {
    return module.diagnostics.filter(({ severity, file }) => {
        const isCounted = (0,_read_module_files_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(file) === '' || (counted === 'with submodules' && /^modules\//.test(file));
        return severity === 'error' && isCounted;
    });
}
/** The refusal of a module by its files that do not parse. @param of `HEAD`, `tag "v1.0.0"` */
function invalidHcl(diagnostics, of, root = '') {
    const listed = diagnostics.slice(0, MAX_LISTED).map((each) => formatDiagnostic(each, root));
    const more = diagnostics.length > MAX_LISTED ? [`and ${diagnostics.length - MAX_LISTED} more`] : [];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_HCL', [`the configuration of ${of} does not parse:`, ...listed, ...more].join('\n  '), 'correct the files, commit them, and look again: terraform fmt -check, or tofu fmt -check');
}


/***/ }),

/***/ 5943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ bumped),
/* harmony export */   eC: () => (/* binding */ requiredBump),
/* harmony export */   gF: () => (/* binding */ selectBase),
/* harmony export */   kL: () => (/* binding */ judgeBump),
/* harmony export */   rh: () => (/* binding */ minimumVersion)
/* harmony export */ });
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7124);

/** The part of a version number that these changes ask for; formatting alone is a patch. */
function requiredBump(changes) {
    return (['major', 'minor'].find((severity) => changes.some((change) => change.severity === severity)) ?? 'patch');
}
function judgeBump(base, next, changes) {
    const required = requiredBump(changes);
    const given = givenBump(base, next);
    const needed = neededBump(base, required);
    return { required, given, isHonest: rank(given) >= rank(needed), honest: bumped(base, needed) };
}
/** Which of these versions a new one has to be compared with: the highest lower release, or pre-release where there is none. */
function selectBase(versions, next) {
    const sorted = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .sortVersions */ .M7)([...new Set([...versions, next])]);
    const lower = sorted.slice(sorted.indexOf(next) + 1);
    return lower.find((version) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version)) ?? lower[0];
}
/** The lowest version after `base` that is honest about these changes. */
function minimumVersion(base, changes) {
    return bumped(base, neededBump(base, requiredBump(changes)));
}
/** Below 1.0.0 a breaking change needs a minor: https://semver.org/#spec-item-4 */
function neededBump(base, required) {
    return required === 'major' && numbersOf(base)[0] === '0' ? 'minor' : required;
}
function givenBump(base, next) {
    const [from, to] = [numbersOf(base), numbersOf(next)];
    const at = from.findIndex((number, index) => number !== to[index]);
    return ['major', 'minor', 'patch'][at] ?? 'major';
}
/** The next version that says this much: a pre-release becomes the release of its numbers. */
function bumped(base, severity) {
    const [major = '0', minor = '0', patch = '0'] = numbersOf(base);
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(base))
        return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(`${major}.${minor}.${patch}`);
    const next = (number) => String(BigInt(number) + 1n);
    switch (severity) {
        case 'major':
            return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(`${next(major)}.0.0`);
        case 'minor':
            return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(`${major}.${next(minor)}.0`);
        case 'patch':
            return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(`${major}.${minor}.${next(patch)}`);
    }
}
function numbersOf(version) {
    return (version.split('-')[0] ?? '').split('.');
}
function rank(severity) {
    return ['patch', 'minor', 'major'].indexOf(severity);
}


/***/ }),

/***/ 484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ changelogLine),
/* harmony export */   rQ: () => (/* binding */ formatChanges)
/* harmony export */ });
/* unused harmony export bySeverity */
const ORDER = ['major', 'minor', 'patch'];
/** The gravest first. */
function bySeverity(changes) {
    return ORDER.flatMap((severity) => changes.filter((change) => change.severity === severity));
}
/** A line for each change, the gravest first. */
function formatChanges(changes) {
    return bySeverity(changes).map(({ severity, subject, message }) => `${severity.padEnd(9)} ${subject}  ${message}`);
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

/***/ 4277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ compareInterfaces)
});

;// CONCATENATED MODULE: ./lib/interface/diff/change.js
/** Sorted by name, so that the order in files never shows. A name that is declared twice counts as its first. */
function pairBy(before, after, nameOf) {
    const old = named(before, nameOf);
    const current = named(after, nameOf);
    const names = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
        removed: names(old).flatMap(([name, each]) => (current.has(name) ? [] : [each])),
        added: names(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
        kept: names(old).flatMap(([name, each]) => {
            const other = current.get(name);
            return other === undefined ? [] : [[each, other]];
        }),
    };
}
function named(each, nameOf) {
    const map = new Map();
    for (const one of each)
        if (!map.has(nameOf(one)))
            map.set(nameOf(one), one);
    return map;
}
/** A maker of changes of one subject. */
function changesOf(subject) {
    return (severity, kind, message) => ({ kind, severity, subject, message });
}

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
;// CONCATENATED MODULE: ./lib/interface/diff/type-change.js

const SAME = { narrowed: [], widened: [] };
/**
 * Compares by what callers may pass, with the conversions that clients make by themselves: a number or a bool becomes a
 * string, a tuple a list or set, an object a map. What narrows in no way widens back to the same.
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints#conversion-of-complex-types
 *
 * @param where the place in the type, such as `.tags`; `''` is the whole
 */
function compareTypes(before, after, where = '') {
    if (before.kind === 'unknown' || after.kind === 'unknown') {
        return (0,type_expression/* formatType */.sg)(before) === (0,type_expression/* formatType */.sg)(after) ? SAME : narrowed(before, after, where);
    }
    if (before.kind === 'any' || after.kind === 'any') {
        if (before.kind === after.kind)
            return SAME;
        return after.kind === 'any' ? widened(before, after, where) : narrowed(before, after, where);
    }
    return compareKnown(before, after, where);
}
function compareKnown(before, after, where) {
    if (before.kind === 'object' && after.kind === 'object')
        return compareObjects(before, after, where);
    if (before.kind === 'tuple' && after.kind === 'tuple') {
        if (before.elements.length !== after.elements.length)
            return narrowed(before, after, where);
        const pairs = before.elements.map((element, at) => [element, after.elements[at]]);
        return merged(pairs.map(([a, b], at) => (b === undefined ? SAME : compareTypes(a, b, `${where}[${at}]`))));
    }
    if ('element' in before && 'element' in after && before.kind === after.kind)
        return compareTypes(before.element, after.element, `${where}[*]`);
    if (before.kind === after.kind)
        return SAME;
    return converts(before, after) ? widened(before, after, where) : narrowed(before, after, where);
}
/** Whether every value of one type is taken where the other, of another kind, is asked for. */
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
function compareObjects(before, after, where) {
    const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
    return merged([...names].map((name) => compareAttributes(own(before, name), own(after, name), `${where}.${name}`)));
}
function own(type, name) {
    return Object.hasOwn(type.attributes, name) ? type.attributes[name] : undefined;
}
function compareAttributes(before, after, path) {
    if (after === undefined)
        return { narrowed: [`attribute ${path} was removed`], widened: [] };
    if (before === undefined) {
        return after.optional
            ? { narrowed: [], widened: [`optional attribute ${path} was added`] }
            : { narrowed: [`required attribute ${path} was added`], widened: [] };
    }
    const inner = compareTypes(before.type, after.type, path);
    if (before.optional === after.optional)
        return inner;
    const change = after.optional
        ? { narrowed: [], widened: [`attribute ${path} became optional`] }
        : { narrowed: [`attribute ${path} became required`], widened: [] };
    return merged([change, inner]);
}
function narrowed(before, after, where) {
    return { narrowed: [reason(before, after, where)], widened: [] };
}
function widened(before, after, where) {
    return { narrowed: [], widened: [reason(before, after, where)] };
}
function reason(before, after, where) {
    const place = where === '' ? '' : `${where} `;
    return `${place}was ${(0,type_expression/* formatType */.sg)(before)} and is ${(0,type_expression/* formatType */.sg)(after)}`;
}
function merged(changes) {
    return {
        narrowed: changes.flatMap((change) => change.narrowed),
        widened: changes.flatMap((change) => change.widened),
    };
}

;// CONCATENATED MODULE: ./lib/interface/diff/input-changes.js




/** What callers pass. */
function compareInputs(before, after) {
    const { removed, added, kept } = pairBy(before.inputs, after.inputs, ({ name }) => name);
    return [
        ...removed.map(({ name }) => of(name)('major', 'input-removed', 'the input was removed')),
        ...added.map(({ name, required }) => required
            ? of(name)('major', 'required-input-added', 'an input without default was added')
            : of(name)('minor', 'input-added', 'an optional input was added')),
        ...kept.flatMap(([a, b]) => [
            ...defaultChanges(a, b),
            ...typeChanges(a, b),
            ...markChanges(a, b),
            ...validationChanges(a, b),
        ]),
    ];
}
/** What callers read. */
function compareOutputs(before, after) {
    const { removed, added, kept } = pairBy(before.outputs, after.outputs, ({ name }) => name);
    const of = (name) => changesOf(`output.${name}`);
    return [
        ...removed.map(({ name }) => of(name)('major', 'output-removed', 'the output was removed')),
        ...added.map(({ name }) => of(name)('minor', 'output-added', 'an output was added')),
        ...kept.flatMap(([a, b]) => outputChanges(a, b)),
    ];
}
const of = (name) => changesOf(`var.${name}`);
function outputChanges(before, after) {
    const change = changesOf(`output.${after.name}`);
    const changes = [];
    if (!before.sensitive && after.sensitive)
        changes.push(change('major', 'output-made-sensitive', 'the output was made sensitive'));
    if (before.sensitive && !after.sensitive)
        changes.push(change('patch', 'output-not-sensitive', 'the output is no longer sensitive'));
    // What is ephemeral cannot be used where the value would be stored, so that uses of it break.
    if (!before.ephemeral && after.ephemeral)
        changes.push(change('major', 'output-made-ephemeral', 'the output was made ephemeral'));
    if (before.deprecated === '' && after.deprecated !== '')
        changes.push(change('minor', 'output-deprecated', `the output was deprecated: ${(0,error/* quote */.hD)(after.deprecated)}`));
    return changes;
}
function defaultChanges(before, after) {
    const change = of(after.name);
    if (!before.required && after.required)
        return [change('major', 'default-removed', 'the default was removed: callers have to set the input')];
    if (before.required && !after.required)
        return [change('minor', 'default-added', 'the input got a default: callers may leave it out')];
    return valueText(before) === valueText(after)
        ? []
        : [
            change('patch', 'default-changed', `the default was ${(0,error/* quote */.hD)(before.default)} and is ${(0,error/* quote */.hD)(after.default)}`),
        ];
}
function valueText(input) {
    return input.value === undefined ? input.default : (0,json/* canonicalJson */.d)(input.value);
}
function typeChanges(before, after) {
    const { narrowed, widened } = compareTypes(before.parsedType, after.parsedType);
    const change = of(after.name);
    if (narrowed.length > 0)
        return [change('major', 'type-narrowed', `the type takes less: ${narrowed.join('; ')}`)];
    if (widened.length > 0)
        return [change('minor', 'type-widened', `the type takes more: ${widened.join('; ')}`)];
    return [];
}
function markChanges(before, after) {
    const change = of(after.name);
    const changes = [];
    if (before.nullable && !after.nullable)
        changes.push(change('major', 'null-refused', 'null is no longer passed on: nullable was true'));
    if (!before.nullable && after.nullable)
        changes.push(change('minor', 'null-allowed', 'the input may be null: nullable was false'));
    // Ephemeral values are taken by ephemeral inputs alone.
    if (before.ephemeral && !after.ephemeral)
        changes.push(change('major', 'ephemeral-refused', 'the input no longer takes ephemeral values'));
    if (!before.ephemeral && after.ephemeral)
        changes.push(change('minor', 'ephemeral-allowed', 'the input takes ephemeral values'));
    if (before.sensitive !== after.sensitive)
        changes.push(change('patch', 'input-sensitivity', `the input is ${after.sensitive ? 'now' : 'no longer'} sensitive`));
    if (before.deprecated === '' && after.deprecated !== '')
        changes.push(change('minor', 'input-deprecated', `the input was deprecated: ${(0,error/* quote */.hD)(after.deprecated)}`));
    return changes;
}
function validationChanges(before, after) {
    const known = new Set(before.validations.map(({ condition }) => condition));
    const kept = new Set(after.validations.map(({ condition }) => condition));
    const change = of(after.name);
    const added = [...kept].filter((condition) => !known.has(condition));
    if (added.length > 0) {
        const conditions = added.map(error/* quote */.hD).join(', ');
        const warning = 'whether it refuses values that were taken cannot be decided: look';
        return [change('minor', 'validation-changed', `a validation is new, ${warning}: ${conditions}`)];
    }
    return [...known].every((condition) => kept.has(condition))
        ? []
        : [change('patch', 'validation-removed', 'a validation was removed')];
}

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
;// CONCATENATED MODULE: ./lib/interface/diff/provider-changes.js



/** What the module asks of its surroundings: providers, and the version of the client. */
function compareRequirements(before, after) {
    const { removed, added, kept } = pairBy(before.providers, after.providers, ({ name }) => name);
    const lost = (0,version_constraint/* lostVersion */.hu)(before.requiredVersions, after.requiredVersions);
    const client = changesOf('terraform.required_version');
    return [
        ...removed.map(removedChange),
        ...added.map(addedChange),
        ...kept.flatMap(([a, b]) => providerChanges(a, b)),
        ...(lost === undefined
            ? []
            : [client('major', 'required-version-narrowed', `required_version no longer allows ${lost}`)]),
    ];
}
/** `hashicorp/aws` for the default registry's host written or not, and for a provider that is only implied. */
function fullSource({ name, source }) {
    if (source === '')
        return `hashicorp/${name.toLowerCase()}`;
    const parts = source.toLowerCase().split('/');
    if (parts.length === 1)
        return `hashicorp/${parts[0]}`;
    const isDefaultHost = parts.length === 3 && /^registry\.(terraform\.io|opentofu\.org)$/.test(parts[0] ?? '');
    return (isDefaultHost ? parts.slice(1) : parts).join('/');
}
function removedChange({ name, aliases }) {
    const change = changesOf(`provider.${name}`);
    return aliases.length > 0
        ? change('major', 'provider-removed', `callers that pass ${aliases.join(', ')} no longer can`)
        : change('patch', 'provider-removed', 'the provider is no longer needed');
}
function addedChange({ name, aliases }) {
    const change = changesOf(`provider.${name}`);
    return aliases.length > 0
        ? change('major', 'provider-configuration-added', `callers have to pass ${aliases.join(', ')}`)
        : change('minor', 'provider-added', 'a provider was added');
}
function providerChanges(before, after) {
    const change = changesOf(`provider.${after.name}`);
    const changes = [];
    const [from, to] = [fullSource(before), fullSource(after)];
    if (from !== to)
        return [change('major', 'provider-source-changed', `the source was ${(0,error/* quote */.hD)(from)} and is ${(0,error/* quote */.hD)(to)}`)];
    const aliases = pairBy(before.aliases, after.aliases, (alias) => alias);
    if (aliases.added.length > 0)
        changes.push(change('major', 'provider-configuration-added', `callers have to pass ${aliases.added.join(', ')}`));
    if (aliases.removed.length > 0)
        changes.push(change('major', 'provider-configuration-removed', `callers that pass ${aliases.removed.join(', ')} no longer can`));
    const lost = (0,version_constraint/* lostVersion */.hu)(before.constraints, after.constraints);
    if (lost !== undefined)
        changes.push(change('major', 'provider-version-narrowed', `the constraint no longer allows ${lost}`));
    return changes;
}

;// CONCATENATED MODULE: ./lib/interface/diff/resource-changes.js

/**
 * Resources and module calls, by their addresses: what goes without `moved` or `removed` is destroyed by an upgrade. Data and
 * ephemeral resources have no state, so that only a new one is said: it may need permissions.
 */
function compareResources(before, after) {
    const { removed, added } = pairBy(addressesOf(before), addressesOf(after), (address) => address);
    const moves = movesBetween(new Set(removed), after);
    const arrived = new Set(moves.values());
    const released = new Set(after.removals.map(({ from }) => withoutKeys(from)));
    return [
        ...removed.map((address) => goneChange(address, moves.get(address), released.has(address))),
        ...added
            .filter((address) => !arrived.has(address))
            .map((address) => changesOf(address)('minor', `${kindOf(address)}-added`, `${address} was added`)),
    ];
}
function goneChange(address, destination, isReleased) {
    const kind = kindOf(address);
    const change = (severity, verb, message) => changesOf(address)(severity, `${kind}-${verb}`, message);
    if (destination !== undefined)
        return change('patch', 'moved', `${address} was moved to ${destination}`);
    if (isReleased)
        return change('patch', 'released', `${address} was given up by a removed block`);
    return isStateless(address)
        ? change('patch', 'removed', `${address} was removed`)
        : change('major', 'removed', `${address} was removed without a moved or removed block`);
}
/** `aws_vpc.this`, `data.aws_region.current`, `ephemeral.aws_secret.it`, `module.subnets`. */
function addressesOf({ resources, calls }) {
    return [
        ...resources.map(({ mode, type, name }) => `${mode === 'managed' ? '' : `${mode}.`}${type}.${name}`),
        ...calls.map(({ name }) => `module.${name}`),
    ];
}
function kindOf(address) {
    if (address.startsWith('module.'))
        return 'module-call';
    return address.startsWith('data.') ? 'data-source' : 'resource';
}
function isStateless(address) {
    return /^(data|ephemeral)\./.test(address);
}
/** Where each removed address went, through any number of `moved` blocks, as long as something is there. */
function movesBetween(removed, after) {
    const present = new Set(addressesOf(after));
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
/** What lies in a module call is there as far as can be told from outside. */
function isPresent(address, present) {
    return present.has(address) || present.has(/^module\.[^.]+(?=\.)/.exec(address)?.[0] ?? '');
}
/** `aws_vpc.this["a"]` is an instance of `aws_vpc.this`. */
function withoutKeys(address) {
    return address.replaceAll(/\[(?:"(?:[^"\\]|\\.)*"|[^\]"]*)\]|\s/g, '');
}

;// CONCATENATED MODULE: ./lib/interface/diff/changes.js




/**
 * What changed for those who call the module, the root first and then each submodule; examples never count. The order of
 * declarations, formatting and comments make no change. docs/interface.md has the rules.
 */
function compareInterfaces(before, after) {
    if (before === after)
        return [];
    const { removed, added, kept } = pairBy(before.submodules, after.submodules, ({ path }) => path);
    return [
        ...compareDirectories(before.root, after.root),
        ...removed.map(({ path }) => changesOf(path)('major', 'submodule-removed', 'the submodule was removed')),
        ...added.map(({ path }) => changesOf(path)('minor', 'submodule-added', 'a submodule was added')),
        ...kept.flatMap(([a, b]) => compareDirectories(a, b).map((change) => inSubmodule(b.path, change))),
    ];
}
function compareDirectories(before, after) {
    return [
        ...compareInputs(before, after),
        ...compareOutputs(before, after),
        ...compareResources(before, after),
        ...compareRequirements(before, after),
    ];
}
function inSubmodule(path, change) {
    return { ...change, subject: `${path}: ${change.subject}` };
}


/***/ }),

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   hu: () => (/* binding */ lostVersion),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * A version that all of `before` allowed and `after` no longer allows, in words; undefined where nothing was lost. A
 * constraint that cannot be read loses something unless it stayed as it was.
 */
function lostVersion(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        const isSame = formatConstraints(before) === formatConstraints(after);
        return isSame ? undefined : 'versions that cannot be told, as one of the constraints cannot be read';
    }
    const lost = samplePoints([...from, ...to]).find((point) => allows(from, point) && !allows(to, point));
    return lost === undefined ? lostPin(from, to) : formatPoint(lost);
}
/** Throws a plain error for text that is no constraint. */
function parseConstraint(text) {
    const conditions = parseConstraints([text]);
    if (conditions === undefined)
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`);
    return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) };
}
function allowsVersion(conditions, version) {
    const [release = '', ...rest] = version.split('-');
    const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
    const prerelease = rest.join('-');
    if (prerelease === '')
        return allows(conditions, [major, minor, patch]);
    return conditions.every((condition) => condition.operator === '=' &&
        condition.prerelease === prerelease &&
        compare(condition.point, [major, minor, patch]) === 0);
}
/** The constraints as one, equal for equal sets: `>= 1.0, < 2.0`. */
function formatConstraints(constraints) {
    return constraints.map((text) => text.trim()).join(', ');
}
function parseConstraints(constraints) {
    const conditions = [];
    for (const part of constraints.flatMap((text) => text.split(','))) {
        const match = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
        if (match === null)
            return undefined;
        const [, operator = '=', major, minor, patch, prerelease = ''] = match;
        const given = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, given, prerelease });
    }
    return conditions;
}
/** Every allowed set is made of whole stretches between these: the written versions and their neighbours. */
function samplePoints(conditions) {
    const written = conditions.flatMap((condition) => [condition.point, ceilingOf(condition)]);
    return [
        [0, 0, 0],
        ...written.flatMap(([major, minor, patch]) => [
            ...(patch > 0 ? [[major, minor, patch - 1]] : []),
            ...(patch === 0 && minor > 0 ? [[major, minor - 1, Number.POSITIVE_INFINITY]] : []),
            ...(patch === 0 && minor === 0 && major > 0
                ? [[major - 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]]
                : []),
            [major, minor, patch],
            [major, minor, patch + 1],
        ]),
        [Number.POSITIVE_INFINITY, 0, 0],
    ];
}
/** The first version that `~>` refuses: it lets only the last written number grow, and a lone major number without end. */
function ceilingOf({ point: [major, minor], given }) {
    if (given === 1)
        return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    return given === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    // A pre-release comes just before its release.
    const order = compare(point, condition.point) || (prerelease === '' ? 0 : 1);
    switch (operator) {
        case '=':
            return order === 0;
        case '!=':
            return order !== 0;
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default:
            return order >= 0 && compare(point, ceilingOf(condition)) < 0;
    }
}
/** Pre-releases are allowed by their exact name alone. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${formatPoint(pin.point)}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${formatPoint(condition.point)}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
}
/** `2.∞.∞` is said as `2.x`, a version of no bound as `any later version`. */
function formatPoint([major, minor, patch]) {
    if (major === Number.POSITIVE_INFINITY)
        return 'all later versions';
    if (minor === Number.POSITIVE_INFINITY)
        return `${major}.x`;
    return patch === Number.POSITIVE_INFINITY ? `${major}.${minor}.x` : `${major}.${minor}.${patch}`;
}


/***/ })

};
