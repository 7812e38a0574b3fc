export const id = 244;
export const ids = [244];
export const modules = {

/***/ 1244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openAttestor: () => (/* binding */ openAttestor),
  tolerantAttestor: () => (/* binding */ tolerantAttestor)
});

// UNUSED EXPORTS: sigstoreOf

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/@sigstore/bundle/dist/index.js
var dist = __webpack_require__(1040);
// EXTERNAL MODULE: ./lib/node_modules/@sigstore/sign/dist/index.js
var sign_dist = __webpack_require__(1143);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(1260);
// EXTERNAL MODULE: ./lib/oci/referrers.js
var referrers = __webpack_require__(5417);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/oci/manifest.js
var manifest = __webpack_require__(4360);
;// CONCATENATED MODULE: ./lib/index/packages/remote-package.js



function failed(code, message, fix) {
    return { problem: { code, message, fix } };
}
function remote_package_fetchedArchive(source, result) {
    if (result.kind === 'unreachable')
        return failed('PACKAGE_UNREACHABLE', result.message, 'make the package fetchable for those who may read the registry');
    const { status } = result;
    if (status === 200)
        return result;
    const fix = [401, 403].includes(status)
        ? 'clients send the registry token to no package: use a netrc file, signed URLs, Git or an OCI registry'
        : 'publish the package before its version is listed';
    return failed('PACKAGE_STATUS', `${printableUrl(source.url)} answers ${status} instead of 200`, fix);
}
/** Why the bytes of an archive are not those that its location pins, or not what it says that they are. */
function remote_package_bytesProblem({ url, expected, format: wanted }, { size, digests, format, entries }) {
    const name = `${printableUrl(url)} (${size} bytes)`;
    if (expected !== undefined && digests[expected.algorithm] !== expected.hex) {
        const { algorithm, hex } = expected;
        return {
            code: 'PACKAGE_CHECKSUM',
            message: `${name} has ${algorithm}:${digests[algorithm]}, and the location says ${algorithm}:${hex}`,
            fix: 'restore the bytes that were published; a host must not compress, cut or rewrite them',
        };
    }
    const isExpected = format !== 'unknown' && format === (wanted ?? format);
    if (isExpected && entries !== 'damaged')
        return undefined;
    const kind = wanted === undefined ? 'an archive' : `a ${wanted}`;
    const message = `${name} is ${isExpected ? `a ${format} that is cut or damaged` : `not ${kind}`}`;
    return { code: 'PACKAGE_FORMAT', message, fix: 'publish the package again' };
}
function remote_package_foundCommit({ url, ref }, result) {
    switch (result.kind) {
        case 'found':
            return result;
        case 'unreachable':
            return failed('GIT_UNREACHABLE', `${printableUrl(url)} cannot be cloned: ${quote(result.message)}`, 'correct the URL, or give those who install access to the repository');
        case 'no-ref':
            return failed('GIT_REF', `${printableUrl(url)} has no ${quote(ref)}`, 'push the commit again: it must stay reachable from a branch or a tag');
    }
}
/** The one layer of a manifest that OpenTofu unpacks, or why there is none. */
function remote_package_manifestLayer({ repository, reference }, result) {
    const name = quote(`${repository} ${reference}`);
    if (result.kind === 'unreachable')
        return failed('OCI_UNREACHABLE', result.message, 'make the registry answer /v2/ with 200 or a login, over https, and the package public; or log in: docker login');
    if (result.kind === 'absent')
        return failed('OCI_NOT_FOUND', `the registry has no manifest ${name}`, 'publish the version again');
    const layer = packageLayer(result.manifest);
    if (typeof layer !== 'string')
        return layer;
    return failed('OCI_MANIFEST', `OpenTofu refuses the manifest ${name}: ${layer}`, `push it with --artifact-type ${MODULE_ARTIFACT_TYPE} and one layer module.zip:${ZIP_TYPE}, or let publish do it`);
}
/** The files of the layer, or why its bytes are not those that the manifest names. */
function remote_package_fetchedLayer(layer, blob) {
    const fix = 'publish the version again';
    if (blob.kind === 'unreachable')
        return failed('OCI_BLOB', blob.message, fix);
    const digest = `sha256:${blob.digests.sha256}`;
    if (digest !== layer.digest || blob.size !== layer.size) {
        const message = `the layer has ${digest} (${blob.size} bytes), and the manifest says ${layer.digest} (${layer.size} bytes)`;
        return failed('OCI_BLOB', message, fix);
    }
    if (typeof blob.entries !== 'string')
        return blob.entries;
    return failed('PACKAGE_FORMAT', `the layer ${layer.digest} is not a zip`, fix);
}

