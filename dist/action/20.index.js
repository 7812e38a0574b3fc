export const id = 20;
export const ids = [20];
export const modules = {

/***/ 6020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteAsset: () => (/* binding */ deleteAsset),
/* harmony export */   deleteByHand: () => (/* binding */ deleteByHand),
/* harmony export */   followLatestRelease: () => (/* binding */ followLatestRelease)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6223);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(679);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7741);







/** Assets of GitHub releases after their version was published. https://docs.github.com/rest/releases */
/** Deletes an asset; its release, the tag and GitHub's own archives of the tag stay. A refusal is a result. */
async function deleteAsset(repository, asset) {
    const { tag, name } = asset;
    const rest = repository.github.octokit.rest.repos;
    const { forge } = repository.github.server;
    const stays = `the release, the tag ${tag} and the archives of it by ${forge.title} stay: git push --delete origin ${tag}`;
    try {
        const release = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessMissing */ .F2)(rest.getReleaseByTag({ ...repository.path, tag }));
        const found = release?.data.assets.find((each) => each.name === name);
        if (found === undefined)
            return { status: 'absent', notes: [stays] };
        await (0,_releases_js__WEBPACK_IMPORTED_MODULE_6__/* .removeAsset */ .Vx)(repository, { release_id: release?.data.id ?? 0, asset_id: found.id });
        return { status: 'deleted', notes: [stays] };
    }
    catch (error) {
        return refusedDeletion(error, repository, asset);
    }
}
function refusedDeletion(error, repository, asset) {
    const { tag, name } = asset;
    if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error) === 422 && /immutable/i.test(String(error))) {
        const reason = 'the release is immutable, so that it loses no asset';
        return {
            status: 'failed',
            reason,
            fix: `delete the whole release: gh release delete ${tag} --repo ${asset.repository}`,
        };
    }
    const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .githubFailure */ .eQ)(error, repository, {
        doing: `delete the asset "${name}"`,
        needs: 'contents: write',
        code: 'STORE_REFUSED',
    });
    if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
        throw failure;
    return {
        status: 'failed',
        reason: failure.message,
        fix: deleteByHand(asset, repository.github.server.forge),
    };
}
/** The command that a person runs. */
function deleteByHand({ tag, name, repository, host }, { name: forge } = _module_forge_js__WEBPACK_IMPORTED_MODULE_3__/* .FORGES */ .tu.github) {
    if (forge !== 'github')
        return `delete ${name} in https://${host}/${repository}/releases/edit/${tag}`;
    return `gh release delete-asset ${tag} ${name} --repo ${repository}`;
}
/** The tags of the releases of a module in one repository, with their versions. */
function tagsIn(repository, { versions, removed }) {
    const tags = new Map();
    for (const { version, packages = [] } of [...versions, ...removed])
        for (const { location } of packages) {
            const asset = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseAssetOf */ .nE)(location);
            if (asset?.repository === repository)
                tags.set(version, asset.tag);
        }
    return tags;
}
/**
 * Makes the release of the highest listed version GitHub's "latest", where another version of the module is that now. A refusal is a
 * result. https://docs.github.com/rest/releases/releases#get-the-latest-release
 */
async function followLatestRelease(repository, module, dryRun) {
    if (!repository.github.server.forge.hasReleaseNotes)
        return [];
    const tags = tagsIn(repository.name, module);
    // In a repository of several modules, whose tags have prefixes, no release is "the latest" of a module.
    if ([...tags].some(([version, tag]) => tag.replace(/^v/, '') !== version))
        return [];
    const name = `the latest release of ${repository.name}`;
    const version = (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).find((each) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isPrerelease */ .V1)(each) && tags.has(each));
    const tag = version && tags.get(version);
    try {
        const { rest } = repository.github.octokit;
        const latest = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessMissing */ .F2)(rest.repos.getLatestRelease(repository.path));
        const current = latest?.data.tag_name;
        if (current === undefined || current === tag)
            return [];
        const before = [...tags].find(([, each]) => each === current)?.[0] ?? null;
        const kept = (reason) => [{ name, status: 'kept', version: before, reason }];
        if (before === null)
            return kept(`it is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(current)}, which is no version of the module`);
        if (version === undefined || tag === undefined)
            return kept(`it is ${before}: no listed version is left that could be the latest`);
        if (!dryRun) {
            const { data } = await rest.repos.getReleaseByTag({ ...repository.path, tag });
            await rest.repos.updateRelease({ ...repository.path, release_id: data.id, make_latest: 'true' });
        }
        return [{ name, status: dryRun ? 'planned' : 'moved', version }];
    }
    catch (error) {
        const step = {
            doing: 'move the latest release',
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        };
        const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .githubFailure */ .eQ)(error, repository, step);
        if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw failure;
        const byHand = `gh release edit ${tag} --latest --repo ${repository.name}`;
        const fix = tag === undefined ? {} : { fix: byHand };
        return [{ name, status: 'kept', version: null, reason: failure.message, ...fix }];
    }
}


/***/ })

};
