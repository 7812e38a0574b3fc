export const id = 5433;
export const ids = [5433,5417];
export const modules = {

/***/ 5433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ moveTags),
/* harmony export */   deleteModulePackage: () => (/* binding */ deleteModulePackage),
/* harmony export */   followTags: () => (/* binding */ followTags)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4360);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8713);
/* harmony import */ var _oci_referrers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5417);








/** Rounds in which the moving tags are set while others publish. The next publish sets what is left. */
const MAX_TAG_ROUNDS = 4;
/**
 * Points the tags `1.2`, `1` and `latest` at the release where it is the highest version. OCI registries have no
 * compare-and-swap, so each change is followed by another read of the tags: of two runs at the same time, the one that reads
 * last sees both versions. Where versions are withdrawn, tags that may still name one are pointed at the highest release too. A tag
 * that is not a module package is left alone, with a warning. Throws what the client throws.
 */
async function moveTags(client, release) {
    const { version: released, manifest, withdrawn, log } = release;
    const moved = new Set();
    const move = async (tag, version) => {
        const target = version === released ? manifest : await client.readManifest(version);
        if (target === undefined || (await client.resolveTag(tag)) === target.digest)
            return false;
        const current = await client.readManifest(tag);
        if (current !== undefined && (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .parseManifest */ .Ng)(current.bytes)?.artifactType !== _oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_ARTIFACT_TYPE */ .xo) {
            log.warn(`tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is not moved: it is not a module package`);
            return false;
        }
        await client.putManifest(tag, target);
        moved.add(tag);
        return true;
    };
    for (let round = 0; round < MAX_TAG_ROUNDS; round += 1) {
        let isChanged = false;
        // All tags of the repository, which holds one module; versions among them count.
        const releases = [released, ...(await client.tags()).filter(_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)];
        const listed = releases.filter((version) => !withdrawn.has(version));
        for (const [tag, version] of planFollowingTags([released], listed))
            if (version !== undefined && (version === released || moved.has(tag) || withdrawn.size > 0))
                isChanged = (await move(tag, version)) || isChanged;
        if (!isChanged)
            return;
    }
}
/** The manifest of each version of a module that is, or was, in an OCI repository. */
function manifestsIn(repository, { versions, removed }) {
    const manifests = new Map();
    for (const { version, packages = [] } of [...versions, ...removed])
        for (const { location } of packages) {
            const manifest = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .ociManifestOf */ .ax)(location);
            if (manifest?.repository === repository)
                manifests.set(manifest.digest, version);
        }
    return manifests;
}
/**
 * Points the tags `1.2`, `1` and `latest` of a repository at the highest listed release, as far as they exist and name a version of the
 * module. A refusal is a result.
 * @param marked the versions that have changed
 */
async function followTags(client, { module, marked, dryRun }) {
    const repository = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_6__.formatOciRepository)(client.repository);
    const manifests = manifestsIn(repository, module);
    const digests = new Map([...manifests].map(([digest, version]) => [version, digest]));
    const plan = planFollowingTags(marked, (0,_index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module).filter((version) => digests.has(version)));
    const follow = async (tag, version) => {
        const current = await client.resolveTag(tag);
        const target = version && digests.get(version);
        if (current === undefined || current === target)
            return [];
        const name = `tag ${tag} of ${repository}`;
        const before = manifests.get(current) ?? null;
        const kept = (reason) => [{ name, status: 'kept', version: before, reason }];
        if (before === null)
            return kept('it names no version of the module');
        if (version === undefined || target === undefined)
            return kept(`it names ${before}: no listed version is left that it could name instead`);
        if (dryRun)
            return [{ name, status: 'planned', version }];
        const manifest = await client.readManifest(target);
        if (manifest === undefined)
            return kept(`it names ${before}: the package of ${version} is gone`);
        const other = otherModule(manifest, module.address);
        if (other !== undefined)
            return kept(`it names ${before}: the package of ${version} is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(other)}'s`);
        await client.putManifest(tag, manifest);
        return [{ name, status: 'moved', version }];
    };
    try {
        const tags = new Set(await client.tags());
        const names = [];
        for (const [tag, version] of plan)
            if (tags.has(tag))
                names.push(...(await follow(tag, version)));
        return names;
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw error;
        const name = `tags ${[...plan.keys()].join(', ')} of ${repository}`;
        return [{ name, status: 'kept', version: null, reason: error.message, fix: error.hint }];
    }
}
/**
 * Deletes the manifest of a package, what is attached to it, and its bytes where no other version has them. Registries that keep a blob
 * until their garbage collection are named in a note. A refusal is a result.
 */
