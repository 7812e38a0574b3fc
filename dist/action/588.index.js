export const id = 588;
export const ids = [588];
export const modules = {

/***/ 9588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openOciStore: () => (/* binding */ openOciStore)
});

// UNUSED EXPORTS: OciPackageStore

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(1260);
// EXTERNAL MODULE: ./lib/oci/manifest.js
var oci_manifest = __webpack_require__(4360);
// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(8713);
;// CONCATENATED MODULE: ./lib/oci/stored-manifest.js


/**
 * What OpenTofu would install from a manifest, by the rules of its own getter: layers of other types do not matter, nor does
 * the config. https://opentofu.org/docs/cli/oci_registries/module-package/
 */
function fitOf(stored, facts) {
    const { bytes, mediaType } = stored;
    const manifest = (0,oci_manifest/* parseManifest */.Ng)(bytes);
    const problem = bytes.length > oci_manifest/* MAX_MANIFEST_BYTES */.ZJ
        ? `it has ${bytes.length} bytes, and ${oci_manifest/* MAX_MANIFEST_BYTES */.ZJ} are the most`
        : typeProblem(mediaType, manifest);
    if (problem !== undefined)
        return { fit: 'none', problem };
    const [zip, ...others] = (manifest?.layers ?? []).filter((layer) => layer.mediaType === oci_manifest/* ZIP_TYPE */.d8);
    if (zip === undefined)
        return { fit: 'none', problem: `it has no layer of type ${oci_manifest/* ZIP_TYPE */.d8}` };
    if (others.length > 0)
        return { fit: 'none', problem: `it has several layers of type ${oci_manifest/* ZIP_TYPE */.d8}` };
    const isSame = zip.digest === facts.digest && zip.size === facts.size;
    return isSame ? { fit: 'same' } : { fit: 'other', digest: zip.digest };
}
function typeProblem(mediaType, manifest) {
    if (mediaType !== oci_manifest/* MANIFEST_TYPE */.b3)
        return `it is of type ${(0,error/* quote */.hD)(mediaType)}, not ${oci_manifest/* MANIFEST_TYPE */.b3}`;
    if (manifest === undefined)
        return 'it is no manifest';
    if (manifest.mediaType !== oci_manifest/* MANIFEST_TYPE */.b3)
        return `it has no "mediaType": "${oci_manifest/* MANIFEST_TYPE */.b3}"`;
    if (manifest.artifactType !== oci_manifest/* MODULE_ARTIFACT_TYPE */.xo)
        return `it has no "artifactType": "${oci_manifest/* MODULE_ARTIFACT_TYPE */.xo}"`;
    return undefined;
}

// EXTERNAL MODULE: ./lib/oci/referrers.js
var oci_referrers = __webpack_require__(5417);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/adapters/oci/blob.js


function blobOfBytes(bytes) {
    return {
        digest: (0,descriptor/* digestOfBytes */.b)(bytes),
        size: bytes.length,
        slice: (start, end) => ({
            size: end - start,
            async *open() {
                yield bytes.subarray(start, end);
            },
        }),
    };
}
/** Large, since each chunk is handed from thread to thread. */
const READ_BYTES = 2 * 1024 * 1024;
/** A file of which digest and size are known; it is never held in memory. */
function blobOfFile(file, facts) {
    return {
        digest: facts.digest,
        size: facts.size,
        slice: (start, end) => ({ size: end - start, open: () => readFile(file, start, end) }),
    };
}
/** The next chunk is read while the one before is sent. */
async function* readFile(file, start, end) {
    const handle = await (0,promises_.open)(file);
    try {
        let next = readChunk(handle, start, end);
        for (let at = start; at < end;) {
            const chunk = await next;
            if (chunk.length === 0)
                throw new Error(`${file} became shorter`);
            at += chunk.length;
            next = readChunk(handle, at, end);
            // It is awaited with the next turn; until then a rejection must not look like one that nobody handles.
            next.catch(() => { });
            yield chunk;
        }
    }
    finally {
        await handle.close();
    }
}
/** Each chunk has memory of its own: the one before may still be on its way. */
async function readChunk(handle, at, end) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(READ_BYTES, end - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    return chunk.subarray(0, bytesRead);
}

;// CONCATENATED MODULE: ./lib/adapters/oci/attachment.js





const MAX_TRIES = 4;
/**
 * Hangs a document on a manifest, as a referrer with one layer: in the registry's own list, and where it has none, in the
 * index under the tag that the specification names. The same document twice is once. Answers the digest of its manifest.
 */
