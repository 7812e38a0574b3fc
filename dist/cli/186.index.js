export const id = 186;
export const ids = [186];
export const modules = {

/***/ 2500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ConfigurationLimits)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5629);

/** What reading the configuration of one module may cost: docs/interface.md lists the limits. */
class ConfigurationLimits {
    #bytes = 0;
    /** Why a file of this size is not read; undefined within all limits. */
    refuse(size) {
        if (size > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CONFIGURATION_BYTES */ .Cm)
            return `the file has ${size} bytes; files over ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CONFIGURATION_BYTES */ .Cm} bytes are not read`;
        this.#bytes += size;
        return this.isExceeded
            ? `not read: the configuration of the module has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MODULE_BYTES */ .SP} bytes`
            : undefined;
    }
    /** Whether the files of the module have more bytes than are read. */
    get isExceeded() {
        return this.#bytes > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MODULE_BYTES */ .SP;
    }
}


/***/ }),

/***/ 642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ parseConfiguration)
});

// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-parser.js + 2 modules
var hcl_parser = __webpack_require__(6971);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/interface/read/expression.js
var expression = __webpack_require__(4099);
// EXTERNAL MODULE: ./lib/interface/read/parsed-file.js
var parsed_file = __webpack_require__(1687);
// EXTERNAL MODULE: ./lib/adapters/hcl/limits.js
var limits = __webpack_require__(5629);
;// CONCATENATED MODULE: ./lib/adapters/hcl/json-parser.js





/**
 * Parses configuration in JSON syntax. @param parseExpression parses the strings that hold HCL: types and addresses
 * https://developer.hashicorp.com/terraform/language/syntax/json
 */
