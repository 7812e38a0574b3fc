export const id = 808;
export const ids = [808];
export const modules = {

/***/ 3808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packageCommand: () => (/* binding */ packageCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/composition/modules.js + 6 modules
var composition_modules = __webpack_require__(7152);
// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/publish/find-tag.js
var find_tag = __webpack_require__(1793);
// EXTERNAL MODULE: ./lib/publish/selection.js
var selection = __webpack_require__(5277);
;// CONCATENATED MODULE: ./lib/publish/package-module.js



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






async function packageCommand(flags, runtime) {
    const words = (0,schema/* parseOptions */.A)(config/* selectionOptions */.lo, { 'module-path': flags.modulePath }, (key) => `--${key}`);
    const settings = {
        directory: flags.repository,
        configFile: undefined,
        origin: undefined,
    };
    const modules = await (0,composition_modules/* assembleModules */.QG)(runtime, settings);
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


/***/ })

};
