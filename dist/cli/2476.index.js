export const id = 2476;
export const ids = [2476];
export const modules = {

/***/ 2476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   followTags: () => (/* binding */ followTags)
/* harmony export */ });
/* unused harmony export manifestsIn */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8082);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2177);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6308);
/* harmony import */ var _oci_moving_tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4590);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3880);





/** The manifest of each version of a module that is, or was, in an OCI repository. */
function manifestsIn(repository, { versions, removed }) {
    const all = [...versions, ...removed].flatMap(({ version, packages = [] }) => packages.flatMap(({ location }) => {
        const manifest = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .ociManifestOf */ .ax)(location);
        return manifest?.repository === repository ? [[manifest.digest, version]] : [];
    }));
    return new Map(all);
}
/**
 * Points the tags `1.2`, `1` and `latest` of a repository at the highest listed release, as far as they exist and name a version of the
 * module. A refusal is a result.
 */
async function followTags(client, followed) {
    const { module, marked } = followed;
    const manifests = manifestsIn((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.formatOciRepository)(client.repository), module);
    const digests = new Map([...manifests].map(([digest, version]) => [version, digest]));
    const listed = (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).filter((version) => digests.has(version));
    const plan = (0,_oci_moving_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .planFollowingTags */ .e)(marked, listed);
    try {
        const tags = new Set(await client.tags());
        const names = [];
        for (const [tag, version] of [...plan].filter(([each]) => tags.has(each))) {
            const target = version && { version, digest: digests.get(version) ?? '' };
            names.push(...(await followTag(client, { tag, target, manifests }, followed.dryRun)));
        }
        return names;
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw error;
        const name = `tags ${[...plan.keys()].join(', ')} of ${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.formatOciRepository)(client.repository)}`;
        return [{ name, status: 'kept', version: null, reason: error.message, fix: error.hint }];
    }
}
async function followTag(client, { tag, target, manifests }, dryRun) {
    const current = await client.resolveTag(tag);
    if (current === undefined || current === target?.digest)
        return [];
    const name = `tag ${tag} of ${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_4__.formatOciRepository)(client.repository)}`;
    const before = manifests.get(current) ?? null;
    const kept = (reason) => [{ name, status: 'kept', version: before, reason }];
    if (before === null)
        return kept('it names no version of the module');
    if (target === undefined)
        return kept(`it names ${before}: no listed version is left that it could name instead`);
    if (dryRun)
        return [{ name, status: 'planned', version: target.version }];
    const manifest = await client.readManifest(target.digest);
    if (manifest === undefined)
        return kept(`it names ${before}: the package of ${target.version} is gone`);
    await client.putManifest(tag, manifest);
    return [{ name, status: 'moved', version: target.version }];
}


/***/ }),

/***/ 4590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ planMovingTags),
/* harmony export */   e: () => (/* binding */ planFollowingTags)
/* harmony export */ });
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2413);

/**
 * The tags that move when a version is published: `1.2`, `1` and `latest`, each with the highest release that it stands for.
 * A pre-release moves none.
 * @param tags all tags of the OCI repository, which holds one module; versions among them count
 * @param withdrawn yanked and removed versions: nothing stands for them, whatever tags they have
 */
function planMovingTags(version, tags, withdrawn) {
    if ((0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version))
        return new Map();
    const found = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .sortVersions */ .M7)([version, ...tags.flatMap(releaseOf)]);
    const releases = found.filter((release) => !withdrawn.has(release));
    return new Map(tagsOf(version).flatMap(([tag, prefix]) => {
        const highest = releases.find((release) => release.startsWith(prefix));
        return highest === undefined ? [] : [[tag, highest]];
    }));
}
/**
 * The tags that stand for these versions among others, each with the highest listed release that it can name; undefined where none is
 * left. A pre-release has none.
 */
function planFollowingTags(marked, listed) {
    const releases = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .sortVersions */ .M7)(listed.filter((version) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version)));
    const tags = marked.filter((version) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version)).flatMap(tagsOf);
    return new Map(tags.map(([tag, prefix]) => [tag, releases.find((release) => release.startsWith(prefix))]));
}
/** Each tag with the beginning of the versions that it can name. */
function tagsOf(version) {
    const [major = '', minor = ''] = version.split('.');
    return [
        [`${major}.${minor}`, `${major}.${minor}.`],
        [major, `${major}.`],
        ['latest', ''],
    ];
}
function releaseOf(tag) {
    const reading = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(tag);
    return reading.ok && !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(reading.version) ? [reading.version] : [];
}


/***/ })

};
