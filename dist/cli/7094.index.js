export const id = 7094;
export const ids = [7094];
export const modules = {

/***/ 7312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ changelogLine),
/* harmony export */   NV: () => (/* binding */ isChangeKind),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   Zs: () => (/* binding */ worstChanges),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rQ: () => (/* binding */ formatChanges),
/* harmony export */   tO: () => (/* binding */ CHANGE_KINDS)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);

/** Severities of changes, the most severe first; each is also the part of a version number that such a change needs. */
const SEVERITIES = ['major', 'minor', 'patch'];
/**
 * The part of a version number that each kind of change needs. docs/interface.md has the evidence: how often maintainers made each
 * change in a patch, a minor and a major release.
 */
const CHANGE_KINDS = {
    'input-removed': 'major',
    'required-input-added': 'major',
    'input-added': 'minor',
    'default-removed': 'major',
    'default-added': 'minor',
    'default-changed': 'minor',
    'type-narrowed': 'major',
    'type-widened': 'minor',
    'type-declared': 'patch',
    'null-refused': 'major',
    'null-replaced': 'minor',
    'null-allowed': 'minor',
    'ephemeral-refused': 'major',
    'ephemeral-allowed': 'minor',
    'input-sensitivity': 'patch',
    'input-deprecated': 'minor',
    'validation-changed': 'minor',
    'validation-removed': 'patch',
    'output-removed': 'major',
    'output-added': 'minor',
    'output-type-changed': 'major',
    'output-type-extended': 'minor',
    'output-made-sensitive': 'major',
    'output-not-sensitive': 'patch',
    'output-made-ephemeral': 'major',
    'output-deprecated': 'minor',
    'resource-removed': 'major',
    'resource-added': 'minor',
    'resource-moved': 'patch',
    'resource-released': 'patch',
    'resource-keys-changed': 'major',
    'module-call-removed': 'major',
    'module-call-added': 'minor',
    'module-call-moved': 'patch',
    'module-call-released': 'patch',
    'module-call-keys-changed': 'major',
    'null-resource-removed': 'patch',
    'null-resource-added': 'patch',
    'data-source-removed': 'patch',
    'data-source-added': 'minor',
    'ephemeral-resource-removed': 'patch',
    'ephemeral-resource-added': 'minor',
    'submodule-removed': 'major',
    'submodule-added': 'minor',
    'provider-added': 'minor',
    'provider-removed': 'patch',
    'provider-source-changed': 'major',
    'provider-configuration-added': 'major',
    'provider-configuration-removed': 'major',
    'provider-version-narrowed': 'major',
    'provider-version-capped': 'major',
    'provider-version-raised': 'minor',
    'provider-version-declared': 'minor',
    'provider-version-widened': 'minor',
    'required-version-narrowed': 'major',
    'required-version-capped': 'major',
    'required-version-raised': 'minor',
    'required-version-declared': 'minor',
};
/** Whether a text names a kind of change. */
function isChangeKind(text) {
    return Object.hasOwn(CHANGE_KINDS, text);
}
/** @param at undefined where the position is not known */
function changesOf(subject, at, ...findings) {
    const position = at && { file: at.file, line: at.line };
    return findings.flatMap((found) => {
        if (found === false)
            return [];
        const [kind, message] = found;
        return [{ kind, severity: CHANGE_KINDS[kind], subject, message, ...position }];
    });
}
/** The same changes, the most severe first. */
function bySeverity(changes) {
    return SEVERITIES.flatMap((severity) => changes.filter((change) => change.severity === severity));
}
/** How many changes a sentence about a version names. */
const NAMED_CHANGES = 3;
/** How many characters of each message it has. */
const CLAUSE_CHARACTERS = 120;
/**
 * The most severe changes as a clause, with their places and their number: `input "cidr" was removed (variables.tf:12): a major change`.
 */
