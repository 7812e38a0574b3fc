export const id = 907;
export const ids = [907];
export const modules = {

/***/ 1907:
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
function requireIdentity({ requestUrl, requestToken }) {
    if (requestUrl !== undefined && requestUrl !== '' && requestToken !== undefined && requestToken !== '')
        return new URL(requestUrl);
    throw new base_error/* RegistryError */.gl('PERMISSION', 'cannot attest: the job needs "id-token: write" to prove whose run it is', 'add to the job:\npermissions:\n  id-token: write\n  attestations: write');
}
/** A token for Sigstore. https://docs.github.com/actions/reference/openid-connect-reference */
async function readIdentity(settings) {
    const url = requireIdentity(settings);
    url.searchParams.set('audience', 'sigstore');
    const response = await fetch(url, {
        headers: { authorization: `Bearer ${settings.requestToken}`, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(settings.patienceMs),
    });
    if (!response.ok)
        throw new Error(`the identity service of GitHub Actions answered ${response.status}`);
    const { value } = (await response.json());
    if (typeof value !== 'string')
        throw new Error('the identity service of GitHub Actions gave no token');
    settings.hide(value);
    const claims = (0,provenance/* claimsIn */.hh)(value);
    if (claims === undefined)
        throw new Error('the identity service of GitHub Actions gave a token without its claims');
    return { token: value, claims };
}

// EXTERNAL MODULE: ./node_modules/@sigstore/bundle/dist/index.js
var dist = __webpack_require__(1040);
// EXTERNAL MODULE: ./node_modules/@sigstore/sign/dist/index.js
var sign_dist = __webpack_require__(5179);
;// CONCATENATED MODULE: ./lib/adapters/sigstore/signature.js



/** Signs a statement with a key that lives as long as the call. https://docs.sigstore.dev/about/bundle/ */
async function signStatement(statement, signing) {
    const { sigstore, identityToken, patienceMs } = signing;
    const { fulcioUrl, rekorUrl, timestampUrl } = sigstore;
    const attempts = { timeout: patienceMs, retry: 1 };
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
;// CONCATENATED MODULE: ./lib/adapters/github/attestation-api.js


/** Signed statements that a repository keeps, found by the digest of what they speak of. https://docs.github.com/rest/repos/attestations */
class AttestationApi {
    #repository;
    constructor(repository) {
        this.#repository = repository;
    }
    /** The provenance of a package, and its bundle where GitHub gives it here; undefined where there is none. */
    async find(digest) {
        try {
            const { data } = await this.#rest.listAttestations({
                ...this.#names,
                subject_digest: digest,
                predicate_type: provenance/* PROVENANCE */.EK.filter,
            });
            const found = data.attestations ?? [];
            if (found.length === 0)
                return undefined;
            // Null where it is large; the types know nothing of that.
            return { bundle: found.find(({ bundle }) => bundle != null)?.bundle };
        }
        catch (error) {
            if ((0,failures/* statusOf */.c2)(error) === 404)
                return undefined;
            throw error;
        }
    }
    /** Once: whoever gets no answer looks whether it was kept. */
    async keep(bundle) {
        await this.#rest.createAttestation({ ...this.#names, bundle, request: { retries: 0 } });
    }
    get #rest() {
        return this.#repository.github.octokit.rest.repos;
    }
    get #names() {
        return { owner: this.#repository.owner, repo: this.#repository.repo };
    }
}

// EXTERNAL MODULE: ./lib/adapters/github/pauses.js
var pauses = __webpack_require__(8543);
// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var github_repository = __webpack_require__(7164);
;// CONCATENATED MODULE: ./lib/adapters/github/attestor.js










/** Provenance in the repository that the run belongs to, one for each package: what is there is taken as it is. */
class GitHubAttestor {
    #settings;
    #api;
    /** Of this run, by digest: a lost race attests nothing twice. */
    #made = new Map();
    constructor(settings) {
        this.#settings = settings;
        this.#api = new AttestationApi(settings.home.repository);
    }
    async checkAccess() {
        this.#sigstore();
        requireIdentity(this.#settings.identity);
    }
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
        const { github } = this.#settings.home.repository;
        let signed;
        let last;
        for await (const _ of (0,pauses/* pauses */.y)(github.budget)) {
            try {
                const there = await this.#api.find(pkg.facts.digest);
                if (there !== undefined)
                    return there.bundle;
                signed ??= await this.#sign(release, pkg);
                await this.#api.keep(signed);
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
    async #sign(release, pkg) {
        const { home, identity } = this.#settings;
        const { patienceMs } = identity;
        const sigstore = this.#sigstore();
        try {
            const { token, claims } = await readIdentity(identity);
            const { serverUrl } = home.repository.github.access;
            const statement = (0,provenance/* provenanceOf */.Jj)({ release, pkg, claims, serverUrl });
            return await signStatement(statement, { sigstore, identityToken: token, patienceMs });
        }
        catch (error) {
            if (error instanceof base_error/* RegistryError */.gl)
                throw error;
            throw failed(release, `Sigstore did not sign it (${(0,base_error/* quote */.hD)(reasonOf(error))})`, 'run it again: it goes on where this run stopped', error);
        }
    }
    #sigstore() {
        const { home, sigstore } = this.#settings;
        const { serverUrl } = home.repository.github.access;
        const chosen = sigstore ?? (0,publish_sigstore/* sigstoreOf */.M)(serverUrl, home.visibility);
        if (chosen !== undefined)
            return chosen;
        throw new base_error/* RegistryError */.gl('ATTESTATION_FAILED', `cannot attest: ${(0,base_error/* quote */.hD)(serverUrl)} is a GitHub Enterprise Server, which offers no attestations`, 'set attest: off');
    }
    #failure(release, error) {
        const { repository, visibility } = this.#settings.home;
        const status = (0,failures/* statusOf */.c2)(error);
        if (status === undefined)
            return error;
        const isRight = status === 403 && /not accessible|permission/i.test(String(error));
        if (status === 401 || isRight || (0,failures/* mayPass */.bg)(error)) {
            return (0,failures/* githubFailure */.eQ)(error, repository.github, {
                doing: `attest the package of ${(0,base_error/* quote */.hD)(release.tag)}`,
                repository: (0,github_repository/* nameOf */.Vb)(repository),
                needs: 'attestations: write',
                code: 'ATTESTATION_FAILED',
            });
        }
        const hint = visibility === 'private'
            ? 'attestations of private repositories need GitHub Enterprise Cloud: set attest: off, or try, which only warns'
            : 'see that the job has "attestations: write", or set attest: try, which only warns';
        return failed(release, `GitHub does not keep it (${status} ${(0,base_error/* quote */.hD)(reasonOf(error))})`, hint, error);
    }
}
/** The innermost reason; Sigstore's client says of some failures nothing but that they were. */
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
