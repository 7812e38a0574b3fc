export const id = 374;
export const ids = [374,718];
export const modules = {

/***/ 12374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteModulePackage: () => (/* binding */ deleteModulePackage)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83880);
/* harmony import */ var _oci_referrers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95718);



/**
 * Deletes the manifest of a package, what is attached to it, and its bytes where no other version has them. Registries that keep a blob
 * until their garbage collection are named in a note. A refusal is a result.
 */
async function deleteModulePackage(client, manifest, { digest, isShared }) {
    try {
        const notes = [];
        const attached = await deleteReferrers(client, manifest);
        const isDeleted = await client.deleteManifest(manifest);
        if (isShared)
            notes.push(`another version has the same bytes ${digest}: they stay`);
        else
            await deleteBytes(client, digest, notes);
        if (attached > 0)
            notes.push(`attached documents: ${attached}; their bytes stay until the garbage collection of the registry`);
        return { status: isDeleted ? 'deleted' : 'absent', notes };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw error;
        return { status: 'failed', reason: error.message, fix: fixOf(client.repository, manifest) };
    }
}
/** Interfaces and signatures. Their bytes may be those of another version's. */
async function deleteReferrers(client, subject) {
    const fallback = await client.readManifest((0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_2__/* .referrersTag */ .LN)(subject));
    const listed = (await client.referrers(subject)) ?? [];
    const referrers = new Set([...listed, ...(0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_2__/* .digestsIn */ .V4)(fallback?.bytes)]);
    for (const digest of referrers)
        await client.deleteManifest(digest);
    if (fallback !== undefined)
        await client.deleteManifest(fallback.digest);
    return referrers.size;
}
async function deleteBytes(client, digest, notes) {
    try {
        await client.deleteBlob(digest);
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl) || error.code !== 'STORE_REFUSED')
            throw error;
        const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_1__.formatOciRepository)(client.repository));
        notes.push(`the blob ${digest} of ${name} stays until the garbage collection of its registry`);
    }
}
/** https://docs.github.com/rest/packages/packages#delete-package-version-for-an-organization */
function fixOf({ host, name }, manifest) {
    if (host !== 'ghcr.io')
        return `delete it in the registry's own interface, or allow deletion (Docker's registry: REGISTRY_STORAGE_DELETE_ENABLED=true) and run it again: oras manifest delete ${host}/${name}@${manifest}`;
    const [owner = '', ...rest] = name.split('/');
    const versions = `/orgs/${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/versions`;
    return `with a token that has delete:packages (for a user's package /users/${owner} instead of /orgs/${owner}): gh api --method DELETE "${versions}/$(gh api --paginate ${versions} --jq '.[] | select(.name == "${manifest}") | .id')"`;
}


/***/ }),

/***/ 95718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ referrersTag),
/* harmony export */   Me: () => (/* binding */ withReferrer),
/* harmony export */   N0: () => (/* binding */ INTERFACE_TYPE),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   cp: () => (/* binding */ INDEX_TYPE)
/* harmony export */ });
/* unused harmony export isProvenance */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4645);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89688);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84289);



/** docs/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json';
/** Whether an attached document of this type is a Sigstore bundle, of any version. https://docs.sigstore.dev/about/bundle/ */
function isProvenance(artifactType) {
    return /^application\/vnd\.dev\.sigstore\.bundle\b.*\+json\b/.test(artifactType);
}
const INDEX_TYPE = 'application/vnd.oci.image.index.v1+json';
/** The tag that holds the list of referrers in registries without the referrers API ("Referrers Tag Schema"). */
function referrersTag(digest) {
    return digest.replace(':', '-');
}
const imageIndex = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ manifests: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })) });
/** Digests of the manifests that an image index lists; none where the bytes are not an image index. */
function digestsIn(index) {
    return read(index).manifests.map(({ digest }) => digest);
}
/** Adds a manifest to an image index, or replaces the one with the same digest; the others stay as they are. */
function withReferrer(index, referrer) {
    const { manifests } = read(index);
    const others = manifests.filter(({ digest }) => digest !== referrer.digest);
    const list = { schemaVersion: 2, mediaType: INDEX_TYPE, manifests: [...others, referrer] };
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(list));
}
function read(index) {
    return (index && (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(imageIndex, index)) ?? { manifests: [] };
}


/***/ })

};