function parseJson(text, parseExpression) {
    const root = parseJsonExpression(text);
    if ('message' in root)
        return { blocks: [], problems: [root] };
    const reader = new JsonBlocks(parseExpression);
    // The top level may also be a list of objects.
    const objects = root.kind === 'tuple' ? root.members : [root];
    const blocks = objects.flatMap((object) => reader.root(object));
    return { blocks, problems: reader.problems };
}
class JsonBlocks {
    problems = [];
    #parseExpression;
    constructor(parseExpression) {
        this.#parseExpression = parseExpression;
    }
    root(value) {
        if (value.kind === 'object')
            return this.body(value, parsed_file/* FILE_SCHEMA */.Lm).blocks;
        this.#report(value, 'the file holds no JSON object');
        return [];
    }
    body(object, schema) {
        const attributes = new Map();
        const blocks = [];
        for (const { key, value } of object.members) {
            const name = (0,expression/* keyName */.xT)(key) ?? '';
            const inner = (0,parsed_file/* innerSchema */.Ij)(schema, name);
            if (inner !== undefined)
                blocks.push(...this.#blocks({ type: name, labels: [] }, inner, value));
            else if (schema.attributes === 'all' ? name !== '//' : schema.attributes.includes(name)) {
                if (attributes.has(name))
                    this.#report(key, `${(0,error/* quote */.hD)(name)} is set twice`);
                attributes.set(name, this.#attribute(value, schema.expressions?.includes(name) ?? false));
            }
        }
        return { attributes, blocks };
    }
    /** Each label is a key of an object around the next. A list stands for several blocks, all at the line of the list. */
    #blocks(header, schema, value) {
        const { type, labels } = header;
        const { line } = value;
        const members = value.kind === 'tuple' ? value.members : [value];
        if (labels.length === schema.labels)
            return members.flatMap((member) => this.#isObject(type, member) ? [{ ...header, ...this.body(member, schema), line }] : []);
        const named = members.flatMap((member) => (this.#isObject(type, member) ? member.members : []));
        if (named.length === 0)
            this.#report(value, `${(0,error/* quote */.hD)(type)} has ${(0,count/* counted */.h)(labels.length, 'label')}, not ${schema.labels}`);
        return named.flatMap(({ key, value: inner }) => this.#blocks({ type, labels: [...labels, (0,expression/* keyName */.xT)(key) ?? ''] }, schema, inner));
    }
    /** `null` stands for no block, and is not a problem. */
    #isObject(type, value) {
        const isNull = value.kind === 'literal' && value.value === null;
        if (value.kind !== 'object' && !isNull)
            this.#report(value, `${(0,error/* quote */.hD)(type)} holds no JSON object`);
        return value.kind === 'object';
    }
    #report({ line }, message) {
        this.problems.push({ line, column: 1, message });
    }
    #attribute(value, isExpression) {
        if (value.kind !== 'literal' || typeof value.value !== 'string')
            return value;
        const parsed = isExpression ? this.#parseExpression(value.value) : undefined;
        if (parsed !== undefined)
            return { ...parsed, line: value.line };
        return /[$%]\{/.test(value.value) ? template(value, value.value) : value;
    }
}
/** A string with interpolations has to be evaluated. */
function template({ text, line }, content) {
    const [, whole] = /^\$\{([^{}]*)\}$/.exec(content) ?? [];
    return { kind: 'other', tokens: (whole ?? text).trim(), text, line };
}
/** Parses JSON text to an expression, as `JSON.parse` tells no lines; a problem for text that is not JSON. https://www.rfc-editor.org/rfc/rfc8259 */
function parseJsonExpression(text) {
    const reader = new JsonReader(text);
    try {
        return reader.readAll();
    }
    catch (error) {
        if (error instanceof JsonError)
            return reader.problem(error.message);
        throw error;
    }
}
class JsonError extends Error {
}
const BLANK = /[ \t\r\n]*/y;
const SCALAR = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
class JsonReader {
    #text;
    #at = 0;
    #line = 1;
    constructor(text) {
        this.#text = text;
    }
    readAll() {
        const value = this.#value(0);
        this.#blank();
        if (this.#at < this.#text.length)
            throw new JsonError('unexpected text after the end of the value');
        return value;
    }
    problem(message) {
        const start = this.#text.lastIndexOf('\n', this.#at - 1) + 1;
        return { line: this.#line, column: this.#at - start + 1, message };
    }
    #value(depth) {
        if (depth > limits/* MAX_DEPTH */.lr)
            throw new JsonError(`values are nested deeper than ${limits/* MAX_DEPTH */.lr} levels`);
        this.#blank();
        const from = { at: this.#at, line: this.#line };
        if (this.#take('{')) {
            const members = this.#list('}', () => this.#member(depth));
            return { kind: 'object', members, text: this.#text.slice(from.at, this.#at), line: from.line };
        }
        if (this.#take('[')) {
            const members = this.#list(']', () => this.#value(depth + 1));
            return { kind: 'tuple', members, text: this.#text.slice(from.at, this.#at), line: from.line };
        }
        return this.#scalar();
    }
    #member(depth) {
        const key = this.#value(depth + 1);
        if (key.kind !== 'literal' || typeof key.value !== 'string')
            throw new JsonError('a name in double quotes is missing');
        this.#blank();
        if (!this.#take(':'))
            throw new JsonError('":" is missing');
        return { key, value: this.#value(depth + 1) };
    }
    #list(end, read) {
        const members = [];
        this.#blank();
        if (this.#take(end))
            return members;
        for (;;) {
            members.push(read());
            this.#blank();
            if (this.#take(end))
                return members;
            if (!this.#take(','))
                throw new JsonError(`"," or "${end}" is missing`);
        }
    }
    #scalar() {
        SCALAR.lastIndex = this.#at;
        const [text] = SCALAR.exec(this.#text) ?? [];
        if (text === undefined)
            throw new JsonError(this.#at < this.#text.length ? 'a value is missing' : 'the file ends too early');
        this.#at += text.length;
        return { kind: 'literal', value: JSON.parse(text), text, line: this.#line };
    }
    #take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at += 1;
        return true;
    }
    #blank() {
        BLANK.lastIndex = this.#at;
        const [blank = ''] = BLANK.exec(this.#text) ?? [];
        this.#at += blank.length;
        this.#line += blank.split('\n').length - 1;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/hcl/configuration-parser.js


/** Parses a configuration file. Its name says whether it is HCL or, with `.json` at its end, JSON. */
function parseConfiguration(path, text) {
    return path.endsWith('.json') ? parseJson(text, hcl_parser/* parseHclExpression */.d) : (0,hcl_parser.parseHcl)(text);
}


/***/ }),

/***/ 30:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ MAX_TYPE_PARTS),
/* harmony export */   A$: () => (/* binding */ MAX_README_BYTES),
/* harmony export */   Lj: () => (/* binding */ MAX_DESCRIPTION_LENGTH),
/* harmony export */   Ws: () => (/* binding */ MAX_PLAIN_DEPTH),
/* harmony export */   Zj: () => (/* binding */ MAX_PLAIN_LENGTH),
/* harmony export */   dr: () => (/* binding */ MAX_NESTED_MODULES),
/* harmony export */   tj: () => (/* binding */ MAX_DESCRIPTION_START)
/* harmony export */ });
/** The interface of a module. */
/** Bytes of a README in the registry API, which carries it in every answer. A longer README is left out. */
const MAX_README_BYTES = 512 * 1024;
/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200;
/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000;
/** Characters of a type, or of a default, that is read from its text. Of a longer one `interface.json` has what was read, too. */
const MAX_PLAIN_LENGTH = 64 * 1024;
/** Depth up to which types and defaults are read from their text. Of a deeper one `interface.json` has what was read, too. */
const MAX_PLAIN_DEPTH = 32;
/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/**
 * Parts of the type of an output. A type with more is cut down to its outermost kind, so that interfaces stay
 * small.
 */
const MAX_TYPE_PARTS = 100;


/***/ }),

/***/ 4099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
function constantValue(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple': {
            const values = expression.members.map(constantValue);
            return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
        }
        case 'object': {
            const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)]);
            return pairs.some((pair) => pair.includes(undefined)) ? undefined : Object.fromEntries(pairs);
        }
        default:
            return undefined;
    }
}
/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
function stringValue(expression) {
    return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : '';
}
/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
function isTrue(expression) {
    return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value);
}
/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
function keyName(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
function canonicalText(expression) {
    switch (expression.kind) {
        case 'literal':
            return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text;
        case 'tuple':
            return `[${expression.members.map(canonicalText).join(',')}]`;
        case 'object':
            return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`;
        case 'call':
            return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`;
        case 'reference':
            return expression.text.replaceAll(/\s/g, '');
        case 'other':
            return expression.tokens;
    }
}


/***/ }),

