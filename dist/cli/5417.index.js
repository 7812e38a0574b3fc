export const id = 5417;
export const ids = [5417];
export const modules = {

/***/ 5417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ referrersTag),
/* harmony export */   Me: () => (/* binding */ withReferrer),
/* harmony export */   N0: () => (/* binding */ INTERFACE_TYPE),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   WX: () => (/* binding */ isProvenance),
/* harmony export */   cp: () => (/* binding */ INDEX_TYPE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);



/** docs/guides/oci.md: a contract, as the format of `interface.json` is. */
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
