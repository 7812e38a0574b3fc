export const id = 799;
export const ids = [799];
export const modules = {

/***/ 8799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ InterfaceReader)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(1710);
// EXTERNAL MODULE: ./lib/interface/read/constant.js
var constant = __webpack_require__(1958);
;// CONCATENATED MODULE: ./lib/interface/read/providers.js

/** Providers by name: declared in `required_providers`, by a `provider` block, or implied by the type of a resource. */
function providersFrom(blocks) {
    const found = [...blocks.flatMap(declared), ...blocks.flatMap(configured), ...blocks.flatMap(implied)];
    const providers = new Map();
    for (const provider of found) {
        const known = providers.get(provider.name);
        providers.set(provider.name, known === undefined ? provider : mergeProviders(known, provider));
    }
    return [...providers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function mergeProviders(a, b) {
    return {
        ...a,
        source: a.source === '' ? b.source : a.source,
        constraints: [...new Set([...a.constraints, ...b.constraints])],
        aliases: [...new Set([...a.aliases, ...b.aliases])],
    };
}
function declared(block) {
    if (block.type !== 'terraform')
        return [];
    const required = block.blocks.filter(({ type }) => type === 'required_providers');
    return required.flatMap(({ attributes }) => [...attributes].map(([name, expression]) => ({
        name,
        ...requirement(expression),
        file: block.file,
        line: expression.line,
    })));
}
/** `{ source = …, version = … }`, or since before 0.13 the constraint alone. */
function requirement(expression) {
    if (expression.kind !== 'object')
        return { source: '', constraints: given((0,constant/* textOf */.b6)(expression)), aliases: [] };
    const members = new Map(expression.members.map(({ key, value }) => [(0,constant/* keyOf */.TN)(key), value]));
    return {
        source: (0,constant/* textOf */.b6)(members.get('source')),
        constraints: given((0,constant/* textOf */.b6)(members.get('version'))),
        aliases: aliasesFrom(members.get('configuration_aliases')),
    };
}
function aliasesFrom(expression) {
    if (expression?.kind !== 'tuple')
        return [];
    return expression.members.flatMap((member) => {
        if (member.kind === 'reference')
            return [member.steps.join('.')];
        const text = (0,constant/* constantOf */.yi)(member);
        return typeof text === 'string' ? [text] : [];
    });
}
function configured({ type, labels, attributes, file, line }) {
    const [name] = labels;
    if (type !== 'provider' || name === undefined)
        return [];
    return [
        { name, source: '', constraints: given((0,constant/* textOf */.b6)(attributes.get('version'))), aliases: [], file, line },
    ];
}
function implied({ type, labels, attributes, file, line }) {
    if (!/^(resource|data|ephemeral)$/.test(type))
        return [];
    const chosen = attributes.get('provider');
    const explicit = chosen?.kind === 'reference' ? chosen.steps[0] : (0,constant/* textOf */.b6)(chosen).split('.')[0] || undefined;
    const name = explicit ?? labels[0]?.split('_')[0];
    // The client's own: terraform_data, terraform_remote_state.
    if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined))
        return [];
    return [{ name, source: '', constraints: [], aliases: [], file, line }];
}
function given(text) {
    return text === '' ? [] : [text];
}

// EXTERNAL MODULE: ./lib/interface/read/syntax.js
var syntax = __webpack_require__(7501);
;// CONCATENATED MODULE: ./lib/interface/read/directory-interface.js




