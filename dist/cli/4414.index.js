export const id = 4414;
export const ids = [4414];
export const modules = {

/***/ 4414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   packageCommand: () => (/* binding */ packageCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _composition_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8317);
/* harmony import */ var _publish_package_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5405);
/* harmony import */ var _publish_select_releases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7754);
/* harmony import */ var _publish_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5277);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9859);









async function packageCommand(flags, runtime) {
    const selection = (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFlags */ .bQ)(_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .selectionOptions */ .lo, flags);
    const modules = await (0,_composition_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .openModuleRepository */ .PF)(runtime, flags.repository, { config: flags.config });
    try {
        const hinted = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ifRefused */ .yR)((cause) => {
            const { code, message, hint } = modules.withConfigHint(cause);
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl(code, message, hint, { cause });
        });
        const pkg = await packageModule(flags.tag, selection, modules).catch(hinted);
        for (const notice of pkg.notices)
            runtime.log.info(notice);
        await moveFile(pkg.file, flags.output);
        const { digest, size } = pkg.facts;
        return {
            json: { digest, size, files: pkg.contents },
            text: `packaged  ${flags.output}, ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .h)(pkg.facts.files, 'file')}, ${size} bytes, ${digest}`,
        };
    }
    finally {
        await modules.close();
    }
}
/** Renames, and copies only if the output is on another file system. Throws INVALID_INPUT. */
async function moveFile(from, to) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to)
        .catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, to))
        .catch((cause) => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(to)} cannot be written`, 'name a file in a directory that exists and is writable with --output', { cause });
    });
}
/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
async function packageModule(name, flags, dependencies) {
    const { tag, commit } = await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_5__/* .findTag */ .IU)(name, flags, dependencies);
    const config = await dependencies.config.at(commit);
    const specs = (0,_publish_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .modulesOf */ .X)(config, flags, dependencies.defaultAddress);
    const [match, ...others] = new _publish_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .TagPrefixes */ .b(specs).match(tag);
    if (match === undefined || others.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tag)} is a version of several modules`, `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`);
    const { path, root } = await (0,_publish_select_releases_js__WEBPACK_IMPORTED_MODULE_5__/* .specAt */ .pJ)(match.spec, commit, dependencies.config);
    const release = await (0,_publish_package_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .withPackageRoot */ .FZ)({ commit, path, tag }, root, dependencies.interfaces);
    const pkg = await dependencies.packer.pack(release);
    await (0,_publish_package_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseSecrets */ .un)(pkg, { kinds: ['index'], allow: config.allow ?? [] }, async () => 'private');
    return pkg;
}


/***/ })

};
