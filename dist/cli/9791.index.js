export const id = 9791;
export const ids = [9791,5417,3288];
export const modules = {

/***/ 3288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCredentials: () => (/* binding */ findCredentials),
/* harmony export */   findOpenTofuCredentials: () => (/* binding */ findOpenTofuCredentials)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4210);






/** Time that a Docker credential helper has. Then it is ended, and the run fails with PERMISSION. */
const HELPER_TIMEOUT_MS = 30_000;
/**
 * The credentials for a host from the first source that has any: the explicit ones, Docker's configuration, GITHUB_TOKEN.
 * Throws INVALID_INPUT for a broken Docker configuration, MISSING_PROGRAM where its credential helper cannot be started.
 */
async function findCredentials(host, sources) {
    const { configured, githubToken } = sources;
    const named = 'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password")';
    if (configured?.host === host) {
        const { username, password } = configured;
        return { credentials: { kind: 'password', username, password }, source: named };
    }
    const file = configFile(sources.environment);
    const none = { credentials: undefined, source: "Docker's config.json (no HOME)" };
    const docker = file === undefined ? none : await readDockerCredentials({ ...sources, key: dockerKey(host), file });
    if (docker.credentials !== undefined)
        return docker;
    const isGitHub = host === 'ghcr.io';
    if (isGitHub && githubToken !== undefined) {
        // ghcr.io accepts any user name with a token.
        const credentials = { kind: 'password', username: 'x-access-token', password: githubToken };
        return { credentials, source: 'GITHUB_TOKEN' };
    }
    const tried = [docker.source, ...(isGitHub ? ['GITHUB_TOKEN'] : [])].join(', ');
    return { credentials: undefined, source: `${named}, for the host of --oci-repository, ${tried}` };
}
const login = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    auth: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    username: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    password: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    identitytoken: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    registrytoken: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
});
/** https://docs.docker.com/reference/cli/docker/login/#credential-stores */
const dockerConfig = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    auths: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), login).optional(),
    credsStore: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    credHelpers: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional(),
});
/**
 * The credentials that `docker login` has stored: in the credential helper that a config.json names, else in the file itself.
 * Throws INVALID_INPUT for a broken file, MISSING_PROGRAM where the helper cannot be started, PERMISSION where it gives no answer.
 */
async function readDockerCredentials(where) {
    const { key, file } = where;
    const config = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(dockerConfig, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => Buffer.from('{}')));
    if (config === undefined)
        throw brokenConfig(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(file)} is not a valid configuration file of Docker`);
    const helper = find(config.credHelpers, key) ?? config.credsStore;
    const fromHelper = helper === undefined || helper === '' ? undefined : await askHelper(helper, where);
    if (fromHelper !== undefined)
        return { credentials: fromHelper, source: `docker-credential-${helper}` };
    const found = find(config.auths, key);
    return { credentials: found === undefined ? undefined : credentialsOf(found), source: file };
}
function configFile({ DOCKER_CONFIG, HOME }) {
    if (DOCKER_CONFIG !== undefined && DOCKER_CONFIG !== '')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(DOCKER_CONFIG, 'config.json');
    return HOME === undefined || HOME === '' ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(HOME, '.docker', 'config.json');
}
/** Docker stores the login for Docker Hub under the URL of its first API. */
function dockerKey(host) {
    return host === 'docker.io' ? 'https://index.docker.io/v1/' : host;
}
/** Keys are hosts or URLs; of a URL only the host counts. */
function find(record, key) {
    const wanted = hostOf(key);
    return record?.[key] ?? Object.entries(record ?? {}).find(([name]) => hostOf(name) === wanted)?.[1];
}
function hostOf(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/(v[12]\/?)?$/, '');
}
function credentialsOf(found) {
    if (found.registrytoken)
        return { kind: 'bearer', token: found.registrytoken };
    if (found.identitytoken)
        return { kind: 'identity', token: found.identitytoken };
    const pair = Buffer.from(found.auth ?? '', 'base64').toString();
    const colon = pair.indexOf(':');
    const username = found.username ?? pair.slice(0, Math.max(colon, 0));
    const password = found.password ?? pair.slice(colon + 1);
    return username === '' || password === '' ? undefined : { kind: 'password', username, password };
}
/** A helper without credentials prints a message, and may still exit with 0. */
const helperOutput = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ Username: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), Secret: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1) })
    .transform(({ Username: username, Secret: secret }) => username === '<token>'
    ? { kind: 'identity', token: secret }
    : { kind: 'password', username, password: secret });
/** What helpers need to reach key rings, password stores and cloud providers. */
const KEPT_VARIABLES = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|XDG_[A-Z_]+|DBUS_SESSION_BUS_ADDRESS|GNUPGHOME|PASSWORD_STORE_DIR|DOCKER_CONFIG|SSL_CERT_FILE|SSL_CERT_DIR|SSH_AUTH_SOCK|(AWS|AZURE|GOOGLE|CLOUDSDK)_[A-Z0-9_]+|(https?|all|no)_proxy)$/i;
/** https://github.com/docker/docker-credential-helpers#development */
function askHelper(name, { key, environment, helperTimeoutMs: timeoutMs = HELPER_TIMEOUT_MS }) {
    if (!/^[\w.-]+$/.test(name))
        throw brokenConfig(`the credential helper ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} of Docker's config.json is not a plain program name`);
    const env = Object.fromEntries(Object.entries(environment).filter(([each]) => KEPT_VARIABLES.test(each)));
    return new Promise((resolve, reject) => {
        const options = { env, timeout: timeoutMs, encoding: 'buffer' };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(`docker-credential-${name}`, ['get'], options, (error, stdout) => {
            // A number is the exit code of a helper that was started.
            const fails = (code, problem, hint) => {
                const program = `the program "docker-credential-${name}", which Docker's config.json names,`;
                const instead = 'set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD';
                reject(new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl(code, `${program} ${problem}`, `${hint}, or ${instead}`, { cause: error }));
            };
            if (typeof error?.code === 'string')
                fails('MISSING_PROGRAM', 'cannot be started', 'install it');
            else if (error?.killed === true)
                fails('PERMISSION', `gave no credentials within ${timeoutMs / 1000} seconds`, 'unlock what it asks');
            else
                resolve((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(helperOutput, stdout));
        });
        child.stdin?.on('error', () => { }).end(key);
    });
}
function brokenConfig(problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', problem, 'log in again: docker login HOST');
}
/**
 * The credentials with which OpenTofu reads a repository: of Docker's and Podman's configuration in the home directory, by the
 * longest path, then by the host. It does not read the variable DOCKER_CONFIG. Throws what {@link readDockerCredentials} throws.
 * https://opentofu.org/docs/cli/oci_registries/credentials/
 */
