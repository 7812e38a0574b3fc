export const id = 433;
export const ids = [433,417];
export const modules = {

/***/ 5433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ moveTags),
/* harmony export */   aH: () => (/* binding */ putModulePackage),
/* harmony export */   deleteModulePackage: () => (/* binding */ deleteModulePackage),
/* harmony export */   followTags: () => (/* binding */ followTags),
/* harmony export */   nE: () => (/* binding */ packageAnnotations),
/* harmony export */   tQ: () => (/* binding */ putUntagged)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3876);
/* harmony import */ var _interface_read_readme_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1548);
/* harmony import */ var _module_license_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5819);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4360);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8713);
/* harmony import */ var _oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5417);
/* harmony import */ var _filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8441);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6727);













/** Rounds in which the moving tags are set while others publish. The next publish sets what is left. */
const MAX_TAG_ROUNDS = 4;
/** Bytes of a file that is read for annotations, such as a licence. A longer one says nothing. */
const MAX_TEXT_BYTES = 512 * 1024;
/** What a package says of itself, so that it follows from its bytes alone; `''` where it does not. */
async function packageAnnotations(pkg) {
    const root = pkg.contents.filter(({ path, size }) => !path.includes('/') && size <= MAX_TEXT_BYTES);
    const license = (0,_module_license_js__WEBPACK_IMPORTED_MODULE_3__/* .selectLicense */ .I)(root.map(({ path }) => path));
    const licenseFile = root.find(({ path }) => path === license);
    return {
        description: (0,_interface_read_readme_js__WEBPACK_IMPORTED_MODULE_11__/* .descriptionFromReadme */ .b)(await textOf(pkg, (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_12__/* .selectReadme */ .Bd)(root))),
        licenses: (0,_module_license_js__WEBPACK_IMPORTED_MODULE_3__/* .licenseIdentifier */ .n)(await textOf(pkg, licenseFile)) ?? '',
    };
}
async function textOf(pkg, file) {
    return file === undefined ? '' : new TextDecoder().decode(await (0,_filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_9__/* .readPackagedFile */ .Hq)(pkg, file));
}
/**
 * Blobs, then the manifest by its digest, read back, and last the tag: nothing has a name before all of it is there.
 * @returns whether the tag is another manifest's, which then was left alone
 */
async function putModulePackage(client, pkg, { manifest, tag }) {
    await putUntagged(client, pkg, manifest);
    // Some registries let a tag be overwritten whatever is asked of them, so it is read before as well.
    const taken = await client.resolveTag(tag);
    if (taken !== undefined)
        return taken !== manifest.digest;
    await client.putManifest(tag, manifest, { isNew: true });
    return (await client.resolveTag(tag)) !== manifest.digest;
}
/** Blobs, then the manifest by its digest, read back. Throws what the client throws. */
async function putUntagged(client, { file, facts }, manifest) {
    await client.pushBlob((0,_client_js__WEBPACK_IMPORTED_MODULE_10__.blobOfFile)(file, facts));
    await client.pushBlob((0,_client_js__WEBPACK_IMPORTED_MODULE_10__.blobOfBytes)(_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .EMPTY_CONFIG_BYTES */ .pA));
    await client.putUntagged(manifest);
}
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
        if (current !== undefined && (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .parseManifest */ .Ng)(current.bytes)?.artifactType !== _oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .MODULE_ARTIFACT_TYPE */ .xo) {
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
        const releases = [released, ...(await client.tags()).filter(_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)];
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
    const repository = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(client.repository);
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
                const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(client.repository));
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
    const title = (manifest && (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .parseManifest */ .Ng)(manifest.bytes))?.annotations?.['org.opencontainers.image.title'] ?? '';
    const other = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitAddress */ .lS)(title);
    const isAddress = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .addressProblem */ .cg)(other) === undefined && (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(other) === title;
    return isAddress && title !== (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatModuleAddress */ .wc)(address) ? title : undefined;
}
/** Interfaces and signatures. Their bytes may be those of another version's. */
async function deleteReferrers(client, subject) {
    const fallback = await client.readManifest((0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__/* .referrersTag */ .LN)(subject));
    const listed = (await client.referrers(subject)) ?? [];
    const referrers = new Set([...listed, ...(0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__/* .digestsIn */ .V4)(fallback?.bytes)]);
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
    const releases = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .sortVersions */ .M7)(listed.filter((version) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(version)));
    const tags = marked
        .filter((version) => !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrerelease */ .V1)(version))
        .flatMap((version) => {
        const [major = '', minor = ''] = version.split('.');
        return [`${major}.${minor}`, major, 'latest'];
    });
    const highest = (tag) => releases.find((release) => tag === 'latest' || release.startsWith(`${tag}.`));
    return new Map(tags.map((tag) => [tag, highest(tag)]));
}


