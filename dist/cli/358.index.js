export const id = 358;
export const ids = [358];
export const modules = {

/***/ 1358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packageCommand: () => (/* binding */ packageCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/assemble.js + 37 modules
var assemble = __webpack_require__(4372);
// EXTERNAL MODULE: ./lib/core/config.js
var config = __webpack_require__(6641);
// EXTERNAL MODULE: ./lib/core/error.js
var error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/schema.js
var schema = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/core/selection.js + 1 modules
var selection = __webpack_require__(2126);
// EXTERNAL MODULE: ./lib/use-cases/find-tag.js
var find_tag = __webpack_require__(9741);
;// CONCATENATED MODULE: ./lib/use-cases/package-module.js



/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
async function packageModule(request, { tags, config, packer }) {
    const { tag, commit } = await (0,find_tag/* findTag */.I)(request.tag, request.flags, { tags, config });
    const repositoryConfig = await config.at(commit);
    const [match, ...others] = (0,selection/* matchTag */._)(tag, (0,selection/* modulesOf */.X)(repositoryConfig, request.flags));
    if (match !== undefined && others.length === 0) {
        return packer.pack({ commit, path: match.spec.path, allow: repositoryConfig.allow ?? [] });
    }
    throw new error/* RegistryError */.g('INVALID_INPUT', `tag ${(0,error/* quote */.h)(tag)} is a version of several modules`, `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`);
}

;// CONCATENATED MODULE: ./lib/cli/package.js






async function packageCommand(flags, surroundings) {
    const words = (0,schema/* parseWords */.n)(config/* selectionWords */.w8, { 'module-path': flags.modulePath }, (key) => `--${key}`);
    const settings = { directory: flags.repository, configFile: undefined, origin: undefined };
    const modules = await (0,assemble/* assembleModules */.QG)(surroundings, settings);
    try {
        const pkg = await packageModule({ tag: flags.tag, flags: words }, modules);
        await moveFile(pkg.file, flags.output);
        const { digest, size } = pkg.facts;
        return {
            json: { digest, size, files: pkg.contents },
            text: `packaged  ${flags.output}, ${pkg.facts.files} files, ${size} bytes, ${digest}`,
        };
    }
    finally {
        await modules.close();
    }
}
/** Renamed, and copied only where the output lies on another file system. */
async function moveFile(from, to) {
    await (0,promises_.rename)(from, to)
        .catch(() => (0,promises_.copyFile)(from, to))
        .catch((cause) => {
        throw new error/* RegistryError */.g('INVALID_INPUT', `${(0,error/* quote */.h)(to)} cannot be written`, 'name a file in a directory that exists and is writable with --output', { cause });
    });
}


/***/ }),

/***/ 2126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ matchTag),
  X: () => (/* binding */ modulesOf)
});

// EXTERNAL MODULE: ./lib/core/config.js
var core_config = __webpack_require__(6641);
// EXTERNAL MODULE: ./lib/core/error.js
var core_error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
// EXTERNAL MODULE: ./lib/core/ref-name.js
var ref_name = __webpack_require__(3280);
// EXTERNAL MODULE: ./lib/core/version.js
var version = __webpack_require__(8067);
;// CONCATENATED MODULE: ./lib/core/tag.js



/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the literal tag prefix of the module (`''`, `vpc/`, `vpc-`,
 * `network@`), itself the beginning of a valid ref name. The error of a refusal is an INVALID_TAG.
 *
 * `not-a-version-tag` is a tag of something else (`latest`, another module's); every other rule is broken by a tag that
 * was meant as a version of this module, or that no module may have.
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
        const start = prefix === '' ? 'a version number' : `${(0,core_error/* quote */.h)(prefix)} and a version number`;
        return refuse('not-a-version-tag', `is not a version tag of this module: it does not begin with ${start}`);
    }
    return versionReading(tag, version);
}
function versionReading(tag, text) {
    const reading = (0,version/* readVersion */.$4)(text);
    if (reading.ok)
        return { verdict: 'version', version: reading.version };
    const start = tag.slice(0, tag.length - text.length);
    const refuse = refusals(tag, `push a tag such as ${start}${(0,version/* exampleVersion */.Dw)(text)}`);
    if (reading.rule === 'build-metadata') {
        return refuse('build-metadata', `cannot be published: ${reading.problem}`);
    }
    return refuse('semver', `is not a semantic version: ${reading.problem}`);
}
function refusals(tag, hint) {
    return (rule, problem) => {
        const error = new core_error/* RegistryError */.g('INVALID_TAG', `tag ${(0,core_error/* quote */.h)(tag)} ${problem}.`, hint);
        return { verdict: 'refused', rule, error };
    };
}
/** Letters and digits of all scripts and the blank pass here: what follows refuses them with a better reason. */
const STRANGER = /[^\p{L}\p{N}._/@+ -]/u;
function characterProblem(tag) {
    if (tag.length > ref_name/* MAX_REF_LENGTH */._)
        return `it has ${tag.length} characters, more than ${ref_name/* MAX_REF_LENGTH */._}`;
    const stranger = STRANGER.exec(tag);
    if (stranger !== null)
        return `the character ${(0,core_error/* quote */.h)(stranger[0])} may not be in a tag`;
    if (tag.startsWith('-'))
        return 'it begins with "-"';
    if (tag.includes('..'))
        return 'it holds ".."';
    return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined;
}

;// CONCATENATED MODULE: ./lib/core/selection.js




/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 */
function modulesOf(config, flags) {
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        return [{ path, address: flags.module ?? config.module, tagPrefix: '' }];
    }
    const specs = config.modules.map((module) => ({ ...module, tagPrefix: module['tag-prefix'] }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,module_address/* formatModuleAddress */.wc)(flags.module);
    throw new core_error/* RegistryError */.g('INVALID_INPUT', `${core_config/* CONFIG_PATH */.tF} holds no module ${(0,core_error/* quote */.h)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,module_address/* formatModuleAddress */.wc)(address)} (${path})`).join(', ')}`);
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,module_address/* formatModuleAddress */.wc)(flags.module) === (0,module_address/* formatModuleAddress */.wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules whose version this tag is: those of the longest prefix that fits. Throws INVALID_TAG where there is none. */
function matchTag(tag, specs) {
    const readings = specs.map((spec) => ({ spec, reading: readTag(tag, spec.tagPrefix) }));
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
    return new core_error/* RegistryError */.g('INVALID_TAG', `tag ${(0,core_error/* quote */.h)(tag)} has the tag prefix of no module in ${core_config/* CONFIG_PATH */.tF}`, `push a tag such as ${readings.map(({ spec }) => `${spec.tagPrefix}v1.2.3`).join(' or ')}`);
}


/***/ }),

/***/ 9741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findTag)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2126);


/** A tag that was named by hand. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, outside) {
    const tagged = await outside.tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchTag */ ._)(name, (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesOf */ .X)(await outside.config.at('HEAD'), flags));
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .g('NOT_FOUND', `tag ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}


/***/ })

};