/***/ 5343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   Dm: () => (/* binding */ selectInterfaceFiles),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4278);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30);
/* harmony import */ var _readme_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3331);




/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.split('/').slice(0, -1).join('/');
}
/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
function resolvePath(directory, target) {
    const path = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.normalize)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(directory, target)).replace(/\/$/, '');
    return path === '.' ? '' : path;
}
function isSubmodule(directory) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isExampleOrTest */ .m)(directory) && !/(^|\/)wrappers(\/|$)/.test(directory);
}
function hasRoot(paths) {
    return paths.some((path) => !path.includes('/') && (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path));
}
/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth, and all others too where the root has none. Examples are those below `examples/` that are not inside
 * of another example. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: (hasRoot(paths) ? below('modules') : directories)
            .filter(isSubmodule)
            .slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTED_MODULES */ .dr),
        examples: examples.filter(isOuter).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NESTED_MODULES */ .dr),
    };
}
/** Those files that can be part of the module interface: configuration and READMEs, of the root, submodules and examples. */
function selectInterfaceFiles(files) {
    const isCollection = !hasRoot(files.map(({ path }) => path));
    return files.filter(({ path }) => {
        if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) && !(0,_readme_js__WEBPACK_IMPORTED_MODULE_3__/* .isReadme */ .ro)(path))
            return false;
        const directory = directoryOf(path);
        return directory === '' || /^(modules|examples)\//.test(path) || (isCollection && isSubmodule(directory));
    });
}
/**
 * The configuration files of one directory, by name: override files apart, as clients read them last. A `.tofu` file replaces
 * the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test((0,_readme_js__WEBPACK_IMPORTED_MODULE_3__/* .fileName */ .Md)(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}


/***/ }),