/***/ }),

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ summaryFromReadme),
/* harmony export */   b: () => (/* binding */ descriptionFromReadme)
/* harmony export */ });
/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000;
/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200;
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` without a paragraph. */
function descriptionFromReadme(readme) {
    const paragraph = plainText(firstParagraph(readme));
    const characters = [...paragraph];
    if (characters.length <= MAX_DESCRIPTION_LENGTH)
        return paragraph;
    const cut = characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('');
    return `${cut.replace(/(?<!\s)\s+\S*$/, '')}…`;
}
/** The same paragraph with its code, its emphasis and its links to web pages, as Markdown; a long one is plain text. */
function summaryFromReadme(readme) {
    const paragraph = onOneLine(withoutImagesAndTags(firstParagraph(readme))
        .replaceAll(/\[([^[\]]*)\](?:\((?!https?:)[^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(LIST_MARK, ''));
    return paragraph.length <= MAX_DESCRIPTION_LENGTH * 2 ? paragraph : descriptionFromReadme(readme);
}
function firstParagraph(readme) {
    const paragraphs = withoutMarkup(readme.slice(0, MAX_DESCRIPTION_START)).split(/\n\s*\n/);
    return paragraphs.find((each) => /[\p{L}\p{N}]/u.test(plainText(each))) ?? '';
}
/** Replaces what is not a paragraph by an empty line: headings, code, comments, tables, rules, front matter. */
function withoutMarkup(readme) {
    return readme
        .replaceAll('\r', '')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
        .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
        .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]\n]+\]:.*|>[ ]?\[!.*)$/gm, '\n');
}
const LIST_MARK = /^[ \t]*(?:>|[-+*]|\d+\.)[ \t]+/gm;
function plainText(paragraph) {
    return onOneLine(withoutImagesAndTags(paragraph
        .replaceAll(IMAGE, '')
        .replaceAll(/\[([^[\]]*)\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^<>]*)>/g, ''))
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(LIST_MARK, ''));
}
const IMAGE = /!\[[^[\]]*\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g;
function withoutImagesAndTags(text) {
    return text.replaceAll(IMAGE, '').replaceAll(/<\/?[A-Za-z][^<>]*>/g, '');
}
function onOneLine(text) {
    return text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
}


/***/ }),

/***/ 5819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ selectLicense),
/* harmony export */   n: () => (/* binding */ licenseIdentifier)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Characters of the SPDX expression that a licence file names. A longer one is none. */
const MAX_LICENSE_EXPRESSION_LENGTH = 100;
const NAME = /^(licen[cs]e|copying|unlicense)(\.(md|markdown|txt|rst))?$/i;
/** The file of a directory that has its licence: `LICENSE` before `LICENCE` before `COPYING` before `UNLICENSE`; undefined without one. */
function selectLicense(names) {
    const rank = (name) => ['license', 'licence', 'copying', 'unlicense'].indexOf(name.toLowerCase().split('.')[0] ?? '');
    return names.filter((name) => NAME.test(name)).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0];
}
const NAMED = 'SPDX-License-Identifier:';
function lineOf(text) {
    const line = text.slice(0, text.search(/[\r\n]|$/)).trim();
    return line.replace(/(?:\*\/|-->)$/, '').trimEnd();
}
const EXPRESSION = /^[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*$/;
/**
 * The SPDX expression of a licence: the one that the file names, or that of the text that it has word for word. Nothing is guessed:
 * one more clause, and it is undefined.
 */
function licenseIdentifier(text) {
    const [, named] = text.split(NAMED, 2).map(lineOf);
    if (named === undefined)
        return FINGERPRINTS.get(fingerprint(text));
    return EXPRESSION.test(named) && named.length <= MAX_LICENSE_EXPRESSION_LENGTH ? named : undefined;
}
/** Lines that name the holder of the copyright, and not those of the licence that mention one. */
const HOLDERS = /^\W*(?:Copyright\b(?! (?:notice|holder|owner|law|licen|and))|©|\([cC]\) ?\d|All rights reserved\.?\s*$)/i;
const TITLE = /^(?:(?:the|mit|x11|expat|isc|bsd|zero|free|public|2|3|0bsd|clause|simplified|new|revised|modified|or|license|licence) )*/;
const BUSINESS_SOURCE = 'business source license';
const GRANT = ' the licensor hereby grants you the right to copy ';
/** The same for all files that differ in holders, years, title, quotation marks and lines alone. */
function fingerprint(text) {
    const words = text
        .split(/\r?\n/)
        .filter((line) => !HOLDERS.test(line))
        .join('\n')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim()
        .replace(TITLE, '');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(withoutParameters(words)).digest('hex').slice(0, 16);
}
/** The parameters of the Business Source License come first, and are free; the terms are not. */
function withoutParameters(words) {
    const grant = words.lastIndexOf(GRANT);
    const isFree = grant !== -1 && words.slice(0, grant).includes(BUSINESS_SOURCE);
    return isFree ? `${BUSINESS_SOURCE}${words.slice(grant)}` : words;
}
/** Of the texts that are in use; some have more than one, with other addresses of the publisher, without an appendix, and so on. */
const FINGERPRINTS = new Map(Object.entries({
    '0BSD': '25a274d52b3014d9',
    'AGPL-3.0': '144e7f373473b2b5 7bc3eb0fa8055213',
    'Apache-2.0': '37599287c15c2f2e e87dea5078ce2faa f45538b138cf9aea',
    'BSD-2-Clause': 'a56fee4b2f66331e',
    'BSD-3-Clause': '9b83d3dee0616d07',
    'BUSL-1.1': 'ab130c8236b410ca e532a68bb24b476d',
    'CC0-1.0': '96bdc7f63190fb4b',
    'GPL-2.0': '5cb6370ac80145bf efe73660e5476cf0',
    'GPL-3.0': '5a03c45024821019 b00f98d441af3ac1',
    ISC: '217da0747cec63a2 7bed11ada181e6a6',
    'LGPL-3.0': '275d80c579a26a91 aae2b222477171fb',
    MIT: '0cf21bdfd1964a97',
    'MPL-2.0': '968496952538f644 9eab7902f21bef03 f82071285728ca3e',
    Unlicense: '7a4d92cdb11d2549 fd1b07be5f4f9492',
}).flatMap(([identifier, texts]) => texts.split(' ').map((text) => [text, identifier])));


/***/ }),

/***/ 5417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ referrersTag),
/* harmony export */   Me: () => (/* binding */ withReferrer),
/* harmony export */   N0: () => (/* binding */ INTERFACE_TYPE),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   cp: () => (/* binding */ INDEX_TYPE)
/* harmony export */ });
/* unused harmony export isProvenance */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
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