/** The blocks of all files of one directory → what it offers, in the order of the blocks. */
function interfaceFromBlocks(blocks, about) {
    const each = (type, make) => blocks.filter((block) => block.type === type).map(make);
    const address = (block, key) => referenceText(block.attributes.get(key));
    return {
        ...about,
        inputs: each('variable', inputFrom),
        outputs: each('output', outputFrom),
        resources: blocks.flatMap(resourceFrom),
        calls: each('module', (block) => ({
            name: nameOf(block),
            source: (0,constant/* textOf */.b6)(block.attributes.get('source')),
            version: (0,constant/* textOf */.b6)(block.attributes.get('version')),
            ...positionOf(block),
        })),
        providers: providersFrom(blocks),
        requiredVersions: each('terraform', ({ attributes }) => (0,constant/* textOf */.b6)(attributes.get('required_version'))).filter((text) => text !== ''),
        moves: each('moved', (block) => ({
            from: address(block, 'from'),
            to: address(block, 'to'),
            ...positionOf(block),
        })),
        removals: each('removed', (block) => ({ from: address(block, 'from'), ...positionOf(block) })),
        imports: each('import', (block) => ({
            to: address(block, 'to'),
            id: (0,constant/* textOf */.b6)(block.attributes.get('id')),
            ...positionOf(block),
        })),
    };
}
function inputFrom(block) {
    const { attributes } = block;
    const value = (0,constant/* constantOf */.yi)(attributes.get('default'));
    const nullable = attributes.get('nullable');
    return {
        name: nameOf(block),
        type: attributes.get('type')?.text ?? '',
        parsedType: (0,type_expression/* typeFromExpression */.Fp)(attributes.get('type')),
        description: (0,constant/* textOf */.b6)(attributes.get('description')),
        default: attributes.get('default')?.text ?? '',
        ...(value === undefined ? {} : { value }),
        required: !attributes.has('default'),
        sensitive: (0,constant/* isTrue */.Hn)(attributes.get('sensitive')),
        nullable: nullable === undefined || (0,constant/* isTrue */.Hn)(nullable),
        ephemeral: (0,constant/* isTrue */.Hn)(attributes.get('ephemeral')),
        deprecated: (0,constant/* textOf */.b6)(attributes.get('deprecated')),
        validations: block.blocks
            .filter(({ type }) => type === 'validation')
            .map((validation) => validationFrom({ ...validation, file: block.file })),
        ...positionOf(block),
    };
}
function validationFrom(block) {
    const condition = block.attributes.get('condition');
    return {
        condition: condition === undefined ? '' : (0,syntax/* canonicalText */.A)(condition),
        message: (0,constant/* textOf */.b6)(block.attributes.get('error_message')),
        ...positionOf(block),
    };
}
function outputFrom(block) {
    const { attributes } = block;
    return {
        name: nameOf(block),
        description: (0,constant/* textOf */.b6)(attributes.get('description')),
        sensitive: (0,constant/* isTrue */.Hn)(attributes.get('sensitive')),
        ephemeral: (0,constant/* isTrue */.Hn)(attributes.get('ephemeral')),
        deprecated: (0,constant/* textOf */.b6)(attributes.get('deprecated')),
        ...positionOf(block),
    };
}
const MODES = { resource: 'managed', data: 'data', ephemeral: 'ephemeral' };
function resourceFrom(block) {
    const { type: keyword, labels } = block;
    if (keyword !== 'resource' && keyword !== 'data' && keyword !== 'ephemeral')
        return [];
    const [type = '', name = ''] = labels;
    return [{ mode: MODES[keyword], type, name, ...positionOf(block) }];
}
/** An address, written as an expression or, in old JSON, as a string. */
function referenceText(expression) {
    if (expression === undefined)
        return '';
    return (0,constant/* textOf */.b6)(expression) || (0,syntax/* canonicalText */.A)(expression);
}
function nameOf({ labels }) {
    return labels[0] ?? '';
}
function positionOf({ file, line }) {
    return { file, line };
}

;// CONCATENATED MODULE: ./lib/interface/read/overrides.js
/**
 * Blocks with those of override files merged into them: attributes replace attributes, nested blocks all of their type; what
 * `terraform` requires is merged name by name. https://developer.hashicorp.com/terraform/language/files/override
 */
