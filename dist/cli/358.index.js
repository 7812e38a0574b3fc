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
// EXTERNAL MODULE: ./lib/assemble.js + 62 modules
var assemble = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/core/config.js
var config = __webpack_require__(6641);
// EXTERNAL MODULE: ./lib/core/error.js
var error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/schema.js
var schema = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/core/selection.js
var selection = __webpack_require__(8905);
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
    throw new error/* RegistryError */.gl('INVALID_INPUT', `tag ${(0,error/* quote */.hD)(tag)} is a version of several modules`, `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`);
}

;// CONCATENATED MODULE: ./lib/cli/package.js






async function packageCommand(flags, surroundings) {
    const words = (0,schema/* parseWords */.n)(config/* selectionWords */.w8, { 'module-path': flags.modulePath }, (key) => `--${key}`);
    const settings = {
        directory: flags.repository,
        configFile: undefined,
        origin: undefined,
    };
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
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(to)} cannot be written`, 'name a file in a directory that exists and is writable with --output', { cause });
    });
}


/***/ }),

/***/ 8905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ modulesOf),
/* harmony export */   _: () => (/* binding */ matchTag)
/* harmony export */ });
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1105);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(822);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9519);




/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 */
function modulesOf(config, flags) {
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        return [
            {
                path,
                address: flags.module ?? config.module,
                tagPrefix: '',
                ociRepository: config['oci-repository'],
            },
        ];
    }
    const specs = config.modules.map((module) => ({
        ...module,
        tagPrefix: module['tag-prefix'],
        ociRepository: module['oci-repository'] ?? config['oci-repository'],
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF} holds no module ${(0,_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules whose version this tag is: those of the longest prefix that fits. Throws INVALID_TAG where there is none. */
function matchTag(tag, specs) {
    const readings = specs.map((spec) => ({ spec, reading: (0,_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readTag */ .z)(tag, spec.tagPrefix) }));
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
    return new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}`, `push a tag such as ${readings.map(({ spec }) => `${spec.tagPrefix}v1.2.3`).join(' or ')}`);
}


/***/ }),

/***/ 9741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findTag)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8905);


/** A tag that was named by hand. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(name, flags, outside) {
    const tagged = await outside.tags.find(name);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchTag */ ._)(name, (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .modulesOf */ .X)(await outside.config.at('HEAD'), flags));
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} does not exist in the repository`, `create it (git tag ${name}) or fetch it (git fetch --tags)`);
}


/***/ })

};
