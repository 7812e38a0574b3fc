export const id = 3452;
export const ids = [3452];
export const modules = {

/***/ 746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** Letters that may be wrong in a name for which another one is suggested. */
const MAX_WRONG_LETTERS = 2;
/** The end of a message about an unknown name: `; did you mean "index"?`, or nothing where no known one is close. */
function didYouMean(text, known) {
    const meant = closest(text, known);
    return meant === undefined ? '' : `; did you mean ${meant}?`;
}
/** The known name that somebody probably meant, in whatever case; undefined where none is close. */
function closest(text, known) {
    const wrong = (name) => distance(text.toLowerCase(), name.toLowerCase());
    const distances = known.map((name) => [name, wrong(name)]);
    const [best] = distances.toSorted(([, a], [, b]) => a - b);
    return best !== undefined && best[1] <= Math.min(MAX_WRONG_LETTERS, text.length / 2) ? best[0] : undefined;
}
/** Letters to add, take away or replace. https://en.wikipedia.org/wiki/Levenshtein_distance */
function distance(a, b) {
    if (Math.abs(a.length - b.length) > MAX_WRONG_LETTERS)
        return Number.POSITIVE_INFINITY;
    let row = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (const [at, letter] of [...a].entries()) {
        const next = [at + 1];
        for (let column = 1; column < row.length; column += 1) {
            const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}


/***/ }),

/***/ 4867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   H8: () => (/* binding */ changelogLine),
/* harmony export */   KR: () => (/* binding */ CHANGE_NAMES),
/* harmony export */   LE: () => (/* binding */ pairByName),
/* harmony export */   Lq: () => (/* binding */ newsOf),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   Ut: () => (/* binding */ textBesideSubject),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rQ: () => (/* binding */ formatChanges),
/* harmony export */   yP: () => (/* binding */ compareByName)
/* harmony export */ });
/* unused harmony export CHANGE_KINDS */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2234);


/** Severities of changes, the most severe first; each is also the part of a version number that such a change needs. */
const SEVERITIES = ['major', 'minor', 'patch'];
/**
 * The part of a version number that each kind of change needs. docs/decisions/0051-severities-of-maintainers.md has the evidence: how often maintainers made each
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
    'input-made-const': 'major',
    'input-not-const': 'minor',
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
const CHANGE_NAMES = Object.keys(CHANGE_KINDS);
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
function bySeverity(changes) {
    return SEVERITIES.flatMap((severity) => changes.filter((change) => change.severity === severity));
}
/** How many characters of its message a sentence about a change has. */
const CLAUSE_CHARACTERS = 120;
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
    const text = message.length > CLAUSE_CHARACTERS ? `${message.slice(0, CLAUSE_CHARACTERS)}…` : message;
    if (article.test(text))
        return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${text.replace(article, (_, adjective) => adjective + subjectText)}${place}`);
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${noun === 'submodule' ? '' : `${subjectText}: `}${text}${place}`);
}
/** What happened, beside the subject: without the address with which the message of a resource begins. */
function textBesideSubject({ subject, message }) {
    const address = subject.replace(/^.*: /s, '');
    return message.startsWith(`${address} `) ? message.slice(address.length + 1) : message;
}
function formatChanges(changes) {
    return bySeverity(changes).map((change) => `${change.severity.padEnd(9)} ${change.subject}  ${textBesideSubject(change)}`);
}
/** What a change is to callers: not every minor one is something new. */
function newsOf({ kind, severity }) {
    if (severity === 'major')
        return 'Breaking';
    return severity === 'minor' && /-(?:added|allowed|extended|widened)$/.test(kind) ? 'New' : 'Changed';
}
/** One line for a changelog: all changes of the highest severity. */
function changelogLine(changes) {
    const [worst] = bySeverity(changes);
    if (worst === undefined)
        return 'No change of the interface.';
    const listed = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(changes.filter(({ severity }) => severity === worst.severity), newsOf);
    return [...listed]
        .map(([news, group]) => {
        const each = group.map((change) => `\`${change.subject}\` (${textBesideSubject(change)})`);
        return `${news}: ${each.join(', ')}.`;
    })
        .join(' ');
}
/** The changes between two lists of named things: first what was removed, then what was added, then what differs. */
function compareByName(before, after, rules) {
    const { removed, added, kept } = pairByName(before, after, ({ name }) => name);
    return [
        ...removed.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.removed(each))),
        ...added.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.added(each))),
        // Versions share what is made of equal blocks.
        ...kept.flatMap(([a, b]) => (a === b ? [] : changesOf(rules.subjectOf(b), b, ...rules.kept(a, b)))),
    ];
}
/**
 * Compares two lists of named things: those that were removed, those that were added, and the pairs that both lists have.
 * Sorts by name, so that the order of declarations never counts. Of two things with one name the first counts.
 */
