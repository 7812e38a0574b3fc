export const id = 7345;
export const ids = [7345];
export const modules = {

/***/ 7345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ parseVersionRange),
/* harmony export */   XG: () => (/* binding */ modulesOf),
/* harmony export */   _v: () => (/* binding */ marksFormat)
/* harmony export */ });
/* unused harmony export marksSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3260);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);







/** Bytes of marks.yml. A larger file is INVALID_CONFIG. */
const MAX_MARKS_BYTES = 1024 * 1024;
/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */
const address = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleAddress */ .E9);
const addresses = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([address, zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(address).min(1)]);
const SELF_REPLACEMENT = {
    message: 'must be another module, or a version that the mark is not about',
    path: ['replacement'],
};
const mark = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    yank: addresses
        .optional()
        .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
        .optional()
        .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseVersionRange)
        .optional()
        .describe('A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
        .describe('Why; consumers read it.'),
    link: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .refine(_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isPublicLink */ .es, 'must be an https URL without user and password')
        .optional()
        .describe('Where consumers read more.'),
    replacement: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)((text) => {
        (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReplacement */ .sH)(text);
        return text;
    })
        .optional()
        .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional().describe('true allows a mark of the latest version.'),
})
    .refine(({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined), 'needs one of "yank" and "deprecate", not both')
    .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
})
    .refine(({ yank, deprecate, versions, replacement }) => {
    const modules = [yank ?? deprecate ?? []].flat();
    return !modules.some((each) => (0,_index_format_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .advisesItself */ .L3)(each, { versions: versions?.text, replacement }));
}, SELF_REPLACEMENT);
const marksSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    marks: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(mark, {
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
            const name = [(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(module), ...(each.versions ? [each.versions.text] : [])].join(' ');
            const key = `${kind} ${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .addressKey */ .IY)(module)} ${each.versions?.text ?? ''}`;
            const other = places.get(key);
            if (other !== undefined)
                return {
                    message: `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has this mark already: remove one of the two`,
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
    const reading = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .readVersion */ .$4)(text);
    if (reading.ok)
        return { text, isVersion: true, allows: (version) => version === reading.version };
    try {
        return { ...(0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)(evenlySpaced(text)), isVersion: false };
    }
    catch (cause) {
        const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")';
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause), hint, { cause });
    }
}
/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text) {
    const conditions = text.split(',').map((condition) => condition.trim());
    return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ');
}


/***/ })

};