async function attach(client, subject, document) {
    const { artifactType, annotations = {} } = document;
    const manifest = (0,oci_manifest/* renderAttachment */.ye)(subject, document);
    const digest = (0,descriptor/* digestOfBytes */.b)(manifest);
    if ((await listed(client, subject.digest)).includes(digest))
        return digest;
    await client.pushBlob(blobOfBytes(oci_manifest/* EMPTY_CONFIG_BYTES */.pA));
    await client.pushBlob(blobOfBytes(document.bytes));
    const { isLinked } = await client.putManifest(digest, { mediaType: oci_manifest/* MANIFEST_TYPE */.b3, bytes: manifest });
    const referrer = { ...(0,descriptor/* descriptorOf */.n)(oci_manifest/* MANIFEST_TYPE */.b3, manifest), artifactType };
    const isTold = Object.keys(annotations).length > 0;
    if (!isLinked)
        await list(client, subject.digest, isTold ? { ...referrer, annotations } : referrer);
    return digest;
}
async function listed(client, subject) {
    const referrers = await client.referrers(subject);
    return referrers ?? (0,oci_referrers/* digestsIn */.V4)((await client.readManifest((0,oci_referrers/* referrersTag */.LN)(subject)))?.bytes);
}
/** There is no compare-and-swap for tags: what another writer has overwritten is written again. */
async function list(client, subject, referrer) {
    const tag = (0,oci_referrers/* referrersTag */.LN)(subject);
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
        const current = (await client.readManifest(tag))?.bytes;
        if ((0,oci_referrers/* digestsIn */.V4)(current).includes(referrer.digest))
            return;
        await client.putManifest(tag, { mediaType: oci_referrers/* INDEX_TYPE */.cp, bytes: (0,oci_referrers/* withReferrer */.Me)(current, referrer) });
    }
    if ((0,oci_referrers/* digestsIn */.V4)((await client.readManifest(tag))?.bytes).includes(referrer.digest))
        return;
    throw new error/* RegistryError */.gl('STORE_REFUSED', `the tag ${tag} does not keep the list of what is attached to ${subject}`, 'run it again when nobody else attaches anything');
}

// EXTERNAL MODULE: ./lib/adapters/oci/client.js + 5 modules
var oci_client = __webpack_require__(2950);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./lib/adapters/oci/docker-config.js





