import { quote, RegistryError } from '../../base/error.ts'
import type { Release } from '../../module/release.ts'
import type { AttachedDocument } from '../../oci/attached-document.ts'
import type { Package } from '../../package/package.ts'
import { provenanceAttachment } from '../../publish/attached-document.ts'
import type { Attestor } from '../../publish/ports.ts'
import { provenanceOf } from '../../publish/provenance.ts'
import { type Sigstore, sigstoreOf } from '../../publish/sigstore.ts'
import { type IdentitySettings, readIdentity, requireIdentity } from '../sigstore/run-identity.ts'
import { signStatement } from '../sigstore/signature.ts'
import { AttestationApi } from './attestation-api.ts'
import { githubFailure, mayPass, statusOf } from './failures.ts'
import type { GitHubHome } from './home-repository.ts'
import { nameOf } from './repository.ts'

export interface AttestorSettings {
  readonly home: GitHubHome
  /** A Sigstore of the user's own; GitHub's choice without it. */
  readonly sigstore: Sigstore | undefined
  readonly identity: IdentitySettings
}

/** Provenance in the repository that the run belongs to, one for each package: what is there is taken as it is. */
export class GitHubAttestor implements Attestor {
  readonly #settings: AttestorSettings
  readonly #api: AttestationApi
  /** Of this run, by digest: a lost race attests nothing twice. */
  readonly #made = new Map<string, readonly AttachedDocument[]>()

  constructor(settings: AttestorSettings) {
    this.#settings = settings
    this.#api = new AttestationApi(settings.home.repository)
  }

  async checkAccess(): Promise<void> {
    this.#sigstore()
    requireIdentity(this.#settings.identity)
  }

  async attest(release: Release, pkg: Package): Promise<readonly AttachedDocument[]> {
    const { digest } = pkg.facts
    const made = this.#made.get(digest)
    if (made !== undefined) return made
    const bundle = await this.#bundleFor(release, pkg)
    const documents = bundle === undefined ? [] : [provenanceAttachment(bundle)]
    this.#made.set(digest, documents)
    return documents
  }

  async #bundleFor(release: Release, pkg: Package): Promise<object | undefined> {
    const { github } = this.#settings.home.repository
    let signed: object | undefined
    let last: unknown
    for await (const _ of github.budget.rounds()) {
      try {
        const there = await this.#api.find(pkg.facts.digest)
        if (there !== undefined) return there.bundle
        signed ??= await this.#sign(release, pkg)
        await this.#api.keep(signed)
        return signed
      } catch (error) {
        last = error
        if (!mayPass(error)) break
      }
    }
    throw this.#failure(release, last)
  }

  async #sign(release: Release, pkg: Package): Promise<object> {
    const { home, identity } = this.#settings
    const { timeoutMs } = identity
    const sigstore = this.#sigstore()
    try {
      const { token, claims } = await readIdentity(identity)
      const { serverUrl } = home.repository.github.access
      const statement = provenanceOf({ release, pkg, claims, serverUrl })
      return await signStatement(statement, { sigstore, identityToken: token, timeoutMs })
    } catch (error) {
      if (error instanceof RegistryError) throw error
      throw failed(
        release,
        `Sigstore did not sign it (${quote(reasonOf(error))})`,
        'run it again: it goes on where this run stopped',
        error,
      )
    }
  }

  #sigstore(): Sigstore {
    const { home, sigstore } = this.#settings
    const { serverUrl } = home.repository.github.access
    const chosen = sigstore ?? sigstoreOf(serverUrl, home.visibility)
    if (chosen !== undefined) return chosen
    throw new RegistryError(
      'ATTESTATION_FAILED',
      `cannot attest: ${quote(serverUrl)} is a GitHub Enterprise Server, which offers no attestations`,
      'set attest: off',
    )
  }

  #failure(release: Release, error: unknown): unknown {
    const { repository, visibility } = this.#settings.home
    const status = statusOf(error)
    if (status === undefined) return error
    const isRight = status === 403 && /not accessible|permission/i.test(String(error))
    if (status === 401 || isRight || mayPass(error)) {
      return githubFailure(error, repository.github, {
        doing: `attest the package of ${quote(release.tag)}`,
        repository: nameOf(repository),
        needs: 'attestations: write',
        code: 'ATTESTATION_FAILED',
      })
    }
    const hint =
      visibility === 'private'
        ? 'attestations of private repositories need GitHub Enterprise Cloud: set attest: off, or try, which only warns'
        : 'see that the job has "attestations: write", or set attest: try, which only warns'
    return failed(release, `GitHub does not keep it (${status} ${quote(reasonOf(error))})`, hint, error)
  }
}

/** The innermost reason; Sigstore's client says of some failures nothing but that they were. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = 'cause' in error && error.cause instanceof Error ? reasonOf(error.cause) : ''
  return cause === '' ? error.message : `${error.message}: ${cause}`
}

function failed({ tag }: Release, why: string, hint: string, cause: unknown): RegistryError {
  return new RegistryError('ATTESTATION_FAILED', `cannot attest the package of ${quote(tag)}: ${why}`, hint, {
    cause,
  })
}
