export const id = 496;
export const ids = [496];
export const modules = {

/***/ 89496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubAttestor: () => (/* binding */ GitHubAttestor)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _sigstore_bundle__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61040);
/* harmony import */ var _sigstore_sign__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15179);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _publish_provenance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49644);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10679);






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
        const documents = bundle === undefined ? [] : [(0,_publish_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .provenanceAttachment */ .Bt)(bundle)];
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
            const once = { ...path, bundle: signed, request: { retries: 0 } };
            await github.octokit.rest.repos.createAttestation(once);
            return signed;
        };
        return github.deadline.retry(_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .mayPass */ .bg, attestOnce).catch((error) => {
            throw this.#failure(release, error);
        });
    }
    /** The provenance of a package, with its bundle where GitHub returns it; undefined where the package has none. */
    async #find(digest) {
        const { github, path } = this.#settings.repository;
        const query = { ...path, subject_digest: digest, predicate_type: _publish_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .PROVENANCE */ .EK.filter };
        const answer = await (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessMissing */ .F2)(github.octokit.rest.repos.listAttestations(query));
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
            const statement = (0,_publish_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .provenanceOf */ .Jj)({ release, pkg, claims, serverUrl });
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
        const instance = sigstore ?? (0,_publish_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .sigstoreOf */ .MA)(serverUrl, repository.visibility);
        if (instance !== undefined)
            return instance;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('ATTESTATION_FAILED', `cannot attest: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(serverUrl)} is a GitHub Enterprise Server, which does not support attestations`, 'set attest: off');
    }
    #failure(release, error) {
        const { repository } = this.#settings;
        const status = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error);
        if (status === undefined)
            return error;
        const isPermission = status === 403 && /not accessible|permission/i.test(String(error));
        if (status === 401 || isPermission || (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .mayPass */ .bg)(error)) {
            return (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .githubFailure */ .eQ)(error, repository, {
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
    const claims = (0,_publish_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .claimsIn */ .hh)(token);
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
    const artifact = { data: Buffer.from(JSON.stringify(statement)), type: _publish_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .STATEMENT_MEDIA_TYPE */ .KD };
    return (0,_sigstore_bundle__WEBPACK_IMPORTED_MODULE_1__.bundleToJSON)(await new _sigstore_sign__WEBPACK_IMPORTED_MODULE_2__/* .DSSEBundleBuilder */ .VV({ signer, witnesses }).create(artifact));
}


/***/ })

};
