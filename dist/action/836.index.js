export const id = 836;
export const ids = [836];
export const modules = {

/***/ 9455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_temporary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9215);
/* harmony import */ var _use_cases_publish_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2022);
/* harmony import */ var _run_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3028);





/** Publishes as the inputs say. @param surroundings.temporary directory that outlives the run, for the zip */
function run(action, surroundings) {
    const kept = surroundings.temporary;
    return (0,_adapters_temporary_js__WEBPACK_IMPORTED_MODULE_2__/* .withTemporaryDirectory */ .n)(async (temporary) => {
        const packages = [];
        const report = await publishTags(action, { ...surroundings, temporary }, packages);
        return { report, packagePath: await keepPackage(report, packages, kept) };
    }, kept);
}
function publishTags({ inputs, event, tags }, surroundings, packages) {
    return (0,_run_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .withRunParts */ .g)({ inputs, event, source: { tags } }, surroundings, (parts) => {
        const { modules, opened, stores } = parts;
        const request = {
            tags,
            flags: inputs.selection,
            url: inputs['index-url'],
            keepGoing: inputs['keep-going'],
            dryRun: inputs['dry-run'],
        };
        const packer = rememberingPacker(modules.packer, packages);
        return (0,_use_cases_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .publish */ .m)(request, { ...parts, ...modules, ...opened, stores, packer, log: surroundings.log });
    });
}
function rememberingPacker(packer, packages) {
    return {
        async pack(request) {
            const pkg = await packer.pack(request);
            packages.push(pkg);
            return pkg;
        },
    };
}
async function keepPackage(report, packages, directory) {
    const [result, ...others] = report.results;
    if (result === undefined || result.status === 'refused' || others.length > 0)
        return '';
    const pkg = packages.find(({ facts }) => facts.digest === result.package.digest);
    if (pkg === undefined)
        return '';
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, `${result.address.replaceAll('/', '-')}-${result.version}.zip`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(pkg.file, path);
    return path;
}


/***/ })

};