async function findOpenTofuCredentials({ host, name }, environment) {
    const home = environment['HOME'] ?? '';
    const files = home === '' ? [] : ['.docker/config.json', '.config/containers/auth.json'];
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, file));
    const parts = name.split('/');
    const below = parts.map((_, at) => [host, ...parts.slice(0, parts.length - at)].join('/'));
    for (const key of [...below, host]) {
        for (const file of paths) {
            const found = await readDockerCredentials({ key, file, environment });
            if (found.credentials !== undefined)
                return found;
        }
    }
    return { credentials: undefined, source: paths.join(', ') || 'no home directory' };
}


/***/ }),

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

/***/ 9791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OciPackageStore: () => (/* binding */ OciPackageStore),
/* harmony export */   attach: () => (/* binding */ attach),
/* harmony export */   putUntagged: () => (/* binding */ putUntagged)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4141);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3876);
/* harmony import */ var _interface_read_readme_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1548);
/* harmony import */ var _module_license_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5819);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(905);
/* harmony import */ var _oci_descriptor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1260);
/* harmony import */ var _oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4360);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8713);
/* harmony import */ var _oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5417);
/* harmony import */ var _filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8441);
/* harmony import */ var _oci_client_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1595);
/* harmony import */ var _oci_credentials_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3288);
/* harmony import */ var _oci_module_package_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5433);
