function worstChanges(changes) {
    const [first, ...others] = bySeverity(changes);
    if (first === undefined)
        return 'nothing changed';
    const worst = [first, ...others.filter(({ severity }) => severity === first.severity)];
    const more = worst.length - NAMED_CHANGES;
    const named = [...worst.slice(0, NAMED_CHANGES).map(sentenceOf), ...(more > 0 ? [`and ${more} more`] : [])];
    const count = worst.length === 1 ? `a ${first.severity} change` : `${worst.length} ${first.severity} changes`;
    return `${named.join('; ')}: ${count}`;
}
const NOUNS = { var: 'input', output: 'output', provider: 'provider' };
/** `modules/subnets: input "cidr" was removed (modules/subnets/variables.tf:12)`. */
function sentenceOf({ subject, message, file, line }) {
    const place = file === undefined ? '' : ` (${file}:${line})`;
    const [, directory = '', address = ''] = /^(.*: )?(.*)$/s.exec(subject) ?? [];
    const [, type = '', name = ''] = /^(var|output|provider)\.(.*)$/.exec(address) ?? [];
    const noun = NOUNS[type] ?? 'submodule';
    // Only a message that begins with its noun lacks the name; of the others that of a resource has its address.
    const article = new RegExp(`^(?:the|an?) ((?:optional )?)${noun}\\b`);
    const subjectText = `${noun} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(noun === 'submodule' ? address : name)}`;
    const text = shortened(message);
    if (article.test(text))
        return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${text.replace(article, (_, adjective) => adjective + subjectText)}${place}`);
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${noun === 'submodule' ? '' : `${subjectText}: `}${text}${place}`);
}
/** Types can be long. */
function shortened(message) {
    return message.length > CLAUSE_CHARACTERS ? `${message.slice(0, CLAUSE_CHARACTERS)}…` : message;
}
/** One line of text for each change, the most severe first. */
function formatChanges(changes) {
    return bySeverity(changes).map(({ severity, subject, message }) => `${severity.padEnd(9)} ${subject}  ${message}`);
}
/** One line for a changelog: all changes of the highest severity. */
function changelogLine(changes) {
    const [worst] = bySeverity(changes);
    if (worst === undefined)
        return 'No change of the interface.';
    const listed = changes
        .filter(({ severity }) => severity === worst.severity)
        .map(({ subject, message }) => `\`${subject}\` (${message})`);
    return `${{ major: 'Breaking', minor: 'New', patch: 'Changed' }[worst.severity]}: ${listed.join(', ')}.`;
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ addressFromRepository),
/* harmony export */   y: () => (/* binding */ OWNER_AND_NAME)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);


/** The name of a repository on a GitHub server: `acme/registry`. */
const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/;
/**
 * The address that follows from a repository name `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>`; `owner` is the
 * namespace. Throws INVALID_ADDRESS for every other name: another prefix (`opentofu-`, `Terraform-`), the name of a provider,
 * parts that are not valid in an address.
 */
function addressFromRepository(owner, repository) {
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(repository) ?? [];
    const address = { namespace: owner, name, system };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, 'set the module address: --module ns/name/system (action input "module")');
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

/***/ 7409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tp: () => (/* binding */ isMovingTag),
/* harmony export */   ej: () => (/* binding */ versionsAtEnd),
/* harmony export */   wf: () => (/* binding */ otherSpellings),
/* harmony export */   zW: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6709);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2413);



/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the tag prefix of the module (`''`, `vpc/`, `vpc-`, `network@`).
 * The error of a refused tag is an INVALID_TAG. `not-a-version-tag` means a tag of something else (`latest`, or of another
 * module); a tag that breaks another rule was meant as a version of this module, or is not allowed for any module.
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
        const start = prefix === '' ? 'a version number' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} and a version number`;
        return refuse('not-a-version-tag', `is not a version tag of this module: it does not begin with ${start}`);
    }
    const reading = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(version);
    if (reading.ok)
        return { verdict: 'version', version: reading.version };
    const start = tag.slice(0, tag.length - version.length);
    const refuseVersion = refusals(tag, `push a tag such as ${start}${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleVersion */ .Dw)(version)}`);
    return reading.rule === 'build-metadata'
        ? refuseVersion('build-metadata', `cannot be published: ${reading.problem}`)
        : refuseVersion('semver', `is not a semantic version: ${reading.problem}`);
}
/**
 * The tags that may spell the version of this one with or without `v`: `1.2.3` and `v1.2.3`. There may be several, as a number in a
 * tag may be of its prefix.
 */
function otherSpellings(tag) {
    return [...tag.matchAll(/(?<![\d.])\d+\.\d+\.\d+/g)].flatMap(({ index }) => {
        const [start, version] = [tag.slice(0, index), tag.slice(index)];
        return [`${start}v${version}`, ...(start.endsWith('v') ? [`${start.slice(0, -1)}${version}`] : [])];
    });
}
/** The versions that a tag may end in, whatever its prefix: `network-2-v1.2.3` ends in 1.2.3 alone, as a version does not begin in the middle of a number. */
function versionsAtEnd(tag) {
    const starts = [...tag.matchAll(/(?<![0-9])[0-9]/g)].map(({ index }) => index);
    return starts.flatMap((start) => {
        const reading = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(tag.slice(start));
        return reading.ok ? [reading.version] : [];
    });
}
/**
 * Whether a tag follows the newest version of a major or minor line (`v1`, `v1.2`, `vpc/v1`), as workflows of GitHub name
 * actions. It is no version of any module.
 */
function isMovingTag(tag) {
    return /^(?:.*[/@-])?v?\d+(?:\.\d+)?$/.test(tag) && !/(?<!\d)\d+\.\d+\.\d+/.test(tag);
}
function refusals(tag, hint) {
    return (rule, problem) => {
        const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} ${problem}.`, hint);
        return { verdict: 'refused', rule, error };
    };
}
/** Letters and digits of all scripts and the blank are not here: later checks refuse them with a better reason. */
const FORBIDDEN = /[^\p{L}\p{N}._/@+ -]/u;
function characterProblem(tag) {
    if (tag.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REF_LENGTH */ ._Q)
        return `it has ${tag.length} characters, more than ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REF_LENGTH */ ._Q}`;
    const forbidden = FORBIDDEN.exec(tag);
    if (forbidden !== null)
        return `the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} may not be in a tag`;
    if (tag.startsWith('-'))
        return 'it begins with "-"';
    if (tag.includes('..'))
        return 'it contains ".."';
    return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined;
}