function withOverrides(primary, overrides) {
    const merged = [...primary];
    for (const override of overrides) {
        const at = merged.findIndex((block) => isSame(block, override));
        const base = merged[at];
        if (base === undefined)
            merged.push(override);
        else
            merged[at] = { ...mergeBlock(base, override), file: base.file };
    }
    return merged;
}
function isSame(a, b) {
    const isAlias = (block) => block.attributes.get('alias')?.text;
    return (a.type === b.type &&
        a.labels.join('.') === b.labels.join('.') &&
        isAlias(a) === isAlias(b) &&
        // Blocks without labels of their own are only ever added to, but for the one that holds the requirements.
        (a.labels.length > 0 || a.type === 'terraform'));
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

;// CONCATENATED MODULE: ./lib/interface/read/module-reading.js



/** A longer README is left out; the registry API carries it in every answer. */
const MAX_README_BYTES = 512 * 1024;
/** All files that say something of a module → what it offers. */
function interfaceFromFiles(files) {
    const byDirectory = new Map();
    for (const file of files) {
        const directory = (0,module_files/* directoryOf */.jt)(file.path);
        byDirectory.set(directory, [...(byDirectory.get(directory) ?? []), file]);
    }
    const { submodules, examples } = (0,module_files/* selectDirectories */.CG)(files.map(({ path }) => path));
    const diagnostics = [];
    const read = (path) => {
        const directory = readDirectory(path, byDirectory.get(path) ?? []);
        diagnostics.push(...directory.diagnostics);
        return directory.moduleInterface;
    };
    return { root: read(''), submodules: submodules.map(read), examples: examples.map(read), diagnostics };
}
function readDirectory(path, files) {
    const { primary, overrides } = (0,module_files/* selectConfiguration */.f1)(files);
    const blocks = withOverrides(primary.flatMap(located), overrides.flatMap(located));
    const readme = (0,module_files/* selectReadme */.Bd)(files);
    const isTooLong = readme !== undefined && (readme.size ?? readme.bytes.length) > MAX_README_BYTES;
    const text = readme === undefined || isTooLong ? '' : new TextDecoder().decode(readme.bytes);
    const about = { path, readme: text, empty: primary.length + overrides.length === 0 };
    const problems = [...primary, ...overrides].flatMap((file) => (file.parsed?.problems ?? []).map((problem) => ({
        severity: 'error',
        file: file.path,
        ...problem,
    })));
    const message = `the README has more than ${MAX_README_BYTES} bytes and is left out`;
    const long = isTooLong
        ? [{ severity: 'warning', file: readme.path, line: 1, column: 1, message }]
        : [];
    return { moduleInterface: interfaceFromBlocks(blocks, about), diagnostics: [...problems, ...long] };
}
function located(file) {
    return (file.parsed?.blocks ?? []).map((block) => ({ ...block, file: file.path }));
}

// EXTERNAL MODULE: ./lib/module/file-content.js
var file_content = __webpack_require__(6144);
// EXTERNAL MODULE: ./lib/adapters/hcl/limits.js
var hcl_limits = __webpack_require__(3786);
;// CONCATENATED MODULE: ./lib/adapters/hcl/interface-reader.js





const NO_BYTES = new Uint8Array();
const MAX_CACHED_FILES = 20_000;
const MAX_CACHED_INTERFACES = 100;
/** Files → what the module offers. One for many versions: what they share is parsed once, and equal modules are one. */
class InterfaceReader {
    #parsed = new Map();
    #moduleInterfaces = new Map();
    #parse;
    /** Loads the parser, which commands that read no configuration never do. */
    prepare() {
        // Whoever reads is told why it does not start.
        this.#parser().catch(() => { });
    }
    async read(files) {
        const limits = new hcl_limits/* LimitedFiles */.G();
        const read = [];
        for await (const file of files) {
            if (!(0,module_files/* isInterfaceFile */.QS)(file.path))
                continue;
            // What was parsed is not kept: a module may have any number of files.
            if ((0,file_content/* isConfiguration */.Z)(file.path))
                read.push({ ...file, parsed: await this.#file(file, limits), bytes: NO_BYTES });
            else
                read.push({ ...file, parsed: undefined });
        }
        return this.#moduleInterface(read);
    }
    #moduleInterface(files) {
        // What a limit of time left unread is not the file's own, and not the next version's.
        const isWhole = files.every(({ id, parsed }) => id !== undefined && (parsed?.problems.length ?? 0) === 0);
        if (!isWhole)
            return interfaceFromFiles(files);
        const key = files.map(({ path, id }) => `${id} ${path}`).join('\n');
        const moduleInterface = this.#moduleInterfaces.get(key) ?? interfaceFromFiles(files);
        if (this.#moduleInterfaces.size >= MAX_CACHED_INTERFACES)
            this.#moduleInterfaces.clear();
        this.#moduleInterfaces.set(key, moduleInterface);
        return moduleInterface;
    }
    async #file(file, limits) {
        const refused = limits.refuse(file.size ?? file.bytes.length);
        if (refused !== undefined)
            return refused;
        const key = `${file.id}${/\.json$/.test(file.path) ? '.json' : ''}`;
        const known = file.id === undefined ? undefined : this.#parsed.get(key);
        const parsed = known ?? (await this.#text(file));
        limits.count(parsed);
        if (file.id !== undefined)
            this.#keep(key, parsed);
        return parsed;
    }
    async #text({ path, bytes }) {
        if (!(0,external_node_buffer_.isUtf8)(bytes))
            return { blocks: [], problems: [{ line: 1, column: 1, message: 'the file is not UTF-8' }] };
        const parse = await this.#parser();
        return parse(path, new TextDecoder().decode(bytes));
    }
    #parser() {
        this.#parse ??= Promise.all(/* import() */[__webpack_require__.e(551), __webpack_require__.e(766)]).then(__webpack_require__.bind(__webpack_require__, 7766)).then(({ startFileSyntax }) => startFileSyntax());
        return this.#parse;
    }
    #keep(key, parsed) {
        if (this.#parsed.size >= MAX_CACHED_FILES)
            this.#parsed.clear();
        this.#parsed.set(key, parsed);
    }
}


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ LimitedFiles),
/* harmony export */   g: () => (/* binding */ MAX_FILE_BYTES)
/* harmony export */ });
const MAX_FILE_BYTES = 4 * 1024 * 1024;
const MAX_MODULE_BYTES = 32 * 1024 * 1024;
const MAX_BROKEN_FILES = 20;
const MAX_MODULE_MILLISECONDS = 20_000;
/** Bounds what the configuration of one module costs. */
class LimitedFiles {
    #bytes = 0;
    #broken = 0;
    #end = performance.now() + MAX_MODULE_MILLISECONDS;
    /** A file that is not read because of a limit, which it names; undefined for one within all limits. */
    refuse(size) {
        if (size > MAX_FILE_BYTES)
            return unread(`the file has ${size} bytes; files over ${MAX_FILE_BYTES} bytes are not read`);
        this.#bytes += size;
        if (this.#bytes > MAX_MODULE_BYTES)
            return unread(`not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`);
        if (performance.now() > this.#end)
            return unread(`not read: the module takes more than ${MAX_MODULE_MILLISECONDS / 1000} seconds`);
        return this.#broken > MAX_BROKEN_FILES
            ? unread(`not read: more than ${MAX_BROKEN_FILES} files of the module do not parse`)
            : undefined;
    }
    count({ problems }) {
        if (problems.length > 0)
            this.#broken += 1;
    }
}
function unread(message) {
    return { blocks: [], problems: [{ line: 1, column: 1, message }] };
}


/***/ }),