;// CONCATENATED MODULE: ./lib/index/verify/package-audit.js















function packageAudit(dependencies) {
    return async (releases, shown, age = 'old') => {
        const found = [];
        for (const [url, group] of groupBy(releases, ({ repository }) => repository.url)) {
            const repository = url === '' ? NO_ORIGIN : await dependencies.repositories.open(url, group);
            try {
                for (const release of group) {
                    const audit = new ReleaseAudit(release, shown.get(release.version), dependencies);
                    if (repository.kind === 'opened')
                        await audit.rebuild(repository, age);
                    else
                        audit.add('UNVERIFIABLE', `its tag cannot be read: ${repository.message}`);
                    await audit.fetch(repository.kind === 'opened' ? repository : undefined);
                    await audit.readAttached(await audit.attest());
                    found.push(...audit.problems);
                }
            }
            finally {
                if (repository.kind === 'opened')
                    await repository.close();
            }
        }
        return found;
    };
}
function shownInterface(moduleInterface) {
    return {
        digest: digestOfBytes(Buffer.from(formatInterface(moduleInterface))),
        readmeDigest: digestOfBytes(Buffer.from(moduleInterface.root.readme)),
    };
}
/** What `release.json` says, beside what the tree gives. Where the interface is not shown, nothing is that is read from it. */
function factsOf({ committedAt, description, license, package: { digest, size, files, equalsTree } }, { facts, moduleInterface: { root }, ...rebuilt }, { age, isShown }) {
    const found = [['committedAt', committedAt, rebuilt.committedAt]];
    if (facts.digest === digest)
        found.push(['size', size, facts.size], ['files', files, facts.files]);
    if (equalsTree !== undefined || age === 'new')
        found.push(['equalsTree', equalsTree, facts.equalsTree]);
    if (age === 'new')
        found.push(['description', description, isShown ? descriptionFromReadme(root.readme) : ''], ['license', license, isShown ? rebuilt.license : undefined]);
    const text = (value) => JSON.stringify(sorted(value ?? null));
    return found.map(([fact, said, given]) => [fact, text(said), text(given)]);
}
const NO_ORIGIN = { kind: 'unreachable', message: 'the repository had no origin' };
class ReleaseAudit {
    problems = [];
    /** Locations that have another problem: of what is attached there nothing is said. */
    #lost = new Set();
    #release;
    #shown;
    #dependencies;
    constructor(release, shown, dependencies) {
        this.#release = release;
        this.#shown = shown;
        this.#dependencies = dependencies;
    }
    async rebuild(repository, age) {
        const { tag, commit, package: published } = this.#release;
        const now = repository.commitOf(tag);
        if (now !== undefined && now !== commit)
            this.add('TAG_MOVED', `tag ${quote(tag)} is at ${now}, and the version is published from ${commit}`);
        // Hosts give commits of forks and of pull requests by their ids, too.
        if (now === undefined)
            this.add('COMMIT_UNREACHABLE', `the repository has no tag ${quote(tag)}`);
        if (published.format !== PACKAGE_FORMAT)
            return this.add('UNVERIFIABLE', `packages of format ${published.format} are of another tool`);
        const rebuilt = await repository.rebuild(this.#release);
        if (rebuilt.kind === 'refused')
            this.add('UNVERIFIABLE', `its tree gives no package: ${rebuilt.message}`);
        else if (rebuilt.kind === 'rebuilt')
            this.#compare(rebuilt, age);
        else if (now !== undefined)
            this.add('COMMIT_UNREACHABLE', `the repository does not give commit ${commit} of tag ${quote(tag)}`);
    }
    #compare(rebuilt, age) {
        const { tag, commit, package: published } = this.#release;
        const tree = `the tree of tag ${quote(tag)} at ${commit}`;
        const { facts, moduleInterface } = rebuilt;
        if (facts.digest !== published.digest)
            this.add('TREE_MISMATCH', `${tree} gives ${facts.digest} (${facts.size} bytes), and ${published.digest} (${published.size} bytes) is published`);
        if (rebuilt.lacks.length > 0)
            this.add('TREE_MISMATCH', `packagePaths of release.json leave out what the module needs: ${shortList(rebuilt.lacks.map(quote)).join(', ')}`);
        for (const [fact, said, given] of factsOf(this.#release, rebuilt, {
            age,
            isShown: this.#shown !== undefined,
        }))
            if (said !== given)
                this.add('TREE_MISMATCH', `release.json says ${fact} ${said}, and ${tree} gives ${given}`);
        const own = shownInterface(moduleInterface);
        const { digest = own.digest, readmeDigest = own.readmeDigest } = this.#shown ?? {};
        if (own.readmeDigest !== readmeDigest)
            this.add('README_CHANGED', `README.md is not that of ${tree}`, 'README.md');
        if (age === 'new' && own.digest !== digest)
            this.add('INTERFACE_CHANGED', `interface.json is not what this version of the tool reads in ${tree}`, 'interface.json');
    }
    async fetch(repository) {
        for (const { location } of this.#release.packages) {
            if (locationKind(location) === 'relative' || this.#isAtTag(location, repository))
                continue;
            const problem = await storedPackageProblem(location, this.#release, this.#dependencies);
            if (problem === undefined)
                continue;
            this.#lost.add(location);
            this.add(problem.code, problem.message);
        }
    }
    /** Whether the host of the repository has attestations of the package. */
    async attest() {
        const { repository, tag, commit } = this.#release;
        if (repository.url === '')
            return false;
        const { digest } = this.#release.package;
        const statements = await this.#dependencies.attestations.statements(repository.url, digest);
        if (statements === undefined)
            return false;
        if ('kind' in statements)
            this.add('UNVERIFIABLE', `its attestation cannot be read: ${statements.message}`);
        else if (statements.length === 0)
            this.add('UNVERIFIABLE', `${digest} has no attestation`);
        else if (!isAttested(statements, this.#release)) {
            const url = quoteUrl(repository.url);
            const message = `none of ${statements.length} attestations names tag ${quote(tag)} at ${commit} of ${url}`;
            this.add('ATTESTATION_FOREIGN', message);
        }
        return !('kind' in statements) && statements.length > 0;
    }
    /** The documents that are attached to the package in OCI registries. */
    async readAttached(isAttestedElsewhere) {
        const release = this.#release;
        for (const { location } of release.packages) {
            const manifest = ociManifestOf(location);
            if (manifest === undefined || this.#lost.has(location))
                continue;
            const { repository, digest: reference } = manifest;
            const result = await this.#dependencies.attached.read({ repository, reference });
            const name = `${repository}@${reference}`;
            if (result.kind === 'unreachable')
                this.add('UNVERIFIABLE', `what is attached to ${name} cannot be read: ${result.message}`);
            else {
                this.#checkInterface(name, result.documents);
                this.#checkProvenance(name, result.documents, isAttestedElsewhere);
            }
        }
    }
    #checkInterface(name, documents) {
        const expected = this.#shown?.digest;
        const attached = documents.filter(({ artifactType }) => artifactType === INTERFACE_TYPE);
        if (expected === undefined || attached.some(({ digest }) => digest === expected))
            return;
        const [other] = attached;
        if (other === undefined)
            this.add('ATTACHMENT_MISSING', `the interface is not attached to ${name}: ${expected}`);
        else
            this.add('ATTACHMENT_CHANGED', `the interface attached to ${name} has ${other.digest}, and interface.json has ${expected}`);
    }
    #checkProvenance(name, documents, isAttestedElsewhere) {
        const { tag, commit } = this.#release;
        const bundles = documents.filter(({ artifactType }) => isProvenance(artifactType));
        const stored = bundles.flatMap(({ bytes }) => bytes === undefined ? [] : [parseJson(z.unknown(), bytes)]);
        if (isAttested(stored.map(statementIn), this.#release))
            return;
        if (bundles.length > 0)
            this.add('ATTESTATION_FOREIGN', `none of ${bundles.length} attestations attached to ${name} names tag ${JSON.stringify(tag)} at ${commit} of its repository`);
        else if (isAttestedElsewhere)
            this.add('UNVERIFIABLE', `the attestation of the package is not attached to ${name}`);
    }
    add(code, message, file = 'release.json') {
        const { address, version } = this.#release;
        const path = versionPath(address, version, file);
        this.problems.push({ code, address: formatModuleAddress(address), version, message, path });
    }
    /** A commit that the tag of the same repository names is reachable: nobody has to clone for that. */
    #isAtTag(location, repository) {
        const { tag, commit, repository: source } = this.#release;
        const { source: url, pin } = parseLocation(location);
        const isSame = url.replace(/\.git$/, '') === source.url;
        return isSame && [tag, commit].includes(pin) && repository?.commitOf(tag) === commit;
    }
}
/** What is wrong with a package at its location; undefined where it is what was published. */
async function storedPackageProblem(location, release, { packages, artifacts }) {
    const source = sourceOfLocation(location);
    switch (source?.kind) {
        case 'archive': {
            const result = await packages.archive(source);
            const fetched = fetchedArchive(source, result);
            const isGone = result.kind === 'fetched' && [404, 410].includes(result.status);
            if ('problem' in fetched)
                return problemOf(fetched, isGone ? 'PACKAGE_MISSING' : 'UNVERIFIABLE');
            const problem = bytesProblem(source, fetched);
            return problem && problemOf({ problem }, 'PACKAGE_CHANGED');
        }
        case 'git': {
            const result = await packages.commit(source);
            const found = foundCommit(source, result);
            const code = result.kind === 'unreachable' ? 'UNVERIFIABLE' : 'COMMIT_UNREACHABLE';
            if ('problem' in found)
                return problemOf(found, code);
            if (found.commit === release.commit)
                return undefined;
            const message = `${quoteUrl(source.url)} has ${found.commit} at the location, and ${release.commit} is published`;
            return { code: 'TAG_MOVED', message };
        }
        case 'oci':
            return artifactProblem(source, release, artifacts);
        default:
            return { code: 'UNVERIFIABLE', message: `the location ${quoteUrl(location)} is not followed` };
    }
}
async function artifactProblem(source, release, artifacts) {
    const result = await artifacts.manifest(source);
    const layer = manifestLayer(source, result);
    if ('problem' in layer)
        return problemOf(layer, MANIFEST_CODES[result.kind]);
    if (layer.digest !== release.package.digest) {
        const message = `the manifest ${source.reference} holds ${layer.digest}, and ${release.package.digest} is published`;
        return { code: 'PACKAGE_CHANGED', message };
    }
    const blob = await artifacts.zip(source, layer);
    const entries = fetchedLayer(layer, blob);
    const code = blob.kind === 'unreachable' ? 'UNVERIFIABLE' : 'PACKAGE_CHANGED';
    return 'problem' in entries ? problemOf(entries, code) : undefined;
}
const MANIFEST_CODES = {
    unreachable: 'UNVERIFIABLE',
    absent: 'PACKAGE_MISSING',
    found: 'PACKAGE_CHANGED',
};
function problemOf({ problem: { message } }, code) {
    return { code, message };
}
/** What a location of the index names: its forms are a closed list. Undefined for a kind that is not followed, and for the index itself. */
function sourceOfLocation(location) {
    const { kind, source: url, subdirectory, pin } = parseLocation(location);
    switch (kind) {
        case 'https':
        case 's3': {
            const expected = { algorithm: 'sha256', hex: pin.replace('sha256:', '') };
            return { kind: 'archive', url, format: 'zip', expected, subdirectory, isSigned: kind === 's3' };
        }
        case 'git':
            return { kind, url, ref: pin, subdirectory };
        case 'oci':
            return { kind, repository: url.replace('oci://', ''), reference: pin, subdirectory };
        case 'relative':
        case 'gcs':
            return undefined;
        default:
            return kind;
    }
}
/** Provenance as GitHub stores it. Signatures are not verified here: `gh attestation verify` does. https://slsa.dev/spec/v1.0/provenance */
const source = schemas/* looseObject */._H3({
    uri: schemas/* string */.YjP(),
    digest: schemas/* looseObject */._H3({ gitCommit: schemas/* string */.YjP() }).partial().optional(),
});
const statement = schemas/* looseObject */._H3({
    subject: schemas/* array */.YOg(schemas/* looseObject */._H3({ digest: schemas/* looseObject */._H3({ sha256: schemas/* string */.YjP() }) })),
    predicate: schemas/* looseObject */._H3({
        buildDefinition: schemas/* looseObject */._H3({ resolvedDependencies: schemas/* array */.YOg(source) }),
    }),
});
const bundle = schemas/* looseObject */._H3({ dsseEnvelope: schemas/* looseObject */._H3({ payload: schemas/* string */.YjP() }) });
/** What a stored bundle states; undefined for one that cannot be read. */
function statementIn(stored) {
    const payload = bundle.safeParse(stored).data?.dsseEnvelope.payload;
    return payload === undefined ? undefined : (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), Buffer.from(payload, 'base64'));
}
/** Whether one of the statements says that the package was made from the tag and the commit of the release, in its repository. */
function isAttested(statements, release) {
    const { repository, tag, commit } = release;
    const hex = release.package.digest.replace('sha256:', '');
    const expected = `git+${repository.url}@refs/tags/${tag}`.toLowerCase();
    return statements.some((each) => {
        const { data } = statement.safeParse(each);
        if (!data?.subject.some(({ digest }) => digest.sha256 === hex))
            return false;
        return data.predicate.buildDefinition.resolvedDependencies.some(({ uri, digest }) => uri.toLowerCase() === expected && digest?.gitCommit === commit);
    });
}

// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/adapters/github/client.js
var client = __webpack_require__(2563);
// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var failures = __webpack_require__(679);
// EXTERNAL MODULE: ./lib/adapters/github/releases.js
var releases = __webpack_require__(7741);
;// CONCATENATED MODULE: ./lib/adapters/github/attestor.js












/** An attestor for a run with this identity; the Sigstore may be the user's own. Throws INVALID_INPUT, PERMISSION. */
async function openAttestor(home, { environment, idToken }) {
    const sigstore = ownSigstore(environment);
    const repository = await home();
    // Each of the services is asked twice at most.
    const timeoutMs = (repository.github.server.retrySeconds * 1000) / 6;
    return new GitHubAttestor({ repository, sigstore, identity: { idToken, timeoutMs } });
}
/**
 * Attests the packages of releases in the repository that the run belongs to, each once: an attestation of the release that exists is used
 * again. That of another tag or commit with the same bytes says nothing of this one.
 * https://docs.github.com/rest/repos/attestations
 */
class GitHubAttestor {
    #settings;
    /** Documents of this run by release, so that no package is attested again after a lost race. */
    #made = new Map();
    constructor(settings) {
        this.#settings = settings;
    }
    /** Throws ATTESTATION_FAILED where the server does not support attestations, PERMISSION in a job without `id-token: write`. */
    async checkAccess() {
        this.#sigstore();
        requireIdentity(this.#settings.identity);
    }
    /** Throws ATTESTATION_FAILED, PERMISSION. */
    async attest(release, pkg) {
        const key = [release.tag, release.commit, pkg.facts.digest].join('\n');
        const made = this.#made.get(key);
        if (made !== undefined)
            return made;
        const documents = [provenanceAttachment(await this.#bundleFor(release, pkg))];
        this.#made.set(key, documents);
        return documents;
    }
    async #bundleFor(release, pkg) {
        const { github, path } = this.#settings.repository;
        let signed;
        const attestOnce = async () => {
            const found = await this.#find(release, pkg.facts);
            if (found !== undefined)
                return found;
            signed ??= await this.#sign(release, pkg);
            // Not repeated: the next try checks whether the bundle was stored.
            await github.octokit.rest.repos.createAttestation({ ...path, bundle: signed, ...client/* ONCE */.ET });
            return signed;
        };
        return github.deadline.retry(failures/* mayPass */.bg, attestOnce).catch((error) => {
            throw this.#failure(release, error);
        });
    }
    /** The bundle that says of what this release is made; undefined where there is none. */
    async #find({ tag, commit }, { digest }) {
        const { github, path } = this.#settings.repository;
        const query = { ...path, subject_digest: digest, predicate_type: PROVENANCE.filter, per_page: 100 };
        const answer = await (0,failures/* unlessMissing */.F2)(github.octokit.rest.repos.listAttestations(query));
        const url = `${github.server.url}/${path.owner}/${path.repo}`;
        const wanted = { repository: { url }, tag, commit, package: { digest } };
        const found = answer?.data.attestations ?? [];
        return found.find(({ bundle }) => isAttested([statementIn(bundle)], wanted))?.bundle;
    }
    async #sign(release, pkg) {
        const { repository, identity } = this.#settings;
        const { timeoutMs } = identity;
        const sigstore = this.#sigstore();
        try {
            const { token, claims } = await readIdentity(identity);
            const serverUrl = repository.github.server.url;
            const statement = provenanceOf(release, pkg, { claims, serverUrl });
            return await signStatement(statement, { sigstore, identityToken: token, timeoutMs });
        }
        catch (error) {
            if (error instanceof base_error/* RegistryError */.gl)
                throw error;
            throw attestor_failed(release, `Sigstore did not sign it (${(0,base_error/* quote */.hD)(reasonOf(error))})`, `run it again: it continues where this run stopped; each service has ${timeoutMs / 1000} seconds, and MODULE_REGISTRY_RETRY_SECONDS sets six times that`, error);
        }
    }
    #sigstore() {
        const { repository, sigstore } = this.#settings;
        const serverUrl = repository.github.server.url;
        const instance = sigstore ?? sigstoreOf(serverUrl, repository.visibility);
        if (instance !== undefined)
            return instance;
        throw new base_error/* RegistryError */.gl('ATTESTATION_FAILED', `cannot attest: ${(0,client/* serverName */.L5)(repository.github.server)} does not support attestations`, 'set attest: off');
    }
    #failure(release, error) {
        const { repository } = this.#settings;
        const status = (0,failures/* statusOf */.c2)(error);
        if (status === undefined)
            return error;
        const isPermission = status === 403 && /not accessible|permission/i.test(String(error));
        if (status === 401 || isPermission || (0,failures/* mayPass */.bg)(error)) {
            return (0,failures/* githubFailure */.eQ)(error, repository, {
                doing: `attest the package of ${(0,base_error/* quote */.hD)(release.tag)}`,
                needs: 'attestations: write',
                code: 'ATTESTATION_FAILED',
            });
        }
        const hint = repository.visibility === 'private'
            ? 'attestations of private repositories need GitHub Enterprise Cloud: set attest: off, or try, which only warns'
            : 'give the job "attestations: write", or set attest: try, which only warns';
        return attestor_failed(release, `GitHub refused the attestation (${status} ${(0,base_error/* quote */.hD)(reasonOf(error))})`, hint, error);
    }
}
/** The messages of an error and its causes: some errors of Sigstore's client have no reason of their own. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const cause = 'cause' in error && error.cause instanceof Error ? reasonOf(error.cause) : '';
    return cause === '' ? error.message : `${error.message}: ${cause}`;
}
function attestor_failed({ tag }, why, hint, cause) {
    return new base_error/* RegistryError */.gl('ATTESTATION_FAILED', `cannot attest the package of ${(0,base_error/* quote */.hD)(tag)}: ${why}`, hint, {
        cause,
    });
}
/** Throws PERMISSION in a job that may not ask. */
function requireIdentity({ idToken }) {
    if (idToken !== undefined)
        return idToken;
    throw new base_error/* RegistryError */.gl('PERMISSION', 'cannot attest: the job needs "id-token: write" to prove whose run it is', 'add to the job:\npermissions:\n  id-token: write\n  attestations: write');
}
/** A token for Sigstore. https://docs.github.com/actions/reference/openid-connect-reference */
async function readIdentity(settings) {
    const asked = requireIdentity(settings)('sigstore').catch((error) => {
        throw identityFailure(error);
    });
    // The runner's toolkit has no limit of its own for how long its answer may take.
    const late = (0,promises_.setTimeout)(settings.timeoutMs, undefined, { ref: false }).then(() => {
        const limit = `${settings.timeoutMs / 1000} seconds`;
        throw new Error(`the identity service of GitHub Actions gave no answer within ${limit}`);
    });
    const token = await Promise.race([asked, late]);
    const claims = claimsIn(token);
    if (claims === undefined)
        throw new Error('the identity service of GitHub Actions gave a token without its claims');
    return { token, claims };
}
/** The toolkit tells the status of a refusal in a text of several lines. */
function identityFailure(cause) {
    const [, status] = /Error Code *: *(\d{3})/.exec(String(cause)) ?? [];
    const service = 'the identity service of GitHub Actions';
    return status === undefined
        ? new Error(`${service} gave no token`, { cause })
        : new Error(`${service} responded ${status}`);
}
/** Signs a statement with a new key that is then thrown away, and returns it as a Sigstore bundle. https://docs.sigstore.dev/about/bundle/ */
async function signStatement(statement, signing) {
    const { sigstore, identityToken, timeoutMs } = signing;
    const { fulcioUrl, rekorUrl, timestampUrl } = sigstore;
    const attempts = { timeout: timeoutMs, retry: 1 };
    const signer = new sign_dist/* FulcioSigner */.$o({
        identityProvider: { getToken: async () => identityToken },
        fulcioBaseURL: fulcioUrl,
        ...attempts,
    });
    const witnesses = [];
    if (rekorUrl !== undefined)
        witnesses.push(new sign_dist/* RekorWitness */.fU({ rekorBaseURL: rekorUrl, fetchOnConflict: true, ...attempts }));
    if (timestampUrl !== undefined)
        witnesses.push(new sign_dist/* TSAWitness */.gs({ tsaBaseURL: timestampUrl, ...attempts }));
    const artifact = { data: Buffer.from(JSON.stringify(statement)), type: STATEMENT_MEDIA_TYPE };
    return (0,dist.bundleToJSON)(await new sign_dist/* DSSEBundleBuilder */.VV({ signer, witnesses }).create(artifact));
}
/** What was made by whom, as an in-toto statement that a workflow run signs. https://slsa.dev/spec/v1.0/provenance */
const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json';
/** The first is how GitHub's API calls the second. */
const PROVENANCE = { filter: 'provenance', type: 'https://slsa.dev/provenance/v1' };
/** What GitHub says of a run in the token that it gives to it. https://docs.github.com/actions/reference/openid-connect-reference */
const runClaims = schemas/* object */.Ikc({
    sub: schemas/* string */.YjP().min(1),
    ref: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    event_name: schemas/* string */.YjP(),
    job_workflow_ref: schemas/* string */.YjP(),
    workflow_ref: schemas/* string */.YjP(),
    repository_id: schemas/* string */.YjP(),
    repository_owner_id: schemas/* string */.YjP(),
    runner_environment: schemas/* string */.YjP(),
    run_id: schemas/* string */.YjP(),
    run_attempt: schemas/* string */.YjP(),
});
/** The claims of a token whose signature others check; undefined for a text that is no such token. */
function claimsIn(token) {
    try {
        const [, payload = ''] = token.split('.');
        return runClaims.parse((0,json/* readJson */.Vh)(Buffer.from(payload, 'base64url').toString()));
    }
    catch {
        return undefined;
    }
}
/** The statement that a run made this package of this commit. https://actions.github.io/buildtypes/workflow/v1 */
function provenanceOf(release, { facts }, { claims, serverUrl }) {
    const repository = `${serverUrl}/${claims.repository}`;
    const [path = ''] = claims.workflow_ref.replace(`${claims.repository}/`, '').split('@');
    const tagRef = `refs/tags/${release.tag}`;
    const source = (ref, commit) => ({
        uri: `git+${repository}@${ref}`,
        digest: { gitCommit: commit },
    });
    const isOfTag = claims.ref === tagRef && claims.sha === release.commit;
    return {
        _type: 'https://in-toto.io/Statement/v1',
        subject: [{ name: (0,releases/* assetName */.SM)(release), digest: { sha256: facts.digest.replace(/^sha256:/, '') } }],
        predicateType: PROVENANCE.type,
        predicate: {
            buildDefinition: {
                buildType: 'https://actions.github.io/buildtypes/workflow/v1',
                externalParameters: { workflow: { ref: claims.ref, repository, path } },
                internalParameters: {
                    github: {
                        event_name: claims.event_name,
                        repository_id: claims.repository_id,
                        repository_owner_id: claims.repository_owner_id,
                        runner_environment: claims.runner_environment,
                    },
                },
                // The commit of the workflow, and that of the package where it is another one.
                resolvedDependencies: [
                    source(claims.ref, claims.sha),
                    ...(isOfTag ? [] : [source(tagRef, release.commit)]),
                ],
            },
            runDetails: {
                builder: { id: `${serverUrl}/${claims.job_workflow_ref}` },
                metadata: {
                    invocationId: `${repository}/actions/runs/${claims.run_id}/attempts/${claims.run_attempt}`,
                },
            },
        },
    };
}
/** https://docs.sigstore.dev/about/bundle/ */
const BUNDLE_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
/**
 * The signed provenance of the package as a document to attach, in the form of cosign.
 * https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md
 */