/***/ }),

/***/ 7479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ PathPattern),
/* harmony export */   hf: () => (/* binding */ MatchCost),
/* harmony export */   jt: () => (/* binding */ directoryOf)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4611);

/** What the matches of a run of patterns have cost. It is counted, and not measured, so that one commit gives one package on all machines. */
class MatchCost {
    #steps = 0;
    add(steps) {
        this.#steps += steps;
    }
    get isTooHigh() {
        return this.#steps > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATTERN_STEPS */ .SG;
    }
}
/**
 * A pattern with wildcards for a whole path. A match takes at most the length of the path times that of the pattern: all places in the
 * pattern that a character may stand for go on together, where a regular expression would try one after the other, and `*a*a*a*b` for ever.
 */
class PathPattern {
    #steps;
    /** The longest text that each match has. */
    #literal;
    /** The only path that matches; undefined for a pattern with wildcards. */
    exact;
    /** Throws a SyntaxError for a range in reverse order. */
    constructor(pattern) {
        this.#steps = stepsOf(pattern);
        const texts = this.#steps.map((step) => (step.kind === 'character' ? step.text : undefined));
        this.exact = texts.includes(undefined) ? undefined : texts.join('');
        this.#literal = longestOf(texts);
    }
    matches(path, cost) {
        cost.add(1);
        if (!path.includes(this.#literal))
            return false;
        let places = new Places(this.#steps);
        places.enter(0);
        for (const character of path) {
            const next = new Places(this.#steps);
            for (const at of places.all)
                this.#advance(at, character, next);
            cost.add(places.all.size);
            if (next.all.size === 0)
                return false;
            places = next;
        }
        return places.all.has(this.#steps.length);
    }
    #advance(at, character, next) {
        const step = this.#steps[at];
        if (step === undefined)
            return;
        if (step.kind === 'character') {
            if (step.text === character)
                next.enter(at + 1);
        }
        else if (step.kind === 'class') {
            if (step.expression.test(character))
                next.enter(at + 1);
        }
        else if (step.kind === 'one') {
            if (character !== '/')
                next.enter(at + 1);
        }
        else if (step.kind === 'directories') {
            next.all.add(at);
            if (character === '/')
                next.enter(at + 1);
        }
        else if (step.kind === 'any' || character !== '/')
            next.enter(at);
    }
}
/** Places in a pattern; its end is one. */
class Places {
    all = new Set();
    #steps;
    #entered = new Set();
    constructor(steps) {
        this.#steps = steps;
    }
    /** Also what follows a step that may stand for nothing. */
    enter(start) {
        for (let at = start; !this.#entered.has(at); at += 1) {
            this.#entered.add(at);
            this.all.add(at);
            if (!['name', 'any', 'directories'].includes(this.#steps[at]?.kind ?? ''))
                return;
        }
    }
}
/** `''` for a path of one part. */
function directoryOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function stepsOf(pattern) {
    const steps = [];
    for (let at = 0; at < pattern.length;) {
        const token = tokenAt(pattern, at);
        at += token.length;
        const step = stepOf(token);
        const last = steps.at(-1);
        // Several stars in a row are one.
        if (step.kind === 'any' && last?.kind === 'name')
            steps.pop();
        if (step.kind === 'name' && (last?.kind === 'any' || last?.kind === 'name'))
            continue;
        if (step.kind === last?.kind && (step.kind === 'any' || step.kind === 'directories'))
            continue;
        steps.push(step);
    }
    return steps;
}
function tokenAt(pattern, at) {
    if (pattern.startsWith('**/', at))
        return '**/';
    if (pattern.startsWith('**', at))
        return '**';
    if (pattern[at] === '[' && pattern[at + 1] !== ']') {
        const end = pattern.indexOf(']', at + 2);
        if (end !== -1)
            return pattern.slice(at, end + 1);
    }
    const character = (from) => String.fromCodePoint(pattern.codePointAt(from) ?? 0);
    return pattern[at] === '\\' && at + 1 < pattern.length ? `\\${character(at + 1)}` : character(at);
}
function stepOf(token) {
    if (token === '**/')
        return { kind: 'directories' };
    if (token === '**')
        return { kind: 'any' };
    if (token === '*')
        return { kind: 'name' };
    if (token === '?')
        return { kind: 'one' };
    if (token.startsWith('[') && token.length > 1)
        return { kind: 'class', expression: classExpression(token) };
    return { kind: 'character', text: token.length > 1 && token.startsWith('\\') ? token.slice(1) : token };
}
/** It stands for one character, so it takes no time. */
function classExpression(token) {
    const isNegated = /^\[[!^]/.test(token);
    const members = token.slice(isNegated ? 2 : 1, -1);
    return new RegExp(`^(?!/)[${isNegated ? '^' : ''}${members.replaceAll(/[\\[\]^]/g, '\\$&')}]$`, 'su');
}
function longestOf(texts) {
    const literals = texts
        .map((text) => text ?? '\0')
        .join('')
        .split('\0');
    return literals.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}


/***/ }),

/***/ 9622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   Gv: () => (/* binding */ unmatched),
/* harmony export */   Id: () => (/* binding */ patternOf),
/* harmony export */   NB: () => (/* binding */ allows)
/* harmony export */ });
/* harmony import */ var _package_limit_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4466);
/* harmony import */ var _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7479);


/** The `allow` of a configuration file: paths that hold no secrets, whatever they look like, in patterns as .gitignore has them. */
/** Why a text is no pattern; undefined for one that is. */
function patternProblem(text) {
    const pattern = text.replace(/^!/, '');
    if (pattern.trim() === '')
        return 'names no path';
    if (pattern.startsWith('#'))
        return 'is a comment, as in .gitignore: write \\# for a name that begins with #';
    if (/^\.{0,2}\/$|(^|\/)\.\.(\/|$)/.test(pattern))
        return 'leaves the repository';
    if (/(?<!\\)(\\\\)*\\$/.test(pattern))
        return 'ends in a backslash, which stands before a character';
    const classes = pattern.replaceAll(/\\./g, '');
    if (/\[[^\]]*$/.test(classes))
        return 'has a [ without ]: write \\[ for the character';
    for (const [, from = '', to = ''] of classes.matchAll(/(?<=\[[^\]]*)([^[\]])-([^\]])/g))
        if (from > to)
            return `has a range in reverse order: ${from}-${to}`;
    return undefined;
}
/**
 * Whether one of the patterns matches a path from the root of the repository, or a directory above it; `!` takes a path out again.
 * Throws LIMIT_EXCEEDED. https://git-scm.com/docs/gitignore#_pattern_format
 */