async function deleteModulePackage(client, manifest, { address, digest, isShared }) {
    const fix = fixOf(client.repository, manifest);
    try {
        const other = otherModule(await client.readManifest(manifest), address);
        if (other !== undefined)
            return { status: 'failed', reason: `its manifest says that it is a package of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(other)}`, fix };
        const notes = [];
        const attached = await deleteReferrers(client, manifest);
        const isDeleted = await client.deleteManifest(manifest);
        if (isShared)
            notes.push(`another version has the same bytes ${digest}: they stay`);
        else
            await client.deleteBlob(digest).catch((error) => {
                if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl) || error.code !== 'STORE_REFUSED')
                    throw error;
                const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_6__.formatOciRepository)(client.repository));
                notes.push(`the blob ${digest} of ${name} stays until the garbage collection of its registry`);
            });
        if (attached > 0)
            notes.push(`attached documents: ${attached}; their bytes stay until the garbage collection of the registry`);
        return { status: isDeleted ? 'deleted' : 'absent', notes };
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw error;
        return { status: 'failed', reason: error.message, fix };
    }
}
/**
 * The module that a manifest says it is of, where that is not this one; one that was pushed by hand says none. Whoever writes an index may
 * name packages of others in it.
 */
function otherModule(manifest, address) {
    const title = (manifest && (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .parseManifest */ .Ng)(manifest.bytes))?.annotations?.['org.opencontainers.image.title'] ?? '';
    const other = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .splitAddress */ .lS)(title);
    const isAddress = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .addressProblem */ .cg)(other) === undefined && (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(other) === title;
    return isAddress && title !== (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(address) ? title : undefined;
}
/** Interfaces and signatures. Their bytes may be those of another version's. */
async function deleteReferrers(client, subject) {
    const fallback = await client.readManifest((0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_7__/* .referrersTag */ .LN)(subject));
    const listed = (await client.referrers(subject)) ?? [];
    const referrers = new Set([...listed, ...(0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_7__/* .digestsIn */ .V4)(fallback?.bytes)]);
    for (const digest of referrers)
        await client.deleteManifest(digest);
    if (fallback !== undefined)
        await client.deleteManifest(fallback.digest);
    return referrers.size;
}
/** https://docs.github.com/rest/packages/packages#delete-package-version-for-an-organization */
function fixOf({ host, name }, manifest) {
    if (host !== 'ghcr.io')
        return `delete it in the registry's own interface, or allow deletion (Docker's registry: REGISTRY_STORAGE_DELETE_ENABLED=true) and run it again: oras manifest delete ${host}/${name}@${manifest}`;
    const [owner = '', ...rest] = name.split('/');
    const versions = `/orgs/${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/versions`;
    return `with a token that has delete:packages (for a user's package /users/${owner} instead of /orgs/${owner}): gh api --method DELETE "${versions}/$(gh api --paginate ${versions} --jq '.[] | select(.name == "${manifest}") | .id')"`;
}
/**
 * The tags that stand for these versions among others, each with the highest listed release that it can name; undefined where none is
 * left. A pre-release has none.
 */
function planFollowingTags(marked, listed) {
    const releases = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .sortVersions */ .M7)(listed.filter((version) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isPrerelease */ .V1)(version)));
    const tags = marked
        .filter((version) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isPrerelease */ .V1)(version))
        .flatMap((version) => {
        const [major = '', minor = ''] = version.split('.');
        return [`${major}.${minor}`, major, 'latest'];
    });
    const highest = (tag) => releases.find((release) => tag === 'latest' || release.startsWith(`${tag}.`));
    return new Map(tags.map((tag) => [tag, highest(tag)]));
}


/***/ }),

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ packageLayer),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   d8: () => (/* binding */ ZIP_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony export renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1260);