/** Bytes of a file that is read for annotations, such as a licence. A longer one says nothing. */
const MAX_TEXT_BYTES = 512 * 1024;
/** Tries to add a referrer to a list that others change. Then it fails. */
const MAX_ATTACHMENT_TRIES = 4;
/** The same zip as the one layer of an OCI artifact; the location names its manifest by digest. */
class OciPackageStore {
    #settings;
    #clients = new Map();
    #resolved = new Map();
    #modules = new Map();
    #warned = new Set();
    #unreadable = new Set();
    constructor(settings) {
        this.#settings = settings;
    }
    async publicLocation({ storeOptions }) {
        const repository = storeOptions.oci['oci-repository'];
        if (repository === undefined || !(await isOpenToAll(repository, this.#settings.transport)))
            return undefined;
        return `in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(repository))}, which anybody may read`;
    }
    /** A manifest that the version's tag names already is used where it fits, whoever pushed it. */
    async resolve(selection, pkg) {
        const { client, manifest } = await this.#resolve(selection, pkg);
        const subdirectory = (0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .packageSubdirectory */ .sy)(selection.release);
        return { location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociLocation */ .$X)(client.repository, manifest.digest, subdirectory), files: new Map() };
    }
    /** What is tagged already needs no right to push, as far as anybody knows before. */
    async checkAccess() {
        for (const { client, isTagged } of this.#resolved.values())
            if (!isTagged)
                await client.proveWritable();
    }
    async store(selection, pkg, { withdrawn }) {
        const resolved = await this.#resolve(selection, pkg);
        const { client, manifest, isTagged } = resolved;
        const tag = selection.release.version;
        if (isTagged)
            await client.pushBlob((0,_oci_client_js__WEBPACK_IMPORTED_MODULE_10__.blobOfFile)(pkg.file, pkg.facts));
        else if (await putModulePackage(client, pkg, { manifest, tag }))
            throw tagTaken(selection, client.repository, 'another run has just pushed it');
        resolved.isTagged = true;
        await this.#moveTags(client, manifest, selection, withdrawn);
        if (!isTagged)
            await warnIfPrivate(client.repository, manifest.digest, this.#settings.transport);
    }
    /** As a referrer of the manifest, whoever pushed that. */
    async attach(selection, pkg, document) {
        const { client, manifest } = await this.#resolve(selection, pkg);
        await attach(client, (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_5__/* .descriptorOf */ .n)(manifest.mediaType, manifest.bytes), document);
    }
    /** The manifest that the index names has to be there, and the version's tag may name no other package. */
    async findRepair(stored, about) {
        const { release } = stored;
        const { repository: name = '', digest = '' } = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_1__/* .ociManifestOf */ .ax)(stored.location) ?? {};
        const client = this.#client((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.parseOciRepository)(name));
        const damage = await this.#damageOf(client, stored, digest);
        if (damage === undefined)
            return undefined;
        if (damage.tag === 'other' && this.#settings.repair !== true)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRelease */ .B9)(release)} was published to ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} with the package ${stored.digest}, but ${damage.problem}`, 'find out who moved the tag; to set it back, run this once with --repair');
        if (damage.isGone && about.isPrivate && (await isOpenToAll(client.repository, this.#settings.transport)))
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('WOULD_EXPOSE', `the package of ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRelease */ .B9)(release)} is gone from ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}, which anybody may read, and its module is private`, 'to put it back there, allow it: --expose all');
        const pkg = damage.isGone ? await about.pack() : undefined;
        const manifest = pkg === undefined ? await client.readManifest(digest) : await this.#manifestOf(release, pkg);
        if (manifest === undefined)
            return undefined;
        if (manifest.digest !== digest)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `the manifest ${digest} of ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRelease */ .B9)(release)} is gone from ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}, and is not made again byte by byte: this run makes ${manifest.digest}`, 'somebody else pushed it, or with other annotations: copy it back from a mirror (oras cp, skopeo copy), or tag the commit with a new version');
        const run = async () => {
            if (pkg !== undefined)
                await putUntagged(client, pkg, manifest);
            if (damage.tag !== 'intact')
                await client.putManifest(release.version, manifest);
            await this.#moveTags(client, manifest, about.selection, about.withdrawn);
            if (pkg === undefined)
                return;
            const subject = (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_5__/* .descriptorOf */ .n)(manifest.mediaType, manifest.bytes);
            for (const document of await about.documents())
                await attach(client, subject, document);
        };
        return { problem: `${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRelease */ .B9)(release)} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: ${damage.problem}`, run };
    }
    /** Undefined, with one warning for each repository, where nothing can be read. */
    async #damageOf(client, stored, digest) {
        if (this.#unreadable.has(client))
            return undefined;
        const warnOnce = ({ message }) => {
            this.#unreadable.add(client);
            const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(client.repository));
            this.#settings.transport.log.warn(`whether published packages are still in ${name} cannot be told: ${message}`);
            return undefined;
        };
        return findDamage(client, stored, digest).catch((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ifRefused */ .yR)(warnOnce));
    }
    async #moveTags(client, manifest, { release: { version }, storeOptions }, withdrawn) {
        if (storeOptions.oci['oci-tags'] === 'version')
            return;
        await (0,_oci_module_package_js__WEBPACK_IMPORTED_MODULE_12__/* .moveTags */ .F)(client, { version, manifest, withdrawn, log: this.#settings.transport.log });
    }
    /** The same bytes for the same release and package. */
    async #manifestOf(release, pkg) {
        const { repositoryUrl } = this.#settings;
        const metadata = { release, repositoryUrl, ...(await packageAnnotations(pkg)) };
        const bytes = (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .renderModuleManifest */ .kt)(metadata, pkg.facts);
        return { mediaType: _oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .MANIFEST_TYPE */ .b3, digest: (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_5__/* .digestOfBytes */ .b)(bytes), bytes };
    }
    async #resolve(selection, pkg) {
        const { release, storeOptions } = selection;
        const repository = storeOptions.oci['oci-repository'] ?? refuseNoRepository();
        this.#requireOneModule(repository, (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(release.address));
        const key = `${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(repository)} ${release.version} ${pkg.facts.digest}`;
        const resolved = this.#resolved.get(key) ?? (await this.#readOrRenderManifest(selection, repository, pkg));
        this.#resolved.set(key, resolved);
        return resolved;
    }
    async #readOrRenderManifest(selection, repository, pkg) {
        const { release } = selection;
        const { facts } = pkg;
        const client = this.#client(repository);
        if (!this.#warned.has(client) && (await client.isPlainHttp())) {
            this.#warned.add(client);
            const name = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(repository));
            this.#settings.transport.log.warn(`${name} is reached over plain http, because its registry refuses https: OpenTofu speaks https alone, and installs nothing from it`);
        }
        const tagged = await client.readManifest(release.version);
        if (tagged === undefined)
            return { client, manifest: await this.#manifestOf(release, pkg), isTagged: false };
        const zip = (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .packageLayer */ .Cy)(tagged);
        if (typeof zip === 'string')
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `tag ${release.version} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(repository))} is nothing that OpenTofu installs: ${zip}`, 'delete that tag, or name a repository that is for this module alone with --oci-repository');
        if (zip.digest === facts.digest && zip.size === facts.size)
            return { client, manifest: tagged, isTagged: true };
        throw tagTaken(selection, repository, `it holds ${zip.digest}, and this run has ${facts.digest}`);
    }
    #client(repository) {
        const key = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(repository);
        const { sources, transport } = this.#settings;
        const lookUp = () => (0,_oci_credentials_js__WEBPACK_IMPORTED_MODULE_11__.findCredentials)(repository.host, sources);
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_13__/* .getOrInsert */ .P)(this.#clients, key, () => new _oci_client_js__WEBPACK_IMPORTED_MODULE_10__.OciClient({ repository, access: 'pull,push', findCredentials: lookUp, transport }));
    }
    /** Versions are tags, so the versions of two modules would meet. */
    #requireOneModule(repository, address) {
        const name = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(repository);
        const known = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_13__/* .getOrInsert */ .P)(this.#modules, name, () => address);
        if (known === address)
            return;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(known)} and ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(address)} would share the OCI repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}`, 'give each its own: "oci-repository" beside "path" and "address" in .module-registry.yml');
    }
}
/** What a package says of itself, so that it follows from its bytes alone; `''` where it does not. */
async function packageAnnotations(pkg) {
    const root = pkg.contents.filter(({ path, size }) => !path.includes('/') && size <= MAX_TEXT_BYTES);
    const license = (0,_module_license_js__WEBPACK_IMPORTED_MODULE_2__/* .selectLicense */ .I)(root.map(({ path }) => path));
    const licenseFile = root.find(({ path }) => path === license);
    return {
        description: (0,_interface_read_readme_js__WEBPACK_IMPORTED_MODULE_14__/* .descriptionFromReadme */ .b)(await textOf(pkg, (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_15__/* .selectReadme */ .Bd)(root))),
        licenses: (0,_module_license_js__WEBPACK_IMPORTED_MODULE_2__/* .licenseIdentifier */ .n)(await textOf(pkg, licenseFile)) ?? '',
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
    await client.pushBlob((0,_oci_client_js__WEBPACK_IMPORTED_MODULE_10__.blobOfFile)(file, facts));
    await client.pushBlob((0,_oci_client_js__WEBPACK_IMPORTED_MODULE_10__.blobOfBytes)(_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .EMPTY_CONFIG_BYTES */ .pA));
    await client.putUntagged(manifest);
}
function refuseNoRepository() {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the package kind "oci" needs a repository to push to', 'name it: --oci-repository ghcr.io/acme/vpc (action input "oci-repository")');
}
function tagTaken({ release }, repository, problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('VERSION_EXISTS', `tag ${release.version} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(repository))} is another package already: ${problem}`, 'published versions never change: tag this commit with a new version, or name a repository that is for this module alone');
}
/** One request where nothing is wrong: a tag that resolves to the manifest proves that it is there. Undefined then. */
async function findDamage(client, { release, digest }, manifest) {
    const { version } = release;
    const tagged = await client.resolveTag(version);
    if (tagged === manifest)
        return undefined;
    const isGone = (await client.resolveTag(manifest)) === undefined;
    const stored = tagged === undefined ? undefined : await client.readManifest(version);
    const tag = stored === undefined ? 'gone' : holdsPackage(stored, digest) ? 'intact' : 'other';
    if (!isGone && tag === 'intact')
        return undefined;
    const problems = [
        ...(isGone ? [`its manifest ${manifest} is gone`] : []),
        ...(tag === 'gone' ? [`tag ${version} is gone`] : []),
        ...(tag === 'other' ? [`tag ${version} names another package, ${tagged}`] : []),
    ];
    return { isGone, tag, problem: problems.join(', and ') };
}
function holdsPackage(manifest, digest) {
    const layer = (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .packageLayer */ .Cy)(manifest);
    return typeof layer !== 'string' && layer.digest === digest;
}
/**
 * Logs that clients need a login to install this package, where that is so: a first push to ghcr.io is always private.
 * An unreachable registry counts as private.
 */
async function warnIfPrivate(repository, digest, transport) {
    const isPublic = await anonymousClient(repository, transport)
        .readManifest(digest)
        .then((manifest) => manifest !== undefined, falseIfRefused);
    if (isPublic)
        return;
    const name = (0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(repository);
    if (repository.host !== 'ghcr.io')
        return transport.log.info(`access    ${name} is private: clients need a login for ${repository.host}`);
    transport.log.warn(privateOnGitHub(repository));
}
/** Whether the registry answers requests without credentials for this repository, whether or not it exists yet. */
function isOpenToAll(repository, transport) {
    return anonymousClient(repository, transport)
        .tags()
        .then(() => true, falseIfRefused);
}
function anonymousClient(repository, transport) {
    const findCredentials = async () => ({ credentials: undefined, source: 'none, on purpose' });
    return new _oci_client_js__WEBPACK_IMPORTED_MODULE_10__.OciClient({ repository, access: 'pull', findCredentials, transport });
}
const falseIfRefused = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ifRefused */ .yR)(() => false);
/**
 * The warning for a private package on ghcr.io.
 * https://docs.github.com/packages/learn-github-packages/configuring-a-packages-access-control-and-visibility
 */
function privateOnGitHub(repository) {
    const [owner = '', ...rest] = repository.name.split('/');
    const path = `${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/settings`;
    return `${(0,_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_7__.formatOciRepository)(repository)} is private, as every first push to ghcr.io is. Make it public once with "Change visibility": https://github.com/orgs/${path} (for a user: https://github.com/users/${path}); or let clients log in: docker login ghcr.io`;
}
/**
 * Attaches a document to a manifest, as a referrer with one layer: in the registry's own list, and where it has none, in the
 * index under the tag that the specification names. The same document twice is once. Answers the digest of its manifest.
 */
