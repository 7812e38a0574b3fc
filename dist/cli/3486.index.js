export const id = 3486;
export const ids = [3486];
export const modules = {

/***/ 3486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   followLatestRelease: () => (/* binding */ followLatestRelease)
/* harmony export */ });
/* unused harmony export fixOf */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2177);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6308);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2413);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5798);





/** The tags of the releases of a module in one repository, with their versions. */
function tagsIn(repository, { versions, removed }) {
    const all = [...versions, ...removed].flatMap(({ version, packages = [] }) => packages.flatMap(({ location }) => {
        const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseAssetOf */ .nE)(location);
        return asset?.repository === repository ? [[version, asset.tag]] : [];
    }));
    return new Map(all);
}
/** In a repository of several modules, whose tags have prefixes, no release is "the latest" of a module. */
function isWhole(tags) {
    return [...tags].every(([version, tag]) => tag.replace(/^v/, '') === version);
}
/**
 * Makes the release of the highest listed version GitHub's "latest", where another version of the module is that now. A refusal is a
 * result. https://docs.github.com/rest/releases/releases#get-the-latest-release
 */
async function followLatestRelease(repository, module, dryRun) {
    const tags = tagsIn(repository.name, module);
    if (!isWhole(tags))
        return [];
    const name = `the latest release of ${repository.name}`;
    const version = (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).find((each) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isPrerelease */ .V1)(each) && tags.has(each));
    const tag = version && tags.get(version);
    try {
        const { rest } = repository.github.octokit;
        const latest = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessMissing */ .F2)(rest.repos.getLatestRelease(repository.path));
        const current = latest?.data.tag_name;
        if (current === undefined || current === tag)
            return [];
        const before = [...tags].find(([, each]) => each === current)?.[0] ?? null;
        const kept = (reason) => [{ name, status: 'kept', version: before, reason }];
        if (before === null)
            return kept(`it is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(current)}, which is no version of the module`);
        if (version === undefined || tag === undefined)
            return kept(`it is ${before}: no listed version is left that could be the latest`);
        if (!dryRun)
            await makeLatest(repository, tag);
        return [{ name, status: dryRun ? 'planned' : 'moved', version }];
    }
    catch (error) {
        const step = {
            doing: 'move the latest release',
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        };
        const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .githubFailure */ .eQ)(error, repository, step);
        if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw failure;
        return [{ name, status: 'kept', version: null, reason: failure.message, ...fixOf(repository.name, tag) }];
    }
}
async function makeLatest({ github, path }, tag) {
    const { repos } = github.octokit.rest;
    const { data } = await repos.getReleaseByTag({ ...path, tag });
    await repos.updateRelease({ ...path, release_id: data.id, make_latest: 'true' });
}
/** What a person runs. */
function fixOf(repository, tag) {
    return tag === undefined ? {} : { fix: `gh release edit ${tag} --latest --repo ${repository}` };
}


/***/ })

};