/** https://github.com/opencontainers/image-spec/blob/main/manifest.md */
const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json';
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
const MODULE_ARTIFACT_TYPE = 'application/vnd.opentofu.modulepkg';
const ZIP_TYPE = 'archive/zip';
/** https://github.com/opencontainers/image-spec/blob/main/manifest.md#guidance-for-an-empty-descriptor */
const EMPTY_CONFIG_BYTES = new TextEncoder().encode('{}');
const EMPTY_CONFIG = (0,_descriptor_js__WEBPACK_IMPORTED_MODULE_3__/* .descriptorOf */ .n)('application/vnd.oci.empty.v1+json', EMPTY_CONFIG_BYTES);
/** Renders the manifest of a module package. Equal releases give equal bytes: no date but that of the commit is in it. */
function renderModuleManifest(metadata, facts) {
    return renderManifest({
        artifactType: MODULE_ARTIFACT_TYPE,
        layers: [withTitle({ mediaType: ZIP_TYPE, digest: facts.digest, size: facts.size }, 'module.zip')],
        annotations: annotationsOf(metadata),
    });
}
/** @param title the name under which generic tools (`oras pull`) write the layer */
function withTitle(layer, title) {
    return { ...layer, annotations: { 'org.opencontainers.image.title': title } };
}
/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
function annotationsOf(metadata) {
    const { release, repositoryUrl, description, licenses } = metadata;
    const annotations = {
        created: release.committedAt,
        description,
        licenses,
        documentation: documentationUrl(release, repositoryUrl),
        revision: release.commit,
        source: repositoryUrl,
        title: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address),
        version: release.version,
    };
    return Object.fromEntries(Object.entries(annotations)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [`org.opencontainers.image.${key}`, value]));
}
/** The URL of the module's directory at its commit on github.com; elsewhere the URL of its repository. */
function documentationUrl({ commit, path }, repositoryUrl) {
    if (!repositoryUrl.startsWith('https://github.com/'))
        return repositoryUrl;
    return `${repositoryUrl}/tree/${commit}${path === '' ? '' : `/${path}`}`;
}
/** Renders the manifest of a document that refers to `subject`. Equal documents give equal bytes. */
function renderAttachment(subject, document) {
    const { artifactType, name, bytes, annotations } = document;
    return renderManifest({
        artifactType,
        layers: [withTitle((0,_descriptor_js__WEBPACK_IMPORTED_MODULE_3__/* .descriptorOf */ .n)(artifactType, bytes), name)],
        subject,
        annotations,
    });
}
/** Renders an image manifest with the empty config as canonical JSON. */
function renderManifest(content) {
    const image = { schemaVersion: 2, mediaType: MANIFEST_TYPE, config: EMPTY_CONFIG, ...content };
    return new TextEncoder().encode((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(image));
}
const layer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ mediaType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), digest: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() });
const manifest = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    layers: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(layer).optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional().catch(undefined),
});
/** Reads a manifest that anybody may have written; undefined where the bytes are not one. */
function parseManifest(bytes) {
    return (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(manifest, bytes);
}
/**
 * The layer that OpenTofu installs, or why it refuses the manifest, by the rules of its own getter: it ignores the config and
 * layers of other types. https://opentofu.org/docs/cli/oci_registries/module-package/
 */
function packageLayer({ mediaType, bytes }) {
    const manifest = parseManifest(bytes);
    if (mediaType !== MANIFEST_TYPE)
        return `it is of type ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(mediaType)}, not ${MANIFEST_TYPE}`;
    if (manifest === undefined)
        return 'it is not a manifest';
    if (manifest.mediaType !== MANIFEST_TYPE)
        return `it has no "mediaType": "${MANIFEST_TYPE}"`;
    if (manifest.artifactType !== MODULE_ARTIFACT_TYPE)
        return `it has no "artifactType": "${MODULE_ARTIFACT_TYPE}"`;
    const [zip, ...others] = (manifest.layers ?? []).filter((layer) => layer.mediaType === ZIP_TYPE);
    if (zip === undefined)
        return `it has no layer of type ${ZIP_TYPE}`;
    return others.length === 0 ? zip : `it has several layers of type ${ZIP_TYPE}`;
}


/***/ }),

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