function provenanceAttachment(bundle) {
    const mediaType = 'mediaType' in bundle && typeof bundle.mediaType === 'string' ? bundle.mediaType : BUNDLE_TYPE;
    return {
        artifactType: mediaType,
        name: 'provenance.sigstore.json',
        bytes: new TextEncoder().encode(JSON.stringify(bundle)),
        annotations: {
            'dev.sigstore.bundle.content': 'dsse-envelope',
            'dev.sigstore.bundle.predicateType': PROVENANCE.type,
        },
    };
}
/** An attestor whose refusals are warnings: packages are then published without provenance. */
function tolerantAttestor(attestor, log) {
    let isRefused = false;
    const tolerate = (work, otherwise) => {
        const warn = ({ message, hint }) => {
            isRefused = true;
            log.warn(`published without provenance: ${message}\n${hint}`);
            return otherwise;
        };
        return work.catch((0,base_error/* ifRefused */.yR)(warn));
    };
    return {
        checkAccess: () => tolerate(attestor.checkAccess(), undefined),
        // What was refused once is refused for every package of a run.
        attest: async (release, pkg) => (isRefused ? [] : tolerate(attestor.attest(release, pkg), [])),
    };
}
/**
 * GitHub's own choice: public repositories sign in public, private ones with a service of GitHub that publishes nothing.
 * Undefined for GitHub Enterprise Server, which has none. https://docs.github.com/actions/concepts/security/artifact-attestations
 */
