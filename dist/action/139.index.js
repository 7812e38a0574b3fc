export const id = 139;
export const ids = [139];
export const modules = {

/***/ 6139:
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
;// CONCATENATED MODULE: ./lib/index/format/provenance.js


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
    const timeoutMs = Math.round((repository.github.server.retrySeconds * 1000) / 6);
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
            throw failed(release, `Sigstore did not sign it (${(0,base_error/* quote */.hD)(reasonOf(error))})`, `run it again: it continues where this run stopped; each service has ${timeoutMs / 1000} seconds, and MODULE_REGISTRY_RETRY_SECONDS sets six times that`, error);
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


/***/ })

};