function pairByName(before, after, nameOf) {
    const byName = (all) => new Map(all.toReversed().map((each) => [nameOf(each), each]));
    const sorted = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    const [old, current] = [byName(before), byName(after)];
    const was = sorted(old);
    return {
        removed: was.flatMap(([name, each]) => (current.has(name) ? [] : [each])),
        added: sorted(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
        kept: was.flatMap(([name, each]) => {
            const other = current.get(name);
            return other === undefined ? [] : [[each, other]];
        }),
    };
}


/***/ }),

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

/***/ 8317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ configFormat),
/* harmony export */   CG: () => (/* binding */ RepositoryLimit),
/* harmony export */   Qi: () => (/* binding */ prefixClash),
/* harmony export */   SU: () => (/* binding */ uncommitted),
/* harmony export */   Y_: () => (/* binding */ tagPrefixesOf),
/* harmony export */   bV: () => (/* binding */ listedModules),
/* harmony export */   lo: () => (/* binding */ selectionOptions),
/* harmony export */   tF: () => (/* binding */ CONFIG_PATH)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1843);
/* harmony import */ var _base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(746);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4867);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4632);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3360);
/* harmony import */ var _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9430);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(449);











/** Characters of a pattern of `allow`. A longer one is INVALID_CONFIG. */
const MAX_PATTERN_LENGTH = 4096;
/** Bytes of .module-registry.yml. A larger file is LIMIT_EXCEEDED, for the tags whose commits have it. */
const MAX_CONFIG_BYTES = 64 * 1024;
/** `.module-registry.yml`: the flags of publish under the same names, and the modules of a repository that holds several. */
const CONFIG_PATH = '.module-registry.yml';
/** What to do about a config file that is not committed. */
function uncommitted(file) {
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(file)} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${CONFIG_PATH}\ngit commit -m "Configure the module registry"`;
}
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
    const known = _package_kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .PACKAGE_KINDS */ .js.filter((kind) => kinds.includes(kind));
    if (known.length === kinds.length)
        return known.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
    const unknown = kinds.find((kind) => !_package_kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .PACKAGE_KINDS */ .js.some((each) => each === kind)) ?? '';
    const meant = (0,_base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_9__/* .didYouMean */ .a)(unknown, _package_kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .PACKAGE_KINDS */ .js);
    throw new Error(`must be one of ${_package_kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .PACKAGE_KINDS */ .js.join(', ')}, or several of them with commas${meant}`);
}
const modulePath = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseModulePath);
const moduleAddress = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleAddress */ .E9);
const tagPrefix = zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().check(({ value, issues }) => {
    const message = tagPrefixProblem(value);
    if (message !== undefined)
        issues.push({ code: 'custom', message, input: value, continue: true });
});
const tagPrefixes = zod__WEBPACK_IMPORTED_MODULE_10__/* .union */ .KCZ([tagPrefix, zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(tagPrefix).min(1)]).optional();
const compatibility = zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(['off', 'warn', 'enforce'])
    .describe('For a version number that is too small for the changes of the interface; default: warn.');
const KINDS_HINT = `the kinds are: ${_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_NAMES */ .KR.join(', ')}`;
/** `input-added: patch, default-changed: major`, with commas or lines between them. */
function parseSeverities(text) {
    const entries = text.split(/[,\n]/).filter((entry) => entry.trim() !== '');
    return Object.fromEntries(entries.map((entry) => {
        const [, name = '', word = ''] = /^\s*([^:=\s]+)\s*[:=]\s*(\S+)\s*$/.exec(entry) ?? [];
        const severity = _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.find((each) => each === word);
        if (name === '' || severity === undefined)
            throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.trim())} must be a kind of change and ${_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.join(', ')}, such as input-added=patch`);
        const kind = _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_NAMES */ .KR.find((each) => each === name);
        if (kind === undefined)
            throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is no kind of change; ${KINDS_HINT}`);
        return [kind, severity];
    }));
}
const SEVERITIES_TEXT = 'What kinds of changes need in the place of their own severity: major, minor or patch.';
/** The same as a map. */
const severities = zod__WEBPACK_IMPORTED_MODULE_10__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_NAMES */ .KR), zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC, {
    error: ({ input }) => `must be one of ${_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.join(', ')}, not ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(input))}`,
}))
    .optional()
    .describe(SEVERITIES_TEXT);
/** Options that flags, inputs and the config file share. */
const selectionOptions = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    module: moduleAddress
        .optional()
        .describe('Address of the one module of the repository: namespace/name/system.'),
    'module-path': modulePath.optional().describe('Directory of the one module of the repository.'),
    'tag-prefix': tagPrefixes.describe('The beginning of the tags of modules that set none: vpc/ for vpc/v1.2.3, or {name}/ (also {namespace}, {system}).'),
    package: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parsePackageKinds)
        .optional()
        .describe(`Package storage: ${_package_kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .PACKAGE_KINDS */ .js.join(', ')}, or several with commas. The protocol's download names the first.`),
    compatibility: compatibility.optional(),
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)
        .optional()
        .describe('The versions that all-tags publishes, as a constraint: >= 2.0.0; default: all.'),
    severities: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseSeverities).optional().describe(SEVERITIES_TEXT),
    ..._package_kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .storeOptionShapes */ .Bk,
});
const ignoredTag = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    tag: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()
        .min(1)
        .regex(/^[^*]*(\*[^*]*)?$/, 'must be the name of a tag, in which one * may stand for any characters: v0.*')
        .describe('The name of the tag; one * in it stands for any characters.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().min(1).describe('Why it is left out; the run prints it.'),
});
const listedModule = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_10__/* .union */ .KCZ([modulePath, zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(modulePath).min(1)], {
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
function checkModules({ value, issues, }) {
    const refuse = (message, path = []) => issues.push({ code: 'custom', message, input: value, path, continue: true });
    const paths = value.map(({ path }) => [path].flat());
    const firsts = paths.flatMap((each) => each.slice(0, 1));
    // Several may have been in one directory before, such as the root: the prefix of the tag tells which.
    const isTaken = paths.some((each) => each.slice(1).some((other) => firsts.includes(other)));
    if (isTaken || !isDistinct(firsts))
        refuse('two modules have the same path');
    if (!isDistinct(value.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .addressKey */ .IY)(address))))
        refuse('two modules have the same address');
    for (const [at, { path, root = '' }] of value.entries())
        for (const each of [path].flat().filter((directory) => !(0,_package_package_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(directory, root)))
            refuse(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root)} does not hold the path ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each)}: name a directory above it, or "." for the repository`, [at, 'root']);
}
/** The modules of a repository, as its own config file or `registry.yml` lists them. */
const listedModules = zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(listedModule).min(1).check(checkModules);
/** Of the config file of a repository, and of a source in `registry.yml`. */
const allowedFiles = zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().check(({ value, issues }) => {
    const isLong = value.length > MAX_PATTERN_LENGTH;
    const problem = isLong ? `has more than ${MAX_PATTERN_LENGTH} characters` : (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .patternProblem */ .AL)(value);
    if (problem !== undefined)
        issues.push({ code: 'custom', message: `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)} ${problem}`, input: value, continue: true });
}))
    .optional()
    .describe('Patterns, as in .gitignore, of files that hold no secrets although they look like it.');
const configSchema = selectionOptions
    .extend({
    severities,
    'ignore-tags': zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(ignoredTag)
        .optional()
        .describe('Tags that --all-tags leaves out, each with a reason: old mistakes that cannot be deleted.'),
    allow: allowedFiles,
    modules: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(listedModule.extend(_package_kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .moduleStoreOptionShapes */ .h8))
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
function prefixClash({ modules = [], 'tag-prefix': byDefault, }, place = []) {
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
        message: `the tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is two versions, one with the prefix ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} and one with ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(shorter)}: change one of them`,
        path: places.get(prefix) ?? [],
        params: { other: places.get(shorter) },
    };
}
/** The prefixes of the tags of a module: its own, else the default, else none. */
function tagPrefixesOf(module, byDefault, address) {
    return [module['tag-prefix'] ?? byDefault ?? ''].flat().map((prefix) => fillTagPrefix(prefix, address));
}
const configFormat = { schema: configSchema, maxBytes: MAX_CONFIG_BYTES };
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}
const EXAMPLE = { namespace: 'a', name: 'b', system: 'c' };
/** What is wrong with the prefix of the tags of a module; undefined where nothing is. */
function tagPrefixProblem(prefix) {
    const filled = fillTagPrefix(prefix, () => EXAMPLE);
    if (!/[{}]/.test(filled) && (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefName */ .pA)(`${filled}v1.0.0`))
        return undefined;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} must be the beginning of a tag, such as vpc/ or {name}/ (also {namespace}, {system})`;
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
    return [`${prefix}1.0.0`, `${prefix}v1.0.0`].find((tag) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .readTag */ .zW)(tag, shorter).verdict === 'version');
}
/** LIMIT_EXCEEDED of a whole repository: there is no end to what its configuration makes of its tags, so no tag of it is published. */
class RepositoryLimit extends _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl {
    constructor(message, hint) {
        super('LIMIT_EXCEEDED', message, hint);
    }
}


/***/ })

};