async function attach(client, subject, document) {
    const { artifactType, annotations } = document;
    const manifest = (0,_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .renderAttachment */ .ye)(subject, document);
    const digest = (0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_5__/* .digestOfBytes */ .b)(manifest);
    if ((await listed(client, subject.digest)).includes(digest))
        return digest;
    await client.pushBlob((0,_oci_client_js__WEBPACK_IMPORTED_MODULE_10__.blobOfBytes)(_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .EMPTY_CONFIG_BYTES */ .pA));
    await client.pushBlob((0,_oci_client_js__WEBPACK_IMPORTED_MODULE_10__.blobOfBytes)(document.bytes));
    const { isLinked } = await client.putManifest(digest, { mediaType: _oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .MANIFEST_TYPE */ .b3, bytes: manifest });
    const referrer = { ...(0,_oci_descriptor_js__WEBPACK_IMPORTED_MODULE_5__/* .descriptorOf */ .n)(_oci_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .MANIFEST_TYPE */ .b3, manifest), artifactType, annotations };
    if (!isLinked)
        await list(client, subject.digest, referrer);
    return digest;
}
async function listed(client, subject) {
    const referrers = await client.referrers(subject);
    return referrers ?? (0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__/* .digestsIn */ .V4)((await client.readManifest((0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__/* .referrersTag */ .LN)(subject)))?.bytes);
}
/** There is no compare-and-swap for tags: what another writer has overwritten is written again. */
async function list(client, subject, referrer) {
    const tag = (0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__/* .referrersTag */ .LN)(subject);
    for (let attempt = 0;; attempt += 1) {
        const current = (await client.readManifest(tag))?.bytes;
        if ((0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__/* .digestsIn */ .V4)(current).includes(referrer.digest))
            return;
        if (attempt === MAX_ATTACHMENT_TRIES)
            break;
        await client.putManifest(tag, { mediaType: _oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_TYPE */ .cp, bytes: (0,_oci_referrers_js__WEBPACK_IMPORTED_MODULE_8__/* .withReferrer */ .Me)(current, referrer) });
    }
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('STORE_REFUSED', `the tag ${tag} does not keep the list of what is attached to ${subject}`, 'run it again when nobody else attaches anything');
}


