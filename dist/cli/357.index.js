export const id = 357;
export const ids = [357];
export const modules = {

/***/ 357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteAsset: () => (/* binding */ deleteAsset),
/* harmony export */   deleteByHand: () => (/* binding */ deleteByHand)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5798);


/** Assets of GitHub releases after their version was published. https://docs.github.com/rest/releases */
/** Deletes an asset; its release, the tag and GitHub's own archives of the tag stay. A refusal is a result. */
async function deleteAsset(repository, asset) {
    const { tag, name } = asset;
    const rest = repository.github.octokit.rest.repos;
    const stays = `the release, the tag ${tag} and GitHub's archives of it stay: git push --delete origin ${tag}`;
    try {
        const release = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessMissing */ .F2)(rest.getReleaseByTag({ ...repository.path, tag }));
        const found = release?.data.assets.find((each) => each.name === name);
        if (found === undefined)
            return { status: 'absent', notes: [stays] };
        await rest.deleteReleaseAsset({ ...repository.path, asset_id: found.id });
        return { status: 'deleted', notes: [stays] };
    }
    catch (error) {
        return refusedDeletion(error, repository, asset);
    }
}
function refusedDeletion(error, repository, { tag, name, repository: at }) {
    if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 422 && /immutable/i.test(String(error))) {
        const reason = 'the release is immutable, so that it loses no asset';
        return {
            status: 'failed',
            reason,
            fix: `delete the whole release: gh release delete ${tag} --repo ${at}`,
        };
    }
    const failure = (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFailure */ .eQ)(error, repository, {
        doing: `delete the asset "${name}"`,
        needs: 'contents: write',
        code: 'STORE_REFUSED',
    });
    if (!(failure instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
        throw failure;
    return { status: 'failed', reason: failure.message, fix: deleteByHand({ tag, name, repository: at }) };
}
/** The command that a person runs. */
function deleteByHand({ tag, name, repository }) {
    return `gh release delete-asset ${tag} ${name} --repo ${repository}`;
}


/***/ })

};