/***/ 1958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   yi: () => (/* binding */ constantOf)
/* harmony export */ });
/** The value of an expression that needs no evaluation; undefined where it has to be computed. */
function constantOf(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple':
            return tupleOf(expression.members);
        case 'object':
            return objectOf(expression.members);
        default:
            return undefined;
    }
}
/** The text that an attribute says; `''` where there is none, or one that has to be computed. */
function textOf(expression) {
    return expression?.kind === 'literal' && typeof expression.value === 'string' ? expression.value : '';
}
/** `true` written as a value or, as JSON allows, as a string. */
function isTrue(expression) {
    return expression?.kind === 'literal' && String(expression.value) === 'true';
}
/** The name that a key of an object stands for: `name`, `"name"`; undefined where it has to be computed. */
function keyOf(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
function tupleOf(members) {
    const values = members.map(constantOf);
    return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
}
function objectOf(members) {
    const pairs = [];
    for (const { key, value } of members) {
        const name = keyOf(key);
        const constant = constantOf(value);
        if (name === undefined || constant === undefined)
            return undefined;
        pairs.push([name, constant]);
    }
    return Object.fromEntries(pairs);
}


/***/ }),

/***/ 3876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   QS: () => (/* binding */ isInterfaceFile),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf)
/* harmony export */ });
/* harmony import */ var _module_file_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6144);

