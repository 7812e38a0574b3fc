export const id = 496;
export const ids = [496];
export const modules = {

/***/ 9496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openAttestor: () => (/* binding */ openAttestor),
/* harmony export */   tolerantAttestor: () => (/* binding */ tolerantAttestor)
/* harmony export */ });
/* unused harmony export sigstoreOf */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _sigstore_bundle__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1040);
/* harmony import */ var _sigstore_sign__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1143);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3339);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4807);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5023);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2563);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(679);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7741);











/** An attestor for a run with this identity; the Sigstore may be the user's own. Throws INVALID_INPUT, PERMISSION. */
async function openAttestor(home, { environment, idToken }) {
    const sigstore = ownSigstore(environment);
    const repository = await home();
    // Each of the services is asked twice at most.
    const timeoutMs = (repository.github.server.retrySeconds * 1000) / 6;
    return new GitHubAttestor({ repository, sigstore, identity: { idToken, timeoutMs } });
}
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
        const attestOnce = async () => {
            const found = await this.#find(pkg.facts.digest);
            if (found !== undefined)
                return found.bundle;
            signed ??= await this.#sign(release, pkg);
            // Not repeated: the next try checks whether the bundle was stored.
            await github.octokit.rest.repos.createAttestation({ ...path, bundle: signed, ..._client_js__WEBPACK_IMPORTED_MODULE_6__/* .ONCE */ .ET });
            return signed;
        };
        return github.deadline.retry(_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .mayPass */ .bg, attestOnce).catch((error) => {
            throw this.#failure(release, error);
        });
    }
    /** The provenance of a package, with its bundle where GitHub returns it; undefined where the package has none. */
    async #find(digest) {
        const { github, path } = this.#settings.repository;
        const query = { ...path, subject_digest: digest, predicate_type: PROVENANCE.filter };
        const answer = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .unlessMissing */ .F2)(github.octokit.rest.repos.listAttestations(query));
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
            const statement = provenanceOf(release, pkg, { claims, serverUrl });
            return await signStatement(statement, { sigstore, identityToken: token, timeoutMs });
        }
        catch (error) {
            if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl)
                throw error;
            throw failed(release, `Sigstore did not sign it (${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reasonOf(error))})`, `run it again: it continues where this run stopped; each service has ${timeoutMs / 1000} seconds, and MODULE_REGISTRY_RETRY_SECONDS sets six times that`, error);
        }
    }
    #sigstore() {
        const { repository, sigstore } = this.#settings;
        const serverUrl = repository.github.server.url;
        const instance = sigstore ?? sigstoreOf(serverUrl, repository.visibility);
        if (instance !== undefined)
            return instance;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('ATTESTATION_FAILED', `cannot attest: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_6__/* .serverName */ .L5)(repository.github.server)} does not support attestations`, 'set attest: off');
    }
    #failure(release, error) {
        const { repository } = this.#settings;
        const status = (0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .statusOf */ .c2)(error);
        if (status === undefined)
            return error;
        const isPermission = status === 403 && /not accessible|permission/i.test(String(error));
        if (status === 401 || isPermission || (0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .mayPass */ .bg)(error)) {
            return (0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .githubFailure */ .eQ)(error, repository, {
                doing: `attest the package of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(release.tag)}`,
                needs: 'attestations: write',
                code: 'ATTESTATION_FAILED',
            });
        }
        const hint = repository.visibility === 'private'
            ? 'attestations of private repositories need GitHub Enterprise Cloud: set attest: off, or try, which only warns'
            : 'give the job "attestations: write", or set attest: try, which only warns';
        return failed(release, `GitHub refused the attestation (${status} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reasonOf(error))})`, hint, error);
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
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('ATTESTATION_FAILED', `cannot attest the package of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)}: ${why}`, hint, {
        cause,
    });
}
/** Throws PERMISSION in a job that may not ask. */
function requireIdentity({ idToken }) {
    if (idToken !== undefined)
        return idToken;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('PERMISSION', 'cannot attest: the job needs "id-token: write" to prove whose run it is', 'add to the job:\npermissions:\n  id-token: write\n  attestations: write');
}
/** A token for Sigstore. https://docs.github.com/actions/reference/openid-connect-reference */
async function readIdentity(settings) {
    const asked = requireIdentity(settings)('sigstore').catch((error) => {
        throw identityFailure(error);
    });
    // The runner's toolkit has no limit of its own for how long its answer may take.
    const late = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(settings.timeoutMs, undefined, { ref: false }).then(() => {
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
    const signer = new _sigstore_sign__WEBPACK_IMPORTED_MODULE_2__/* .FulcioSigner */ .$o({
        identityProvider: { getToken: async () => identityToken },
        fulcioBaseURL: fulcioUrl,
        ...attempts,
    });
    const witnesses = [];
    if (rekorUrl !== undefined)
        witnesses.push(new _sigstore_sign__WEBPACK_IMPORTED_MODULE_2__/* .RekorWitness */ .fU({ rekorBaseURL: rekorUrl, fetchOnConflict: true, ...attempts }));
    if (timestampUrl !== undefined)
        witnesses.push(new _sigstore_sign__WEBPACK_IMPORTED_MODULE_2__/* .TSAWitness */ .gs({ tsaBaseURL: timestampUrl, ...attempts }));
    const artifact = { data: Buffer.from(JSON.stringify(statement)), type: STATEMENT_MEDIA_TYPE };
    return (0,_sigstore_bundle__WEBPACK_IMPORTED_MODULE_1__.bundleToJSON)(await new _sigstore_sign__WEBPACK_IMPORTED_MODULE_2__/* .DSSEBundleBuilder */ .VV({ signer, witnesses }).create(artifact));
}
/** What was made by whom, as an in-toto statement that a workflow run signs. https://slsa.dev/spec/v1.0/provenance */
const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json';
/** The first is how GitHub's API calls the second. */
const PROVENANCE = { filter: 'provenance', type: 'https://slsa.dev/provenance/v1' };
/** What GitHub says of a run in the token that it gives to it. https://docs.github.com/actions/reference/openid-connect-reference */
const runClaims = zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    sub: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1),
    ref: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    event_name: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    job_workflow_ref: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    workflow_ref: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    repository_id: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    repository_owner_id: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    runner_environment: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
});
/** The claims of a token whose signature others check; undefined for a text that is no such token. */
function claimsIn(token) {
    try {
        const [, payload = ''] = token.split('.');
        return runClaims.parse((0,_base_json_js__WEBPACK_IMPORTED_MODULE_10__/* .readJson */ .Vh)(Buffer.from(payload, 'base64url').toString()));
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
        subject: [{ name: (0,_releases_js__WEBPACK_IMPORTED_MODULE_8__/* .assetName */ .SM)(release), digest: { sha256: facts.digest.replace(/^sha256:/, '') } }],
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
        return work.catch((0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ifRefused */ .yR)(warn));
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
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .isLoopback */ .U9)(url.hostname));
    if (url !== undefined && isSafe)
        return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutLastSlashes */ .q4)(url.href);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable ${name} is ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteUrl */ .y8)(text)}, not an https URL`, 'write it as https://fulcio.example.com, or leave it out');
}


/***/ })

};