/***/ }),

/***/ 5660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ withdrawnVersions),
/* harmony export */   B7: () => (/* binding */ INDEX_FORMAT),
/* harmony export */   D1: () => (/* binding */ InvalidDocument),
/* harmony export */   TI: () => (/* binding */ formatModuleDocument),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   U6: () => (/* binding */ parseRegistryDocument),
/* harmony export */   f3: () => (/* binding */ listedVersions),
/* harmony export */   k1: () => (/* binding */ parseReleaseDocument),
/* harmony export */   xK: () => (/* binding */ parseModuleDocument),
/* harmony export */   yp: () => (/* binding */ formatReleaseDocument)
/* harmony export */ });
/* unused harmony export DOCUMENT_SCHEMAS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1843);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4546);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7124);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7654);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3360);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2989);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9856);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3260);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3478);
/* harmony import */ var _registry_url_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8499);















const transferFields = { date: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .dateField */ .xd, reason: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().exactOptional() };
const addressField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseModuleAddress */ .E9);
/** An INDEX_INVALID, with the code under which `verify` reports it. */
class InvalidDocument extends _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl {
    problem;
    constructor(problem, message, hint) {
        super('INDEX_INVALID', message, hint);
        this.problem = problem;
    }
}
/** The documents from which all other files of an index can be rebuilt: `registry.json`, `module.json` and `release.json`. */
const INDEX_FORMAT = 1;
const format = zod__WEBPACK_IMPORTED_MODULE_12__/* .literal */ .euz(INDEX_FORMAT);
const newerDocument = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().gt(INDEX_FORMAT) });
/** Objects are loose: keys that a newer tool added are kept, and written back. */
const owner = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    host: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().optional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().optional(),
    /** The names before the repository was renamed: releases without ids name it so. */
    formerNames: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1)).exactOptional(),
})
    .refine(({ host, repository, formerNames = [] }) => [repository, ...formerNames].every((name) => (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepositoryIdentity */ .Lc)({ host, repository: name })), 'must be a host, and the path of a repository on it');