function allows(patterns) {
    const isAllowed = matcher(patterns.map(ruleOf));
    return (path) => {
        const found = isAllowed(path);
        if (found === undefined)
            throw (0,_package_limit_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .patternsTooCostly */ .Qk)('allow');
        return found;
    };
}
/** Those of the patterns that match none of the paths; none where to find them takes too long. @param root the directory that has the paths; what is outside is not looked at */
function unmatched(patterns, paths, root) {
    const known = new Set(paths);
    const cost = new _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .MatchCost */ .hf();
    return patterns
        .filter((pattern) => !pattern.startsWith('!'))
        .filter((pattern) => root === '' || withoutDot(pattern).replace(/^\//, '').startsWith(root))
        .filter((pattern) => {
        const rule = ruleOf(pattern);
        if (rule.pattern.exact !== undefined && known.has(rule.pattern.exact))
            return false;
        const isAllowed = matcher([rule], cost);
        return paths.every((path) => isAllowed(path) === false);
    });
}
/** Undefined once it has taken too long. */
function matcher(rules, cost = new _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .MatchCost */ .hf()) {
    const known = new Map([['', false]]);
    const isAllowed = (path, isDirectory) => {
        const directory = (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(path);
        const above = known.get(directory) ?? isAllowed(directory, true);
        known.set(directory, above);
        const fits = (rule) => (isDirectory || !rule.isForDirectories) && !cost.isTooHigh && rule.pattern.matches(path, cost);
        return above || (rules.findLast(fits)?.allows ?? false);
    };
    return (path) => {
        const found = isAllowed(path, false);
        return cost.isTooHigh ? undefined : found;
    };
}
/** A pattern with a slash before its end is for a path from the root, and two stars are special between slashes alone. */
function ruleOf(text) {
    const allowed = !text.startsWith('!');
    const pattern = withoutDot(allowed ? text : text.slice(1)).replace(/(?<!\\) +$/, '');
    const isForDirectories = pattern.endsWith('/');
    const path = isForDirectories ? pattern.slice(0, -1) : pattern;
    const parts = path
        .split('/')
        .map((part) => part === '**' ? part : part.replaceAll(/\\.|\*+/gs, (found) => (found.startsWith('*') ? '*' : found)));
    const anchored = parts.length > 1 ? parts.join('/').replace(/^\//, '') : `**/${parts.join('')}`;
    return { pattern: new _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .PathPattern */ .Ad(anchored), isForDirectories, allows: allowed };
}
/** A path as a pattern that matches it alone. */
function patternOf(path) {
    const escaped = path
        .replaceAll(/[\\*?[\]]/g, '\\$&')
        .replace(/^[#!]/, '\\$&')
        .replace(/ $/, '\\ ');
    return path.includes('/') ? escaped : `/${escaped}`;
}
function withoutDot(pattern) {
    return pattern.replace(/^\.\//, '/');
}


/***/ }),

/***/ 9290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tF: () => (/* binding */ CONFIG_PATH),
  g8: () => (/* binding */ allowedFiles),
  A5: () => (/* binding */ configFormat),
  bV: () => (/* binding */ listedModules),
  Mw: () => (/* binding */ modulePath),
  Qi: () => (/* binding */ prefixClash),
  lo: () => (/* binding */ selectionOptions),
  gO: () => (/* binding */ severities),
  Y_: () => (/* binding */ tagPrefixesOf)
});

// UNUSED EXPORTS: configSchema

// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(7312);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(5958);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/publish/allowed-files.js
var allowed_files = __webpack_require__(9622);
// EXTERNAL MODULE: ./lib/publish/limits.js
var limits = __webpack_require__(2126);
// EXTERNAL MODULE: ./lib/publish/module-directory.js
var module_directory = __webpack_require__(2528);
// EXTERNAL MODULE: ./lib/publish/package-kinds.js
var package_kinds = __webpack_require__(9478);
// EXTERNAL MODULE: ./lib/module/ref-name.js
var ref_name = __webpack_require__(9286);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(7409);
;// CONCATENATED MODULE: ./lib/publish/tag-prefix.js



const EXAMPLE = { namespace: 'a', name: 'b', system: 'c' };
/** What is wrong with the prefix of the tags of a module; undefined where nothing is. */
function tagPrefixProblem(prefix) {
    const filled = fillTagPrefix(prefix, () => EXAMPLE);
    if (!/[{}]/.test(filled) && (0,ref_name/* isRefName */.p)(`${filled}v1.0.0`))
        return undefined;
    return `${(0,error/* quote */.hD)(prefix)} must be the beginning of a tag, such as vpc/ or {name}/ (also {namespace}, {system})`;
}
/**
 * A tag prefix with the parts of the module address instead of `{namespace}`, `{name}` and `{system}`.
 * @param address asked only for a prefix that has such a part
 */
function fillTagPrefix(prefix, address) {
    return prefix.replaceAll(/\{(namespace|name|system)\}/g, (_, part) => address()[part]);
}
/** The first of the prefixes that another one makes ambiguous: `vpc-` reads `vpc-v1.0.0` as 1.0.0, and so does `vpc-v`. */
function findPrefixClash(prefixes) {
    const all = new Set(prefixes);
    for (const prefix of all) {
        for (let length = 0; length < prefix.length; length += 1) {
            const shorter = prefix.slice(0, length);
            const tag = all.has(shorter) ? sharedTag(prefix, shorter) : undefined;
            if (tag !== undefined)
                return { prefix, shorter, tag };
        }
    }
    return undefined;
}
/** A tag that is a version with both prefixes; `shorter` is the beginning of `prefix`. */
function sharedTag(prefix, shorter) {
    return [`${prefix}1.0.0`, `${prefix}v1.0.0`].find((tag) => (0,module_tag/* readTag */.zW)(tag, shorter).verdict === 'version');
}

;// CONCATENATED MODULE: ./lib/publish/config.js











/** `.module-registry.yml`: the flags of publish under the same names, and the modules of a repository that holds several. */
const CONFIG_PATH = '.module-registry.yml';
/** A directory in a repository: relative, posix, without `.` and `..`; `.` itself is the root, written `''`. */
function parseModulePath(text) {
    const path = text === '.' ? '' : text.replace(/^\.\//, '').replace(/(?<=[^/])\/$/, '');
    const isInside = path === '' || path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    if (isInside && !/[\0-\x1f\\]/.test(path))
        return path;
    throw new Error('must be a directory inside the repository, such as modules/vpc');
}
function parsePackageKinds(text) {
    const kinds = [...new Set(text.split(',').map((kind) => kind.trim()))];
    const known = package_kinds/* PACKAGE_KINDS */.js.filter((kind) => kinds.includes(kind));
    if (known.length === kinds.length)
        return known.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
    throw new Error(`must be one of ${package_kinds/* PACKAGE_KINDS */.js.join(', ')}, or several of them with commas`);
}
const modulePath = (0,schema/* checkedText */.N0)(parseModulePath);
const moduleAddress = (0,schema/* checkedText */.N0)(module_address/* parseModuleAddress */.E9);
const tagPrefix = schemas/* string */.YjP().check(({ value, issues }) => {
    const message = tagPrefixProblem(value);
    if (message !== undefined)
        issues.push({ code: 'custom', message, input: value, continue: true });
});
const tagPrefixes = schemas/* union */.KCZ([tagPrefix, schemas/* array */.YOg(tagPrefix).min(1)]).optional();
const compatibility = schemas/* enum */.k5n(['off', 'warn', 'enforce'])
    .describe('For a version number that is too small for the changes of the interface; default: warn.');
const CHANGE_NAMES = Object.keys(change/* CHANGE_KINDS */.tO).filter(change/* isChangeKind */.NV);
const KINDS_HINT = `the kinds are: ${CHANGE_NAMES.join(', ')}`;
/** `input-added: patch, default-changed: major`, with commas or lines between them. */
function parseSeverities(text) {
    const entries = text.split(/[,\n]/).filter((entry) => entry.trim() !== '');
    return Object.fromEntries(entries.map((entry) => {
        const [, kind = '', word = ''] = /^\s*([^:=\s]+)\s*[:=]\s*(\S+)\s*$/.exec(entry) ?? [];
        const severity = change/* SEVERITIES */.oC.find((each) => each === word);
        if (kind === '' || severity === undefined)
            throw new Error(`${(0,error/* quote */.hD)(entry.trim())} must be a kind of change and ${change/* SEVERITIES */.oC.join(', ')}, such as input-added=patch`);
        if (!(0,change/* isChangeKind */.NV)(kind))
            throw new Error(`${(0,error/* quote */.hD)(kind)} is no kind of change; ${KINDS_HINT}`);
        return [kind, severity];
    }));
}
const SEVERITIES_TEXT = 'What kinds of changes need in the place of their own severity: major, minor or patch.';
/** The same as a map. */
const severities = schemas/* partialRecord */.jgl(schemas/* enum */.k5n(CHANGE_NAMES), schemas/* enum */.k5n(change/* SEVERITIES */.oC, {
    error: ({ input }) => `must be one of ${change/* SEVERITIES */.oC.join(', ')}, not ${(0,error/* quote */.hD)(String(input))}`,
}))
    .optional()
    .describe(SEVERITIES_TEXT);
/** Options that flags, inputs and the config file share. */
const selectionOptions = schemas/* strictObject */.rej({
    module: moduleAddress
        .optional()
        .describe('Address of the one module of the repository: namespace/name/system.'),
    'module-path': modulePath.optional().describe('Directory of the one module of the repository.'),
    'tag-prefix': tagPrefixes.describe('The beginning of the tags of modules that set none: vpc/ for vpc/v1.2.3, or {name}/ (also {namespace}, {system}).'),
    package: (0,schema/* checkedText */.N0)(parsePackageKinds)
        .optional()
        .describe(`Package storage: ${package_kinds/* PACKAGE_KINDS */.js.join(', ')}, or several with commas. The protocol's download names the first.`),
    compatibility: compatibility.optional(),
    versions: (0,schema/* checkedText */.N0)(version_constraint/* parseConstraint */.FJ)
        .optional()
        .describe('The versions that all-tags publishes, as a constraint: >= 2.0.0; default: all.'),
    severities: (0,schema/* checkedText */.N0)(parseSeverities).optional().describe(SEVERITIES_TEXT),
    ...package_kinds/* storeOptionShapes */.Bk,
});
const ignoredTag = schemas/* strictObject */.rej({
    tag: schemas/* string */.YjP()
        .min(1)
        .regex(/^[^*]*(\*[^*]*)?$/, 'must be the name of a tag, in which one * may stand for any characters: v0.*')
        .describe('The name of the tag; one * in it stands for any characters.'),
    reason: schemas/* string */.YjP().min(1).describe('Why it is left out; the run prints it.'),
});
const listedModule = schemas/* strictObject */.rej({
    path: schemas/* union */.KCZ([modulePath, schemas/* array */.YOg(modulePath).min(1)], {
        error: ({ input }) => input === undefined
            ? 'is missing: name a directory, such as modules/vpc'
            : 'must be a directory inside the repository, such as modules/vpc, or a list of them',
    })
        .describe('Directory of the module in the repository, or a list: the first that has configuration at the commit.'),
    root: modulePath
        .optional()
        .describe('For a module that calls directories beside it: its package holds them too, up to this directory; "." is the repository.'),
    address: moduleAddress.describe('Address of the module: namespace/name/system.'),
    'tag-prefix': tagPrefixes.describe('The beginning of the tags of this module, or a list: vpc/ for vpc/v1.2.3 and vpc/1.2.3.'),
});
function checkModules({ value, issues }) {
    const refuse = (message, path = []) => issues.push({ code: 'custom', message, input: value, path, continue: true });
    if (!isDistinct(value.flatMap(({ path }) => path)))
        refuse('two modules have the same path');
    if (!isDistinct(value.map(({ address }) => (0,module_address/* addressKey */.IY)(address))))
        refuse('two modules have the same address');
    for (const [at, { path, root = '' }] of value.entries())
        for (const each of [path].flat().filter((directory) => !(0,module_directory/* isWithin */.U)(directory, root)))
            refuse(`${(0,error/* quote */.hD)(root)} does not hold the path ${(0,error/* quote */.hD)(each)}: name a directory above it, or "." for the repository`, [at, 'root']);
}
/** The modules of a repository, as its own config file or `registry.yml` lists them. */
const listedModules = schemas/* array */.YOg(listedModule).min(1).check(checkModules);
/** Of the config file of a repository, and of a source in `registry.yml`. */
const allowedFiles = schemas/* array */.YOg(schemas/* string */.YjP().check(({ value, issues }) => {
    const isLong = value.length > limits/* MAX_PATTERN_LENGTH */.n7;
    const problem = isLong ? `has more than ${limits/* MAX_PATTERN_LENGTH */.n7} characters` : (0,allowed_files/* patternProblem */.AL)(value);
    if (problem !== undefined)
        issues.push({ code: 'custom', message: `${(0,error/* quote */.hD)(value)} ${problem}`, input: value, continue: true });
}))
    .optional()
    .describe('Patterns, as in .gitignore, of files that hold no secrets although they look like it.');
const configSchema = selectionOptions
    .extend({
    severities,
    'ignore-tags': schemas/* array */.YOg(ignoredTag)
        .optional()
        .describe('Tags that --all-tags leaves out, each with a reason: old mistakes that cannot be deleted.'),
    allow: allowedFiles,
    modules: schemas/* array */.YOg(listedModule.extend(package_kinds/* moduleStoreOptionShapes */.h8))
        .min(1)
        .check(checkModules)
        .optional()
        .describe('The modules of a repository that holds several.'),
})
    .check(({ value, issues }) => {
    const clash = prefixClash(value);
    if (clash !== undefined)
        issues.push({ ...clash, code: 'custom', input: value });
});
/**
 * The mistake that two prefixes read one tag as two versions, with the places of both.
 * @param place of the modules in their file
 */
function prefixClash({ modules = [], 'tag-prefix': byDefault }, place = []) {
    const places = new Map();
    for (const [at, module] of modules.entries()) {
        const path = [...place, 'modules', at, ...(module['tag-prefix'] === undefined ? [] : ['tag-prefix'])];
        for (const prefix of tagPrefixesOf(module, byDefault, () => module.address))
            if (!places.has(prefix))
                places.set(prefix, path);
    }
    const clash = findPrefixClash(places.keys());
    if (clash === undefined)
        return undefined;
    const { prefix, shorter, tag } = clash;
    return {
        message: `the tag ${(0,error/* quote */.hD)(tag)} is two versions, one with the prefix ${(0,error/* quote */.hD)(prefix)} and one with ${(0,error/* quote */.hD)(shorter)}: change one of them`,
        path: places.get(prefix) ?? [],
        params: { other: places.get(shorter) },
    };
}
/** The prefixes of the tags of a module: its own, else the default, else none. */
function tagPrefixesOf(module, byDefault, address) {
    return [module['tag-prefix'] ?? byDefault ?? ''].flat().map((prefix) => fillTagPrefix(prefix, address));
}
const configFormat = { schema: configSchema, maxBytes: limits/* MAX_CONFIG_BYTES */.GW };
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}


/***/ }),

/***/ 2528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin)
/* harmony export */ });
/** Whether a directory of a repository is another one, or in it; `''` is the root. */
function isWithin(path, directory) {
    return directory === '' || path === directory || path.startsWith(`${directory}/`);
}


