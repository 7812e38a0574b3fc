export const id = 2002;
export const ids = [2002];
export const modules = {

/***/ 2002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _v: () => (/* binding */ marksFormat),
  XG: () => (/* binding */ modulesOf),
  FG: () => (/* binding */ parseVersionRange)
});

// UNUSED EXPORTS: marksSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(1379);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/lifecycle/limits.js
/** Decisions about published versions. */
/** Bytes of marks.yml. A larger file is INVALID_CONFIG. */
const MAX_MARKS_BYTES = 1024 * 1024;

;// CONCATENATED MODULE: ./lib/lifecycle/marks-file.js








/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */
const address = (0,schema/* checkedText */.N0)(module_address/* parseModuleAddress */.E9);
const addresses = schemas/* union */.KCZ([address, schemas/* array */.YOg(address).min(1)]);
const SELF_REPLACEMENT = {
    message: 'must be another module, or a version that the mark is not about',
    path: ['replacement'],
};
const mark = schemas/* strictObject */.rej({
    yank: addresses
        .optional()
        .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
        .optional()
        .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: (0,schema/* checkedText */.N0)(parseVersionRange)
        .optional()
        .describe('A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.'),
    reason: schemas/* string */.YjP()
        .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
        .describe('Why; consumers read it.'),
    link: schemas/* string */.YjP()
        .refine(marks/* isPublicLink */.es, 'must be an https URL without user and password')
        .optional()
        .describe('Where consumers read more.'),
    replacement: (0,schema/* checkedText */.N0)((text) => {
        (0,marks/* parseReplacement */.sH)(text);
        return text;
    })
        .optional()
        .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': schemas/* boolean */.zMY().optional().describe('true allows a mark of the latest version.'),
})
    .refine(({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined), 'needs one of "yank" and "deprecate", not both')
    .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
})
    .refine(({ yank, deprecate, versions, replacement }) => {
    const modules = [yank ?? deprecate ?? []].flat();
    return !modules.some((each) => (0,marks/* advisesItself */.L3)(each, { versions: versions?.text, replacement }));
}, SELF_REPLACEMENT);
const marksSchema = schemas/* strictObject */.rej({
    marks: schemas/* array */.YOg(mark, {
        // A file that was cut off must not take all marks back.
        error: ({ input }) => input === undefined ? 'is missing; write "marks: []" to take all marks back' : undefined,
    })
        .describe('The marks; an empty list takes all of them back.'),
})
    .check(({ value, issues }) => {
    const repeated = repeatedMark(value.marks);
    if (repeated !== undefined)
        issues.push({ ...repeated, code: 'custom', input: value });
});
const marksFormat = { schema: marksSchema, maxBytes: MAX_MARKS_BYTES };
/** The modules that a mark is about. */
function modulesOf({ yank, deprecate }) {
    return [yank ?? deprecate ?? []].flat();
}
/** Two marks of one kind about the same versions of one module: only one of them could hold. */
function repeatedMark(marks) {
    const places = new Map();
    for (const [at, each] of marks.entries()) {
        const kind = each.yank === undefined ? 'deprecate' : 'yank';
        for (const module of modulesOf(each)) {
            const name = [(0,module_address/* formatModuleAddress */.wc)(module), ...(each.versions ? [each.versions.text] : [])].join(' ');
            const key = `${kind} ${(0,module_address/* addressKey */.IY)(module)} ${each.versions?.text ?? ''}`;
            const other = places.get(key);
            if (other !== undefined)
                return {
                    message: `${(0,error/* quote */.hD)(name)} has this mark already: remove one of the two`,
                    path: ['marks', at],
                    params: { other: ['marks', other] },
                };
            places.set(key, at);
        }
    }
    return undefined;
}
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


/***/ })

};