const extentFields = {
    /** The directory that the package holds, where that is more than `path`. */
    packageRoot: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().exactOptional(),
    /** What of `packageRoot` it holds, where that is not all. */
    packagePaths: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()).min(1).max(_package_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PACKAGE_PATHS */ .bJ).exactOptional(),
};
const PLAIN_PATHS = {
    message: 'must be sorted paths in packageRoot, none of them in another one, and path in one of them',
    path: ['packagePaths'],
};
/** Whoever writes an index may not leave out files of the module itself. */
function hasPlainPaths({ path, packageRoot, packagePaths }) {
    if (packagePaths === undefined)
        return true;
    const isPlain = (each) => each.split('/').every((name) => !['', '.', '..'].includes(name));
    const isIn = (each) => packageRoot !== undefined && (0,_package_package_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(each, packageRoot);
    return (packagePaths.every((each) => isPlain(each) && isIn(each) && each !== packageRoot) &&
        JSON.stringify((0,_package_package_js__WEBPACK_IMPORTED_MODULE_6__/* .outermost */ .J9)(new Set(packagePaths))) === JSON.stringify(packagePaths) &&
        packagePaths.some((each) => (0,_package_package_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(path, each)));
}
/** What a run has to know of a version that is published already: it reads no other file then. */
const publishedVersion = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    version: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .dateField */ .xd,
    path: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    ...extentFields,
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .digestField */ .h5,
    /** Of the zip, as `release.json` has them; for the reports of later runs. */
    size: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().exactOptional(),
    files: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().exactOptional(),
    packages: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1), location: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .locationField */ .wq }))
        .min(1)
        .refine(hasDistinctPlaces, 'a location is listed twice'),
})
    .refine(hasPlainPaths, PLAIN_PATHS);
const LISTED_TWICE = 'a version is listed twice, or published and removed';
const moduleDocument = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    format,
    address: addressField,
    owner: owner.nullable(),
    versions: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(publishedVersion),
    ..._marks_js__WEBPACK_IMPORTED_MODULE_9__/* .markFields */ .x4,
    transfers: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ ...transferFields, from: owner.nullable(), to: owner })).default([]),
})
    .refine(({ versions, removed }) => hasDistinctVersions(versions) && hasDistinctVersions(removed), LISTED_TWICE)
    .refine(({ versions, removed }) => hasDistinctVersions([...versions, ...removed]), {
    error: LISTED_TWICE,
    params: { problem: 'VERSION_REUSED' },
})
    .refine(({ yanks }) => hasDistinctVersions(yanks), 'a version is yanked twice');
function hasDistinctPlaces(packages) {
    return new Set(packages.map(({ location }) => location)).size === packages.length;
}
function hasDistinctVersions(versions) {
    return new Set(versions.map((listed) => listed.version)).size === versions.length;
}
/** Any kind: newer versions write kinds that this one does not know. */
const storedPackage = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    kind: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    location: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .locationField */ .wq,
    digest: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .digestField */ .h5,
});
const releaseDocument = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    format,
    address: addressField,
    version: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .versionField */ .FA,
    tag: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1),
    commit: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .commitField */ .od,
    committedAt: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .dateField */ .xd,
    repository: zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
        url: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().refine(isWebUrl, 'must be the https URL of a repository, or empty'),
        id: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().optional(),
        ownerId: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive().optional(),
    }),
    path: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    ...extentFields,
    description: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** Absent for a commit without a licence file, and in documents of older versions. */
    license: zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ file: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), identifier: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().exactOptional() }).exactOptional(),
    package: zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
        format: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive(),
        digest: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .digestField */ .h5,
        size: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive(),
        files: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().int().positive(),
        /** Whether the package has exactly the files of the commit; absent where that is not known. */
        equalsTree: zod__WEBPACK_IMPORTED_MODULE_12__/* .boolean */ .zMY().optional(),
    }),
    packages: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(storedPackage).min(1).refine(hasDistinctPlaces, 'a location is listed twice'),
})
    .refine(({ path, packageRoot: root }) => root === undefined || root === '' || path.startsWith(`${root}/`), {
    message: 'must be a directory above path',
    path: ['packageRoot'],
})
    .refine(hasPlainPaths, PLAIN_PATHS);
/** The URL is for Git as well as for browsers and for the API of its host. */
function isWebUrl(text) {
    if (text === '')
        return true;
    try {
        const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGitRemote */ .IM)(text);
        return remote.scheme === 'https' && remote.url === text;
    }
    catch {
        return false;
    }
}
const namespaceOwner = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    host: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1).exactOptional(),
    ownerId: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().positive().exactOptional(),
    /** `github.com/acme/*`: `*` is any part of one name, `**` any path. */
    repositories: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()
        .regex(/^[\w.:*-]+(\/[\w.*~-]+)+$/, 'must be a host and a path such as github.com/acme/*')
        .exactOptional(),
})
    .refine(({ host, ownerId, repositories }) => repositories === undefined ? host !== undefined && ownerId !== undefined : ownerId === undefined, 'needs "host" and "ownerId", or "repositories"');
