export const id = 7;
export const ids = [7];
export const modules = {

/***/ 7:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GitHubAttestor: () => (/* binding */ GitHubAttestor)
});

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/publish/attached-document.js
var attached_document = __webpack_require__(9973);
// EXTERNAL MODULE: ./lib/publish/provenance.js
var provenance = __webpack_require__(9644);
// EXTERNAL MODULE: ./lib/publish/sigstore.js
var publish_sigstore = __webpack_require__(2557);
;// CONCATENATED MODULE: ./lib/adapters/sigstore/run-identity.js


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
    const claims = (0,provenance/* claimsIn */.hh)(token);
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
    let timer;
    const late = new Promise((_, reject) => {
        const error = new Error('the identity service of GitHub Actions did not answer in time');
        timer = setTimeout(reject, limitMs, error);
    });
    try {
        return await Promise.race([token, late]);
    }
    finally {
        clearTimeout(timer);
    }
}

// EXTERNAL MODULE: ./node_modules/@sigstore/bundle/dist/index.js
var dist = __webpack_require__(1040);
// EXTERNAL MODULE: ./node_modules/@sigstore/sign/dist/index.js
var sign_dist = __webpack_require__(5179);
;// CONCATENATED MODULE: ./lib/adapters/sigstore/signature.js



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
    const witnesses = [
        ...(rekorUrl === undefined
            ? []
            : [new sign_dist/* RekorWitness */.fU({ rekorBaseURL: rekorUrl, fetchOnConflict: true, ...attempts })]),
        ...(timestampUrl === undefined ? [] : [new sign_dist/* TSAWitness */.gs({ tsaBaseURL: timestampUrl, ...attempts })]),
    ];
    const data = Buffer.from(JSON.stringify(statement));
    const bundle = await new sign_dist/* DSSEBundleBuilder */.VV({ signer, witnesses }).create({
        data,
        type: provenance/* STATEMENT_MEDIA_TYPE */.KD,
    });
    return (0,dist.bundleToJSON)(bundle);
}

// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var failures = __webpack_require__(679);
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
        const documents = bundle === undefined ? [] : [(0,attached_document/* provenanceAttachment */.B)(bundle)];
        this.#made.set(digest, documents);
        return documents;
    }
    async #bundleFor(release, pkg) {
        const { github } = this.#settings.repository;
        let signed;
        let last;
        for await (const _ of github.budget.rounds()) {
            try {
                const found = await this.#find(pkg.facts.digest);
                if (found !== undefined)
                    return found.bundle;
                signed ??= await this.#sign(release, pkg);
                await this.#store(signed);
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
        const query = { ...path, subject_digest: digest, predicate_type: provenance/* PROVENANCE */.EK.filter };
        try {
            const { data } = await github.octokit.rest.repos.listAttestations(query);
            const found = data.attestations ?? [];
            if (found.length === 0)
                return undefined;
            // GitHub returns null for a large bundle, which Octokit's types do not say.
            return { bundle: found.find(({ bundle }) => bundle != null)?.bundle };
        }
        catch (error) {
            if ((0,failures/* statusOf */.c2)(error) === 404)
                return undefined;
            throw error;
        }
    }
    /** Not repeated: the next attempt checks whether the bundle was stored. */
    async #store(bundle) {
        const { github, path } = this.#settings.repository;
        await github.octokit.rest.repos.createAttestation({ ...path, bundle, request: { retries: 0 } });
    }
    async #sign(release, pkg) {
        const { repository, identity } = this.#settings;
        const { timeoutMs } = identity;
        const sigstore = this.#sigstore();
        try {
            const { token, claims } = await readIdentity(identity);
            const serverUrl = repository.github.server.url;
            const statement = (0,provenance/* provenanceOf */.Jj)({ release, pkg, claims, serverUrl });
            return await signStatement(statement, { sigstore, identityToken: token, timeoutMs });
        }
        catch (error) {
            if (error instanceof base_error/* RegistryError */.gl)
                throw error;
            throw failed(release, `Sigstore did not sign it (${(0,base_error/* quote */.hD)(reasonOf(error))})`, 'run it again: it continues where this run stopped', error);
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
            return (0,failures/* githubFailure */.eQ)(error, repository.github, {
                doing: `attest the package of ${(0,base_error/* quote */.hD)(release.tag)}`,
                repository: repository.name,
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


/***/ })

};
