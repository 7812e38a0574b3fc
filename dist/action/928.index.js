export const id = 928;
export const ids = [928];
export const modules = {

/***/ 52928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GitHubAttestor: () => (/* binding */ GitHubAttestor)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@sigstore/bundle/dist/index.js
var dist = __webpack_require__(61040);
// EXTERNAL MODULE: ./node_modules/@sigstore/sign/dist/index.js
var sign_dist = __webpack_require__(15179);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(24807);
// EXTERNAL MODULE: ./lib/publish/release-asset.js
var release_asset = __webpack_require__(62771);
;// CONCATENATED MODULE: ./lib/publish/provenance.js



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
function provenanceOf({ release, pkg, claims, serverUrl }) {
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
        subject: [{ name: (0,release_asset/* assetName */.SM)(release), digest: { sha256: pkg.facts.digest.replace(/^sha256:/, '') } }],
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

// EXTERNAL MODULE: ./lib/publish/sigstore.js
var publish_sigstore = __webpack_require__(32557);
// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var failures = __webpack_require__(10679);
;// CONCATENATED MODULE: ./lib/adapters/github/attestor.js







/**
 * Attests packages in the repository that the run belongs to, each once: an attestation that exists is used again.
 * https://docs.github.com/rest/repos/attestations
 */
class GitHubAttestor {
    #settings;
    /** Documents of this run by the digest of their package, so that no package is attested again after a lost race. */
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
        const { digest } = pkg.facts;
        const made = this.#made.get(digest);
        if (made !== undefined)
            return made;
        const bundle = await this.#bundleFor(release, pkg);
        const documents = bundle === undefined ? [] : [provenanceAttachment(bundle)];
        this.#made.set(digest, documents);
        return documents;
    }
    async #bundleFor(release, pkg) {
        const { github, path } = this.#settings.repository;
        let signed;
        let last;
        for await (const _ of github.budget.rounds()) {
            try {
                const found = await this.#find(pkg.facts.digest);
                if (found !== undefined)
                    return found.bundle;
                signed ??= await this.#sign(release, pkg);
                // Not repeated: the next round checks whether the bundle was stored.
                const once = { ...path, bundle: signed, request: { retries: 0 } };
                await github.octokit.rest.repos.createAttestation(once);
                return signed;
            }
            catch (error) {
                last = error;
                if (!(0,failures/* mayPass */.bg)(error))
                    break;
            }
        }
        throw this.#failure(release, last);
    }
    /** The provenance of a package, with its bundle where GitHub returns it; undefined where the package has none. */
    async #find(digest) {
        const { github, path } = this.#settings.repository;
        const query = { ...path, subject_digest: digest, predicate_type: PROVENANCE.filter };
        const answer = await (0,failures/* unlessMissing */.F2)(github.octokit.rest.repos.listAttestations(query));
        const found = answer?.data.attestations ?? [];
        if (found.length === 0)
            return undefined;
        // GitHub returns null for a large bundle, which Octokit's types do not say.
        return { bundle: found.find(({ bundle }) => bundle != null)?.bundle };
    }
    async #sign(release, pkg) {
        const { repository, identity } = this.#settings;
        const { timeoutMs } = identity;
        const sigstore = this.#sigstore();
        try {
            const { token, claims } = await readIdentity(identity);
            const serverUrl = repository.github.server.url;
            const statement = provenanceOf({ release, pkg, claims, serverUrl });
            return await signStatement(statement, { sigstore, identityToken: token, timeoutMs });
        }
        catch (error) {
            if (error instanceof base_error/* RegistryError */.gl)
                throw error;
            throw failed(release, `Sigstore did not sign it (${(0,base_error/* quote */.hD)(reasonOf(error))})`, `run it again: it continues where this run stopped; each service has ${timeoutMs / 1000} seconds, and MODULE_REGISTRY_RETRY_SECONDS sets six times that`, error);
        }
    }
    #sigstore() {
        const { repository, sigstore } = this.#settings;
        const serverUrl = repository.github.server.url;
        const instance = sigstore ?? (0,publish_sigstore/* sigstoreOf */.M)(serverUrl, repository.visibility);
        if (instance !== undefined)
            return instance;
        throw new base_error/* RegistryError */.gl('ATTESTATION_FAILED', `cannot attest: ${(0,base_error/* quote */.hD)(serverUrl)} is a GitHub Enterprise Server, which does not support attestations`, 'set attest: off');
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
        return failed(release, `GitHub refused the attestation (${status} ${(0,base_error/* quote */.hD)(reasonOf(error))})`, hint, error);
    }
}
/** The messages of an error and its causes: some errors of Sigstore's client have no reason of their own. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const cause = 'cause' in error && error.cause instanceof Error ? reasonOf(error.cause) : '';
    return cause === '' ? error.message : `${error.message}: ${cause}`;
}
function failed({ tag }, why, hint, cause) {
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
    const token = await withinTime(asked, settings.timeoutMs);
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
/** The runner's toolkit has no limit of its own for how long its answer may take. */
async function withinTime(token, limitMs) {
    const late = (0,promises_.setTimeout)(limitMs, undefined, { ref: false }).then(() => {
        throw new Error(`the identity service of GitHub Actions gave no answer within ${limitMs / 1000} seconds`);
    });
    return Promise.race([token, late]);
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


/***/ })

};