const HOST = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/;
const owners = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ owners: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(namespaceOwner) });
const registryDocument = zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({
    format,
    name: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    url: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_registry_url_js__WEBPACK_IMPORTED_MODULE_11__/* .parseRegistryUrl */ .I).nullable(),
    renderer: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** Namespaces that lists show as verified. */
    verified: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()).optional(),
    /** The host whose configuration files are in the index. */
    hosting: zod__WEBPACK_IMPORTED_MODULE_12__/* ["enum"] */ .k5n(_hosting_js__WEBPACK_IMPORTED_MODULE_8__/* .HOSTINGS */ .il).exactOptional(),
    /** Whether OpenTofu 1.12 and newer send the registry's token to packages in the index; they verify no checksum then. */
    useRegistryCredentials: zod__WEBPACK_IMPORTED_MODULE_12__/* .boolean */ .zMY().exactOptional(),
    /**
     * Where packages may be; every host without it. `ghcr.io`, `registry.acme.dev:5000`, `*.acme.dev` for every host below a domain;
     * `ghcr.io/acme` for what is below a path.
     */
    allowedHosts: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()
        .regex(HOST, 'must be a host such as ghcr.io or *.acme.dev, in lower case, or a host and a path on it'))
        .exactOptional(),
    /** Who may publish into which namespace, or with `*` into those that it does not name; everybody without it. */
    namespaces: zod__WEBPACK_IMPORTED_MODULE_12__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().min(1), owners).exactOptional(),
    /** Who alone may mark, remove and transfer versions, in every namespace; whoever may publish the address without it. */
    marks: owners.exactOptional(),
    /** Older tools refuse the index. */
    minimumTool: _fields_js__WEBPACK_IMPORTED_MODULE_7__/* .versionField */ .FA.exactOptional(),
});
/** What the documents may say; its own keys are all that a tool of this version reads. */
const DOCUMENT_SCHEMAS = {
    registry: registryDocument,
    module: moduleDocument,
    release: releaseDocument,
};
/** Reads `registry.json`. Throws INDEX_INVALID where it is not valid, has a newer format, or wants a newer tool than this one. */
function parseRegistryDocument(path, bytes) {
    refuseOlderTool(path, bytes);
    return parseDocument(registryDocument, path, bytes);
}
/** Before anything else of the document is looked at: the rest of it may be what this version does not know. */
function refuseOlderTool(path, bytes) {
    const wanted = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H3({ minimumTool: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }), bytes)?.minimumTool ?? '';
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(wanted) || !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(_base_tool_version_js__WEBPACK_IMPORTED_MODULE_13__/* .VERSION */ .x) || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(wanted, _base_tool_version_js__WEBPACK_IMPORTED_MODULE_13__/* .VERSION */ .x) <= 0)
        return;
    throw new InvalidDocument('TOOL_TOO_OLD', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} says that this index needs module-registry ${wanted} or newer; this is ${_base_tool_version_js__WEBPACK_IMPORTED_MODULE_13__/* .VERSION */ .x}`, `use module-registry ${wanted} or newer for this index`);
}
/** Reads `module.json`: the versions and the owner of a module. Throws INDEX_INVALID, also for that of another module. */
function parseModuleDocument(path, bytes) {
    const document = parseDocument(moduleDocument, path, bytes);
    refuseWrongPath(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .modulePath */ .Mw)(document.address, 'module.json'));
    return document;
}
/** Lists of marks are left out where they are empty. */
function formatModuleDocument(document) {
    const { yanks, deprecations, removed, transfers, ...rest } = document;
    const marks = {
        yanks: byVersion(yanks),
        deprecations: deprecations.toSorted((a, b) => compareText(rangeKey(a), rangeKey(b))),
        removed: byVersion(removed),
        transfers: transfers.toSorted((a, b) => compareText(a.date, b.date)),
    };
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_14__/* .canonicalJson */ .dj)({
        ...rest,
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(document.address),
        versions: byVersion(document.versions),
        ...Object.fromEntries(Object.entries(marks).filter(([, list]) => list.length > 0)),
    });
}
/** Highest first. */
function byVersion(list) {
    return list.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(b.version, a.version));
}
function rangeKey({ versions = '', date }) {
    return `${versions}\n${date}`;
}
function compareText(a, b) {
    return Number(a > b) - Number(a < b);
}
/** Reads `release.json`: the facts of one version. Throws INDEX_INVALID, also for that of another version. */
function parseReleaseDocument(path, bytes) {
    const document = parseDocument(releaseDocument, path, bytes);
    refuseWrongPath(path, (0,_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .versionPath */ .qW)(document.address, document.version, 'release.json'));
    return document;
}
function formatReleaseDocument(document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_14__/* .canonicalJson */ .dj)({ ...document, address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .formatModuleAddress */ .wc)(document.address) });
}
/** The versions that clients may choose: all but the yanked ones, highest first. */
function listedVersions(document) {
    const yanked = new Set(document.yanks.map((yank) => yank.version));
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_4__/* .sortVersions */ .M7)(document.versions.map((listed) => listed.version).filter((each) => !yanked.has(each)));
}
/** The versions that no client shall be led to: the yanked and the removed ones. */
function withdrawnVersions({ yanks, removed }) {
    return new Set([...yanks, ...removed].map(({ version }) => version));
}
/** Reads a document of the index. Throws INDEX_INVALID where it is not JSON, does not fit the schema, or has a newer format. */
function parseDocument(schema, path, bytes) {
    const value = jsonIn(path, bytes);
    const newer = newerDocument.safeParse(value);
    if (newer.success) {
        throw new InvalidDocument('FORMAT_NEWER', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has format ${newer.data.format}, newer than format ${INDEX_FORMAT}, which this version knows`, 'use a newer version of module-registry for this index');
    }
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const [issue] = issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    const problems = issues.map(problemOf);
    const problem = ['LOCATION_FOREIGN', 'VERSION_REUSED'].find((each) => problems.includes(each));
    throw invalid(path, `is not valid${where}: ${issue === undefined ? 'unknown' : (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfIssue */ .cX)(issue)}`, problem);
}
/** A form of location that is none of the allowed ones, or a version that is removed and published. */
function problemOf(issue) {
    const { error, problem } = (issue.code === 'custom' && issue.params) || {};
    return error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl && issue.path.at(-1) === 'location' ? 'LOCATION_FOREIGN' : problem;
}
function jsonIn(path, bytes) {
    let text;
    let value;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        value = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_14__/* .readJson */ .Vh)(text);
    }
    catch (error) {
        const isDeep = error instanceof Error && error.message.startsWith('is more than');
        throw invalid(path, isDeep ? error.message : 'is not JSON');
    }
    const loss = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_14__/* .lossIn */ .RM)(text);
    if (loss !== undefined)
        throw invalid(path, loss);
    return value;
}
/** A document that was copied to the path of another must not be used there. */
function refuseWrongPath(path, own) {
    if (path === own)
        return;
    throw new InvalidDocument('DOCUMENT_MISPLACED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index is the document of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(own)}`, `move the folder to ${own.slice(0, own.lastIndexOf('/'))}, or restore the file from the history of the index`);
}
function invalid(path, what, problem = 'DOCUMENT_INVALID') {
    return new InvalidDocument(problem, `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index ${what}`, 'nothing was written; restore the file from the history of the index, or point --index at an index made by `module-registry init`');
}


/***/ }),