const login = schemas/* looseObject */._H3({
    auth: schemas/* string */.YjP().optional(),
    username: schemas/* string */.YjP().optional(),
    password: schemas/* string */.YjP().optional(),
    identitytoken: schemas/* string */.YjP().optional(),
    registrytoken: schemas/* string */.YjP().optional(),
});
/** https://docs.docker.com/reference/cli/docker/login/#credential-stores */
const dockerConfig = schemas/* looseObject */._H3({
    auths: schemas/* record */.g1P(schemas/* string */.YjP(), login).optional(),
    credsStore: schemas/* string */.YjP().optional(),
    credHelpers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
});
/** What `docker login` left for a host, in the file or in the credential helper that the file names. */
async function readDockerCredentials(host, environment) {
    const file = configFile(environment);
    if (file === undefined)
        return { credentials: undefined, said: "Docker's config.json (no HOME)" };
    const config = parseConfig(file, await readText(file));
    const key = dockerKey(host);
    const helper = find(config.credHelpers, key) ?? config.credsStore;
    const fromHelper = helper === undefined || helper === '' ? undefined : await askHelper(helper, key, environment);
    if (fromHelper !== undefined)
        return { credentials: fromHelper, said: `docker-credential-${helper}` };
    const found = find(config.auths, key);
    return { credentials: found === undefined ? undefined : credentialsOf(found), said: file };
}
function configFile({ DOCKER_CONFIG, HOME }) {
    if (DOCKER_CONFIG !== undefined && DOCKER_CONFIG !== '')
        return (0,external_node_path_.join)(DOCKER_CONFIG, 'config.json');
    return HOME === undefined || HOME === '' ? undefined : (0,external_node_path_.join)(HOME, '.docker', 'config.json');
}
async function readText(file) {
    try {
        return await (0,promises_.readFile)(file, 'utf8');
    }
    catch {
        return '{}';
    }
}
function parseConfig(file, text) {
    try {
        return dockerConfig.parse(JSON.parse(text));
    }
    catch {
        // The cause is not kept: it quotes the file, and with it its secrets.
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(file)} is no configuration of Docker`, 'log in again: docker login HOST');
    }
}
/** Docker Hub is kept under the name of its first API. */
function dockerKey(host) {
    return host === 'docker.io' ? 'https://index.docker.io/v1/' : host;
}
/** Keys are hosts, or URLs of which only the host counts. */
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
const answer = schemas/* looseObject */._H3({ Username: schemas/* string */.YjP(), Secret: schemas/* string */.YjP().min(1) });
/** What helpers need to reach key rings, password stores and the clouds whose keys they trade. */
const KEPT_VARIABLES = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|XDG_[A-Z_]+|DBUS_SESSION_BUS_ADDRESS|GNUPGHOME|PASSWORD_STORE_DIR|DOCKER_CONFIG|SSL_CERT_FILE|SSL_CERT_DIR|SSH_AUTH_SOCK|(AWS|AZURE|GOOGLE|CLOUDSDK)_[A-Z0-9_]+|(https?|all|no)_proxy)$/i;
const HELPER_TIMEOUT_MS = 30_000;
/** https://github.com/docker/docker-credential-helpers#development */
function askHelper(name, key, environment) {
    if (!/^[\w.-]+$/.test(name)) {
        const message = `the credential helper ${(0,error/* quote */.hD)(name)} of Docker's config.json is no plain name`;
        throw new error/* RegistryError */.gl('INVALID_INPUT', message, 'log in again: docker login HOST');
    }
    const env = Object.fromEntries(Object.entries(environment).filter(([each]) => KEPT_VARIABLES.test(each)));
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)(`docker-credential-${name}`, ['get'], {
            env,
            stdio: 'pipe',
            timeout: HELPER_TIMEOUT_MS,
        });
        const stdout = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.resume();
        child.stdin.on('error', () => { });
        child.on('error', (cause) => reject(missingHelper(name, cause)));
        child.on('close', () => resolve(parseHelperAnswer(Buffer.concat(stdout).toString())));
        child.stdin.end(key);
    });
}
/** A helper that knows nothing says so in words, and with a status that not all of them set. */
function parseHelperAnswer(text) {
    try {
        const { Username: username, Secret: secret } = answer.parse(JSON.parse(text));
        if (username === '<token>')
            return { kind: 'identity', token: secret };
        return { kind: 'password', username, password: secret };
    }
    catch {
        return undefined;
    }
}
function missingHelper(name, cause) {
    return new error/* RegistryError */.gl('MISSING_PROGRAM', `the program "docker-credential-${name}", which Docker's config.json names, could not be started`, 'install it, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD', { cause });
}

;// CONCATENATED MODULE: ./lib/adapters/oci/credential-sources.js

const GITHUB_REGISTRY = 'ghcr.io';
/** The first source that knows the host. Throws INVALID_INPUT for a broken Docker configuration. */
async function findCredentials(host, sources) {
    const { given, githubToken } = sources;
    const named = 'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password")';
    if (given?.host === host) {
        const { username, password } = given;
        return { credentials: { kind: 'password', username, password }, said: named };
    }
    const docker = await readDockerCredentials(host, sources.environment);
    if (docker.credentials !== undefined)
        return docker;
    const looked = [`${named}, for the host of --oci-repository`, docker.said];
    if (host !== GITHUB_REGISTRY)
        return { credentials: undefined, said: looked.join(', ') };
    if (githubToken === undefined)
        return { credentials: undefined, said: [...looked, 'GITHUB_TOKEN'].join(', ') };
    // Any user name will do beside a token.
    const credentials = { kind: 'password', username: 'x-access-token', password: githubToken };
    return { credentials, said: 'GITHUB_TOKEN' };
}

