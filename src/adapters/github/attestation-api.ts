import { PROVENANCE } from '../../publish/provenance.ts'
import { statusOf } from './failures.ts'
import type { GitHubRepository } from './repository.ts'

/** Signed statements that a repository keeps, found by the digest of what they speak of. https://docs.github.com/rest/repos/attestations */
export class AttestationApi {
  readonly #repository: GitHubRepository

  constructor(repository: GitHubRepository) {
    this.#repository = repository
  }

  /** The provenance of a package, and its bundle where GitHub gives it here; undefined where there is none. */
  async find(digest: string): Promise<{ readonly bundle: object | undefined } | undefined> {
    try {
      const { data } = await this.#rest.listAttestations({
        ...this.#names,
        subject_digest: digest,
        predicate_type: PROVENANCE.filter,
      })
      const found = data.attestations ?? []
      if (found.length === 0) return undefined
      // Null where it is large; the types know nothing of that.
      return { bundle: found.find(({ bundle }) => bundle != null)?.bundle }
    } catch (error) {
      if (statusOf(error) === 404) return undefined
      throw error
    }
  }

  /** Once: whoever gets no answer looks whether it was kept. */
  async keep(bundle: object): Promise<void> {
    await this.#rest.createAttestation({ ...this.#names, bundle, request: { retries: 0 } })
  }

  get #rest() {
    return this.#repository.github.octokit.rest.repos
  }

  get #names() {
    return { owner: this.#repository.owner, repo: this.#repository.repo }
  }
}