/***/ }),

/***/ 9478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ storeOptionShapes),
/* harmony export */   h8: () => (/* binding */ moduleStoreOptionShapes),
/* harmony export */   js: () => (/* binding */ PACKAGE_KINDS),
/* harmony export */   sv: () => (/* binding */ storeOptionsFrom)
/* harmony export */ });
/* unused harmony export STORE_OPTIONS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2689);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);
/* harmony import */ var _index_format_bucket_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7497);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3908);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3880);





/**
 * The kinds of package storage that this version writes, each with its options as flags, inputs and `.module-registry.yml`
 * spell them. A kind that is added here needs a store in src/composition/package-stores.ts; nothing compiles before.
 */
const STORE_OPTIONS = {
    index: {},
    git: {
        'git-ref': zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['commit', 'tag'])
            .optional()
            .describe('What the location of a git package names: the commit (default), or the tag, which can move.'),
        'source-url': zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
            .min(1)
            .optional()
            .describe('Clone URL in the location of a git package, used verbatim; default: the origin as https.'),
    },
    release: {},
    oci: {
        'oci-repository': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__.parseOciRepository)
            .optional()
            .describe('Where oci packages are pushed to, as HOST/PATH: one repository for each module.'),
        'oci-tags': zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['all', 'version'])
            .optional()
            .describe('all (default): 1.2.3, and 1.2, 1 and latest for the highest release; version: 1.2.3 alone.'),
    },
    s3: {
        'package-url': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_index_format_bucket_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBucketUrl */ .LA)
            .optional()
            .describe('Where s3 packages are stored, as s3://BUCKET or s3://BUCKET/PREFIX.'),
        'package-public-url': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryUrl */ .I)
            .optional()
            .describe('https URL under which clients read what package-url holds; default: the bucket, with AWS credentials.'),
        'package-endpoint': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryUrl */ .I)
            .optional()
            .describe('Server of the object store of package-url, if it is not AWS.'),
        'package-region': zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
            .regex(/^[a-z0-9-]{1,32}$/)
            .optional()
            .describe('Region of the bucket of package-url; default: AWS_REGION, else us-east-1.'),
    },
};
/** In the order in which messages name them. */
const PACKAGE_KINDS = Object.keys(STORE_OPTIONS);
/** The options of all kinds beside each other, as a flag, an input or a config file gives them. */
const storeOptionShapes = {
    ...STORE_OPTIONS.index,
    ...STORE_OPTIONS.git,
    ...STORE_OPTIONS.release,
    ...STORE_OPTIONS.oci,
    ...STORE_OPTIONS.s3,
};
/** The options that each module of a repository may have for itself. */
const moduleStoreOptionShapes = { 'oci-repository': STORE_OPTIONS.oci['oci-repository'] };
/** Sorts options by kind. Where several sources name an option, the first of them wins. */
function storeOptionsFrom(sources) {
    const optionsOf = (kind) => Object.keys(STORE_OPTIONS[kind]).flatMap((name) => {
        const value = sources.map((source) => source[name]).find((each) => each !== undefined);
        return value === undefined ? [] : [[name, value]];
    });
    // Each value has been parsed by the schema of its own name.
    return Object.fromEntries(PACKAGE_KINDS.map((kind) => [kind, Object.fromEntries(optionsOf(kind))]));
}


/***/ })

};