// EXTERNAL MODULE: ./lib/adapters/oci/http.js
var http = __webpack_require__(8072);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/interface/readme.js
var readme = __webpack_require__(9169);
;// CONCATENATED MODULE: ./lib/package/license.js
const NAMES = ['license', 'license.md', 'license.txt', 'licence', 'licence.md', 'licence.txt', 'copying'];
/** The licence among the files of a module, which lies at its root. */
function selectLicense(files) {
    const rank = ({ path }) => NAMES.indexOf(path.toLowerCase());
    return files
        .filter((file) => rank(file) >= 0)
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
/** What is in the text of one licence, on one line, and of no other. The GNU ones do not say "only" or "or later". */
const TEXTS = [
    { id: 'Apache-2.0', text: /Apache License,? Version 2\.0.* TERMS AND CONDITIONS FOR USE/i },
    { id: 'MPL-2.0', text: /Mozilla Public License,? Version 2\.0.* "?Covered Software"?/i },
    { id: 'BUSL-1.1', text: /Business Source License 1\.1.* Change Date/i },
    {
        id: 'MIT',
        text: /Permission is hereby granted, free of charge.* this permission notice shall be included.* THE SOFTWARE IS PROVIDED "AS IS"/i,
    },
    {
        id: 'BSD-3-Clause',
        text: /^(?!.*advertising materials).*Redistribution and use in source and binary forms.* endorse or promote/i,
    },
    {
        id: 'BSD-2-Clause',
        text: /^(?!.*(advertising materials|endorse or promote)).*Redistribution and use in source and binary forms.* in binary form must reproduce/i,
    },
];
const MARK = /^\W*SPDX-License-Identifier:[ \t]*([A-Za-z0-9][A-Za-z0-9.+() -]{0,100}?)[ \t]*$/m;
/** SPDX expression of a licence's text; `''` where it is none that is known for certain. https://spdx.org/licenses/ */
function licenseOfText(text) {
    const marked = MARK.exec(text)?.[1];
    if (marked !== undefined)
        return marked;
    const line = text.replaceAll(/[\s#*>]+/g, ' ').replaceAll(/[\u201c\u201d]/g, '"');
    const [first, ...others] = TEXTS.filter((each) => each.text.test(line));
    return first === undefined || others.length > 0 ? '' : first.id;
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/bundled-file.js

const LOCAL_BYTES = 30;
const NAME_OFFSET = 26;
/** One file of a package, without reading the others: they lie one after the other, stored as they are. zip.ts */
async function readPackagedFile({ contents, file }, wanted) {
    const before = contents.slice(0, contents.indexOf(wanted));
    const start = before.reduce((sum, each) => sum + LOCAL_BYTES + nameLength(each) + each.size, 0);
    const zip = await (0,promises_.open)(file);
    try {
        const bytes = Buffer.alloc(LOCAL_BYTES + nameLength(wanted) + wanted.size);
        await zip.read(bytes, 0, bytes.length, start);
        const end = LOCAL_BYTES + nameLength(wanted);
        if (bytes.readUInt16LE(NAME_OFFSET) !== nameLength(wanted) ||
            bytes.toString('utf8', LOCAL_BYTES, end) !== wanted.path)
            throw new Error(`${wanted.path} is not where it should be in ${file}`);
        return bytes.subarray(end);
    }
    finally {
        await zip.close();
    }
}
function nameLength({ path }) {
    return Buffer.byteLength(path);
}

;// CONCATENATED MODULE: ./lib/adapters/oci/manifest-annotations.js




/** Longer files say nothing. */
const MAX_TEXT_BYTES = 512 * 1024;
/** What a package says of itself, so that it follows from its bytes alone; `''` where it does not. */
async function packageAnnotations(pkg) {
    const root = pkg.contents.filter(({ path, size }) => !path.includes('/') && size <= MAX_TEXT_BYTES);
    return {
        description: (0,readme/* descriptionFromReadme */.b)(await textOf(pkg, (0,module_files/* selectReadme */.Bd)(root))),
        licenses: licenseOfText(await textOf(pkg, selectLicense(root))),
    };
}
async function textOf(pkg, file) {
    return file === undefined ? '' : new TextDecoder().decode(await readPackagedFile(pkg, file));
}

// EXTERNAL MODULE: ./lib/adapters/oci/blob-upload.js
var blob_upload = __webpack_require__(4625);
;// CONCATENATED MODULE: ./lib/adapters/oci/module-package.js



/**
 * Blobs, then the manifest by its digest, read back, and last the tag: nothing has a name before all of it is there. With
 * `tag` undefined the manifest is there already, and only its package is made sure of.
 * @returns whether the tag is another manifest's, which then was left alone
 */
async function putModulePackage(client, { file, facts }, { manifest, tag }) {
    await client.pushBlob(blobOfFile(file, facts));
    if (tag === undefined)
        return false;
    await client.pushBlob(blobOfBytes(oci_manifest/* EMPTY_CONFIG_BYTES */.pA));
    await client.putManifest(manifest.digest, manifest);
    const stored = await client.readManifest(manifest.digest);
    if (stored?.mediaType !== manifest.mediaType)
        throw (0,blob_upload/* otherBytes */.IF)(client.repository, `the manifest ${manifest.digest} cannot be read back`);
    // Some registries let a tag be overwritten whatever is asked of them, so it is looked at before as well.
    const taken = await client.resolveTag(tag);
    if (taken !== undefined)
        return taken !== manifest.digest;
    await client.putManifest(tag, manifest, { isNew: true });
    return (await client.resolveTag(tag)) !== manifest.digest;
}

// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/oci/moving-tags.js

/**
 * The tags that move when a version is there: `1.2`, `1` and `latest`, each with the highest release that it stands for.
 * A pre-release moves none. The tags of the repository say which releases there are: it holds one module.
 */
function planMovingTags(version, tags) {
    if ((0,module_version/* isPrerelease */.V1)(version))
        return new Map();
    const [major = '', minor = ''] = version.split('.');
    const releases = (0,module_version/* sortVersions */.M7)([version, ...tags.flatMap(releaseOf)]);
    const highest = (prefix) => releases.find((release) => release.startsWith(prefix)) ?? version;
    return new Map([
        [`${major}.${minor}`, highest(`${major}.${minor}.`)],
        [major, highest(`${major}.`)],
        ['latest', highest('')],
    ]);
}
function releaseOf(tag) {
    const reading = (0,module_version/* readVersion */.$4)(tag);
    return reading.ok && !(0,module_version/* isPrerelease */.V1)(reading.version) ? [reading.version] : [];
}

;// CONCATENATED MODULE: ./lib/adapters/oci/moved-tags.js



const MAX_ROUNDS = 4;
/**
 * Points `1.2`, `1` and `latest` at the release where it is the highest. Registries know no compare-and-swap, so the tags are
 * looked at again after each change: of two runs at the same moment the last to look sees both versions.
 */
async function moveTags(client, release) {
    const moved = new Set();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const plan = planMovingTags(release.version, await client.tags());
        const due = [...plan].filter(([tag, version]) => version === release.version || moved.has(tag));
        let changes = 0;
        for (const [tag, version] of due) {
            if (!(await moveTag(client, release, { tag, version })))
                continue;
            moved.add(tag);
            changes += 1;
        }
        if (changes === 0)
            return;
    }
}
/** Whether the tag was written. */
async function moveTag(client, release, { tag, version }) {
    const target = version === release.version ? release.manifest : await client.readManifest(version);
    if (target === undefined || (await client.resolveTag(tag)) === target.digest)
        return false;
    const current = await client.readManifest(tag);
    if (current !== undefined && (0,oci_manifest/* parseManifest */.Ng)(current.bytes)?.artifactType !== oci_manifest/* MODULE_ARTIFACT_TYPE */.xo) {
        release.log.warn(`tag ${(0,error/* quote */.hD)(tag)} is left as it is: it is no module package`);
        return false;
    }
    await client.putManifest(tag, target);
    return true;
}

// EXTERNAL MODULE: ./lib/adapters/oci/visibility.js
var visibility = __webpack_require__(8396);
;// CONCATENATED MODULE: ./lib/adapters/stores/oci-package-store.js















/** The store that a run over the network uses. */
function openOciStore({ log, ...settings }) {
    return new OciPackageStore({ ...settings, transport: (0,http/* networkTransport */.CF)(log) });
}
/** The same zip as the one layer of an OCI artifact; the location names its manifest by digest. */
class OciPackageStore {
    kind = 'oci';
    #settings;
    #clients = new Map();
    #shelves = new Map();
    #modules = new Map();
    constructor(settings) {
        this.#settings = settings;
    }
    /** A manifest that is there under the version's tag already, and fits, is the place, whoever pushed it. */
    async locate(selection, pkg) {
        const { repository, manifest } = await this.#shelf(selection, pkg);
        const location = (0,format_location/* formatLocation */.j$)((0,format_location/* ociLocation */.$X)(repository, manifest.digest));
        return { place: { kind: 'oci', location, digest: pkg.facts.digest }, files: new Map() };
    }
    /** What is tagged already needs no right to push, as far as anybody knows before. */
    async checkAccess() {
        const due = [...this.#shelves.values()].filter(({ isTagged }) => !isTagged);
        const names = new Map(due.map(({ repository }) => [(0,oci_repository/* formatOciRepository */.tb)(repository), repository]));
        for (const repository of names.values())
            await this.#client(repository).proveWritable();
    }
    async put(selection, pkg) {
        const shelf = await this.#shelf(selection, pkg);
        const { repository, manifest, isTagged } = shelf;
        const { version } = selection.release;
        const client = this.#client(repository);
        const { log } = this.#settings.transport;
        const isTaken = await putModulePackage(client, pkg, { manifest, tag: isTagged ? undefined : version });
        if (isTaken)
            throw tagTaken(selection, repository, 'another run has just pushed it');
        shelf.isTagged = true;
        if (selection.ociTags === 'all')
            await moveTags(client, { version, manifest, log });
        if (!isTagged)
            await (0,visibility/* warnIfPrivate */.FQ)(repository, manifest.digest, this.#settings.transport);
    }
    /** As a referrer of the manifest, whoever pushed that. */
    async attach(selection, pkg, document) {
        const { repository, manifest } = await this.#shelf(selection, pkg);
        const { mediaType, digest, bytes } = manifest;
        await attach(this.#client(repository), { mediaType, digest, size: bytes.length }, document);
    }
    async #shelf(selection, pkg) {
        const { release, ociRepository: repository = refuseNoRepository() } = selection;
        this.#requireOneModule(repository, (0,module_address/* formatModuleAddress */.wc)(release.address));
        const key = `${(0,oci_repository/* formatOciRepository */.tb)(repository)} ${release.version} ${pkg.facts.digest}`;
        const shelf = this.#shelves.get(key) ?? (await this.#look(selection, repository, pkg));
        this.#shelves.set(key, shelf);
        return shelf;
    }
    async #look(selection, repository, pkg) {
        const { release } = selection;
        const { facts } = pkg;
        const tagged = await this.#client(repository).readManifest(release.version);
        if (tagged === undefined) {
            const { repositoryUrl } = this.#settings;
            const bytes = (0,oci_manifest/* renderModuleManifest */.kt)({ release, repositoryUrl, ...(await packageAnnotations(pkg)) }, facts);
            const manifest = { mediaType: oci_manifest/* MANIFEST_TYPE */.b3, digest: (0,descriptor/* digestOfBytes */.b)(bytes), bytes };
            return { repository, manifest, isTagged: false };
        }
        const fit = fitOf(tagged, facts);
        if (fit.fit === 'same')
            return { repository, manifest: tagged, isTagged: true };
        if (fit.fit === 'none')
            throw tagUnfit(selection, repository, fit.problem);
        throw tagTaken(selection, repository, `it holds ${fit.digest}, and this run has ${facts.digest}`);
    }
    #client(repository) {
        const key = (0,oci_repository/* formatOciRepository */.tb)(repository);
        const { sources, transport } = this.#settings;
        const client = this.#clients.get(key) ??
            new oci_client/* OciClient */.R({
                repository,
                access: 'pull,push',
                findCredentials: () => findCredentials(repository.host, sources),
                transport,
            });
        this.#clients.set(key, client);
        return client;
    }
    /** Versions are tags, so the versions of two modules would meet. */
    #requireOneModule(repository, address) {
        const name = (0,oci_repository/* formatOciRepository */.tb)(repository);
        const known = this.#modules.get(name) ?? address;
        this.#modules.set(name, known);
        if (known === address)
            return;
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(known)} and ${(0,error/* quote */.hD)(address)} would share the OCI repository ${(0,error/* quote */.hD)(name)}`, 'give each its own: "oci-repository" beside "path" and "address" in .module-registry.yml');
    }
}
function refuseNoRepository() {
    throw new error/* RegistryError */.gl('INVALID_INPUT', 'the package kind "oci" needs a repository to push to', 'name it: --oci-repository ghcr.io/acme/vpc (action input "oci-repository")');
}
function tagTaken({ release }, repository, problem) {
    return new error/* RegistryError */.gl('VERSION_EXISTS', `tag ${release.version} of ${(0,error/* quote */.hD)((0,oci_repository/* formatOciRepository */.tb)(repository))} is another package already: ${problem}`, 'published versions never change: tag this commit with a new version, or name a repository that is for this module alone');
}
function tagUnfit({ release }, repository, problem) {
    return new error/* RegistryError */.gl('STORE_REFUSED', `tag ${release.version} of ${(0,error/* quote */.hD)((0,oci_repository/* formatOciRepository */.tb)(repository))} is nothing that OpenTofu installs: ${problem}`, 'delete that tag, or name a repository that is for this module alone with --oci-repository');
}


/***/ })

};