const MAX_DIRECTORIES = 1000;
/** Directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.split('/').slice(0, -1).join('/');
}
/** Directories that are never offered, wherever they lie. */
const PRIVATE = /(^|\/)(\.[^/]*|tests?|examples?|fixtures|wrappers)(\/|$)/;
/**
 * Submodules are the directories with configuration below `modules/`, at any depth; examples those below `examples/` that
 * lie in no other example. At most 1000 of each, by path.
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_file_content_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: below('modules')
            .filter((directory) => !PRIVATE.test(directory))
            .slice(0, MAX_DIRECTORIES),
        examples: examples.filter(isOuter).slice(0, MAX_DIRECTORIES),
    };
}
/** Whether a file can say something of the interface. */
function isInterfaceFile(path) {
    const isPlace = !path.includes('/') || /^(modules|examples)\//.test(path);
    return isPlace && ((0,_module_file_content_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path) || isReadme(path));
}
const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];
function isReadme(path) {
    return README_NAMES.includes(nameOf(path).toLowerCase());
}
/** The README among the files of one directory: Markdown first. */
function selectReadme(files) {
    const rank = (file) => README_NAMES.indexOf(nameOf(file.path).toLowerCase());
    return files
        .filter((file) => rank(file) >= 0)
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
/**
 * The configuration files of one directory in the order in which they count: by name, then overrides by name. A `.tofu` file
 * replaces the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_file_content_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test(nameOf(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 7501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ canonicalText),
/* harmony export */   b: () => (/* binding */ BLOCK_SCHEMAS)
/* harmony export */ });
/** What the readers of both syntaxes, HCL and JSON, make of a file; plain data, so that it can be kept for the next tag. */
const labelled = (labels, attributes, more = {}) => ({
    labels,
    attributes,
    ...more,
});
/** The blocks that an interface is made of, and what of them; all others are passed over. */
const BLOCK_SCHEMAS = {
    variable: labelled(1, ['type', 'description', 'default', 'sensitive', 'nullable', 'ephemeral', 'deprecated'], { expressions: ['type'], blocks: { validation: labelled(0, ['condition', 'error_message']) } }),
    output: labelled(1, ['description', 'sensitive', 'ephemeral', 'deprecated']),
    resource: labelled(2, ['provider'], { expressions: ['provider'] }),
    data: labelled(2, ['provider'], { expressions: ['provider'] }),
    ephemeral: labelled(2, ['provider'], { expressions: ['provider'] }),
    module: labelled(1, ['source', 'version']),
    provider: labelled(1, ['version', 'alias']),
    terraform: labelled(0, ['required_version'], {
        blocks: { required_providers: { labels: 0, attributes: 'all' } },
    }),
    moved: labelled(0, ['from', 'to'], { expressions: ['from', 'to'] }),
    removed: labelled(0, ['from'], { expressions: ['from'] }),
    import: labelled(0, ['to', 'id'], { expressions: ['to'] }),
};
/** The same text for expressions that differ only by comments, blanks and line breaks. */
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

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ typeFromExpression),
/* harmony export */   sg: () => (/* binding */ formatType)
/* harmony export */ });
/* unused harmony export ANY */
/* harmony import */ var _read_constant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1958);
/* harmony import */ var _read_syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7501);


const ANY = { kind: 'any' };
/** The type that an input declares; without a type it takes anything. */
function typeFromExpression(expression) {
    if (expression === undefined)
        return ANY;
    switch (expression.kind) {
        case 'reference':
            return typeByName(expression.steps.join('.')) ?? unknown(expression);
        case 'literal':
            // Before Terraform 0.12 types were strings.
            return (typeof expression.value === 'string' && typeByName(expression.value)) || unknown(expression);
        case 'call':
            return typeByCall(expression) ?? unknown(expression);
        default:
            return unknown(expression);
    }
}
/** In the words of the language, on one line. */
function formatType(type) {
    switch (type.kind) {
        case 'list':
        case 'set':
        case 'map':
            return `${type.kind}(${formatType(type.element)})`;
        case 'tuple':
            return `tuple([${type.elements.map(formatType).join(', ')}])`;
        case 'object':
            return `object({ ${Object.entries(type.attributes).map(formatAttribute).join(', ')} })`;
        case 'unknown':
            return type.text;
        default:
            return type.kind;
    }
}
function formatAttribute([name, { type, optional }]) {
    return `${name} = ${optional ? `optional(${formatType(type)})` : formatType(type)}`;
}
function typeByName(name) {
    switch (name) {
        case 'any':
        case 'string':
        case 'number':
        case 'bool':
            return { kind: name };
        case 'list':
        case 'set':
        case 'map':
            return { kind: name, element: ANY };
        default:
            return undefined;
    }
}
function typeByCall(call) {
    const [argument, ...others] = call.arguments;
    if (argument === undefined || others.length > 0)
        return undefined;
    switch (call.name) {
        case 'list':
        case 'set':
        case 'map':
            return { kind: call.name, element: typeFromExpression(argument) };
        case 'tuple':
            return argument.kind === 'tuple'
                ? { kind: 'tuple', elements: argument.members.map(typeFromExpression) }
                : undefined;
        case 'object':
            return argument.kind === 'object' ? objectType(argument) : undefined;
        default:
            return undefined;
    }
}
function objectType(object) {
    const attributes = [];
    for (const { key, value } of object.members) {
        const name = (0,_read_constant_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(key);
        if (name === undefined)
            return undefined;
        attributes.push([name, attributeOf(value)]);
    }
    return { kind: 'object', attributes: Object.fromEntries(attributes) };
}
function attributeOf(expression) {
    if (expression.kind !== 'call' || expression.name !== 'optional')
        return { type: typeFromExpression(expression), optional: false };
    const [type, value] = expression.arguments;
    const constant = (0,_read_constant_js__WEBPACK_IMPORTED_MODULE_1__/* .constantOf */ .yi)(value);
    return {
        type: typeFromExpression(type),
        optional: true,
        ...(constant === undefined ? {} : { default: constant }),
    };
}
function unknown(expression) {
    return { kind: 'unknown', text: (0,_read_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalText */ .A)(expression) };
}


/***/ })

};