/***/ 2989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FA: () => (/* binding */ versionField),
/* harmony export */   h5: () => (/* binding */ digestField),
/* harmony export */   od: () => (/* binding */ commitField),
/* harmony export */   wq: () => (/* binding */ locationField),
/* harmony export */   xd: () => (/* binding */ dateField)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1843);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7124);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);




/** Characters of the location of a package. A document with a longer one is INDEX_INVALID. */
const MAX_LOCATION_LENGTH = 4096;
/** The fields that several documents of an index have. */
const dateField = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'must be a date such as 2025-01-02T03:04:05Z')
    .refine(isDate, 'must be a date that there is');
const digestField = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .regex(/^sha256:[0-9a-f]{64}$/, 'must be sha256: and the 64 hexadecimal digits of a digest');
const commitField = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/, 'must be the 40 hexadecimal digits of a commit');
const versionField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot);
const locationField = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)((text) => {
    if (text.length > MAX_LOCATION_LENGTH)
        throw new Error(`has more than the ${MAX_LOCATION_LENGTH} characters of a location`);
    (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(text);
    return text;
});
/** `2030-02-30` is none, although a date can be made of it. */
function isDate(text) {
    const time = Date.parse(text);
    return !Number.isNaN(time) && new Date(time).toISOString() === text.replace('Z', '.000Z');
}


/***/ }),

/***/ 3260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: () => (/* binding */ advisesItself),
/* harmony export */   es: () => (/* binding */ isPublicLink),
/* harmony export */   h$: () => (/* binding */ isInRange),
/* harmony export */   sH: () => (/* binding */ parseReplacement),
/* harmony export */   x4: () => (/* binding */ markFields)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4210);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2989);






/** Reads `acme/vpc/aws` or `acme/vpc/aws@2.0.0`. Throws INVALID_ADDRESS, INVALID_INPUT. */
function parseReplacement(text) {
    const [address = '', ...versions] = text.split('@');
    return {
        address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleAddress */ .E9)(address),
        version: versions.length === 0 ? undefined : (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(versions.join('@')),
    };
}
/** Whether a mark of a module advises to use what it is about: the module as a whole, or a version that it marks. */
function advisesItself(module, { versions, replacement }) {
    if (replacement === undefined)
        return false;
    const { address, version } = parseReplacement(replacement);
    const isMarked = version === undefined || versions === undefined || isInRange(version, versions);
    return isMarked && (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKey */ .IY)(address) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKey */ .IY)(module);
}
/** @param range one version, or a version constraint */
function isInRange(version, range) {
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isVersion */ .lF)(range) ? range === version : (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(range).allows(version);
}
function checkReplacement(text) {
    parseReplacement(text);
    return text;
}
function checkRange(text) {
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isVersion */ .lF)(text))
        (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(text);
    return text;
}
const decision = { reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), date: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .dateField */ .xd };
/** What pages and clients show must not hold a credential. */
function isPublicLink(text) {
    if (!text.startsWith('https://') || !URL.canParse(text))
        return false;
    const { username, password } = new URL(text);
    return username === '' && password === '';
}
const advice = {
    link: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().refine(isPublicLink, 'must be an https URL without user and password').exactOptional(),
    replacement: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(checkReplacement).exactOptional(),
    /** The file that the mark is from, and by which alone it changes: `marks.yml`. Absent for one that a command made. */
    origin: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().exactOptional(),
};
const markFields = {
    /** Versions that clients shall not choose any more; their own files stay. */
    yanks: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ version: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .versionField */ .FA, ...decision, ...advice })).default([]),
    /** Versions that clients are warned of. Without `versions` it is the whole module. */
    deprecations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(checkRange).exactOptional(), ...decision, ...advice }))
        .default([]),
    /** Versions whose files are gone. Their numbers are never used again. */
    removed: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        version: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .versionField */ .FA,
        digest: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .digestField */ .h5,
        commit: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .commitField */ .od,
        ...decision,
        /** Where its packages were: what could not be deleted then can be deleted later. */
        packages: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1), location: _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .locationField */ .wq }))
            .exactOptional(),
    }))
        .default([]),
};


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