function sigstoreOf(serverUrl, visibility) {
    const { hostname } = new URL(serverUrl);
    if (hostname === 'github.com' && visibility === 'public')
        return { fulcioUrl: 'https://fulcio.sigstore.dev', rekorUrl: 'https://rekor.sigstore.dev' };
    const domain = hostname === 'github.com' ? 'githubapp.com' : hostname;
    if (domain !== 'githubapp.com' && !domain.endsWith('.ghe.com'))
        return undefined;
    return { fulcioUrl: `https://fulcio.${domain}`, timestampUrl: `https://timestamp.${domain}` };
}
/**
 * A Sigstore of one's own, by MODULE_REGISTRY_FULCIO_URL and with it one of MODULE_REGISTRY_REKOR_URL and
 * MODULE_REGISTRY_TIMESTAMP_URL; undefined without the first. Throws INVALID_INPUT.
 */
function ownSigstore(environment) {
    const [fulcioUrl, rekorUrl, timestampUrl] = ['FULCIO', 'REKOR', 'TIMESTAMP'].map((service) => serviceUrl(environment, `MODULE_REGISTRY_${service}_URL`));
    return fulcioUrl === undefined ? undefined : { fulcioUrl, rekorUrl, timestampUrl };
}
function serviceUrl(environment, name) {
    const text = environment[name] ?? '';
    if (text === '')
        return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,git_remote/* isLoopback */.U9)(url.hostname));
    if (url !== undefined && isSafe)
        return (0,base_url/* withoutLastSlashes */.q4)(url.href);
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `environment variable ${name} is ${(0,base_url/* quoteUrl */.y8)(text)}, not an https URL`, 'write it as https://fulcio.example.com, or leave it out');
}


/***/ }),

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ packageLayer),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   b3: () => (/* binding */ MANIFEST_TYPE),
/* harmony export */   kt: () => (/* binding */ renderModuleManifest),
/* harmony export */   pA: () => (/* binding */ EMPTY_CONFIG_BYTES),
/* harmony export */   xo: () => (/* binding */ MODULE_ARTIFACT_TYPE),
/* harmony export */   ye: () => (/* binding */ renderAttachment)
/* harmony export */ });
/* unused harmony exports ZIP_TYPE, renderManifest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
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


/***/ })

};