/***/ 1620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ mergeOverrides)
/* harmony export */ });
/**
 * Merges the blocks of override files into the blocks of the other files: attributes replace attributes, nested blocks replace
 * all nested blocks of their type, and `required_providers` is merged by name.
 * https://developer.hashicorp.com/terraform/language/files/override
 */
function mergeOverrides(primary, overrides) {
    const merged = [...primary];
    for (const override of overrides) {
        const at = merged.findIndex((block) => isOverridden(block, override));
        const base = merged[at];
        if (base === undefined)
            merged.push(override);
        else
            merged[at] = { ...mergeBlock(base, override), file: base.file };
    }
    return merged;
}
function isOverridden(block, override) {
    const alias = ({ attributes }) => attributes.get('alias')?.text;
    return (block.type === override.type &&
        block.labels.join('.') === override.labels.join('.') &&
        alias(block) === alias(override) &&
        // Of the blocks without labels only `terraform` is merged; files add to all others.
        (block.labels.length > 0 || block.type === 'terraform'));
}
function mergeBlock(base, override) {
    const replaced = new Set(override.blocks.map(({ type }) => type));
    const required = [base, override].flatMap(({ blocks }) => blocks.filter(isRequirement));
    const [first] = required;
    const attributes = new Map(required.flatMap((block) => [...block.attributes]));
    return {
        ...base,
        attributes: new Map([...base.attributes, ...override.attributes]),
        blocks: [
            ...base.blocks.filter((block) => !replaced.has(block.type) && !isRequirement(block)),
            ...override.blocks.filter((block) => !isRequirement(block)),
            ...(first === undefined ? [] : [{ ...first, attributes }]),
        ],
    };
}
function isRequirement({ type }) {
    return type === 'required_providers';
}


/***/ }),

/***/ 3331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   be: () => (/* binding */ descriptionFromReadme),
/* harmony export */   ro: () => (/* binding */ isReadme)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30);

const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isReadme(path) {
    return README_NAMES.includes(fileName(path).toLowerCase());
}
/** The README among the files of one directory, Markdown first; undefined without one. */
function selectReadme(files) {
    const rank = ({ path }) => README_NAMES.indexOf(fileName(path).toLowerCase());
    return files
        .filter(({ path }) => isReadme(path))
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` without a paragraph. */
function descriptionFromReadme(readme) {
    const text = withoutMarkup(readme.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DESCRIPTION_START */ .tj)).split(/\n\s*\n/);
    const paragraph = text.map(plainText).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
    const characters = [...paragraph];
    if (characters.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DESCRIPTION_LENGTH */ .Lj)
        return paragraph;
    const cut = characters.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DESCRIPTION_LENGTH */ .Lj - 1).join('');
    return `${cut.replace(/(?<!\s)\s+\S*$/, '')}…`;
}
/** Replaces what is not a paragraph by an empty line: headings, code, comments, tables, rules, front matter. */
function withoutMarkup(readme) {
    return readme
        .replaceAll('\r', '')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
        .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
        .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]\n]+\]:.*|>[ ]?\[!.*)$/gm, '\n');
}
function plainText(paragraph) {
    return paragraph
        .replaceAll(/!\[[^[\]]*\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '')
        .replaceAll(/\[([^[\]]*)\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^<>]*)>/g, '')
        .replaceAll(/<\/?[A-Za-z][^<>]*>/g, '')
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(/^[ \t]*(?:>|[-+*]|\d+\.)[ \t]+/gm, '')
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim();
}


/***/ }),

/***/ 4278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isConfiguration),
/* harmony export */   m: () => (/* binding */ isExampleOrTest)
/* harmony export */ });
/**
 * Whether Terraform or OpenTofu reads a file of this path as configuration: `*.tf`, `*.tofu` and their JSON forms. A name that
 * begins with a dot is hidden from both.
 */
function isConfiguration(path) {
    return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path);
}
/**
 * Whether a path is of an example, a test or a hidden directory: nobody calls what is in there as a module.
 * https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function isExampleOrTest(path) {
    return /(^|\/)(\.[^/]*|tests?|examples?|fixtures)(\/|$)/.test(path);
}


/***/ })

};
