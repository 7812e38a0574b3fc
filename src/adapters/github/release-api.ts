import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RestEndpointMethodTypes } from '@octokit/rest'
import { statusOf } from './failures.ts'
import type { GitHubRepository } from './repository.ts'

/** Releases of one repository, as the API has them: https://docs.github.com/rest/releases */

export type GitHubRelease = RestEndpointMethodTypes['repos']['getRelease']['response']['data']
export type GitHubAsset = GitHubRelease['assets'][number]

/** A second one of these might do harm: whoever asks looks what became of the first. */
const ONCE = { request: { retries: 0 } }

/** Pages of 100 releases that are looked through for a draft and for the versions that there are. */
const MOST_PAGES = 10

export class ReleaseApi {
  readonly #repository: GitHubRepository

  constructor(repository: GitHubRepository) {
    this.#repository = repository
  }

  /** The published release of a tag. */
  async published(tag: string): Promise<GitHubRelease | undefined> {
    try {
      return (await this.#rest.getReleaseByTag({ ...this.#names, tag })).data
    } catch (error) {
      if (statusOf(error) === 404) return undefined
      throw error
    }
  }

  /** Releases and drafts, the newest 1,000. */
  async all(): Promise<GitHubRelease[]> {
    const found: GitHubRelease[] = []
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { data } = await this.#rest.listReleases({ ...this.#names, per_page: 100, page })
      found.push(...data)
      if (data.length < 100) break
    }
    return found
  }

  async generateNotes(tag: string, previous: string | undefined): Promise<string> {
    const before = previous === undefined ? {} : { previous_tag_name: previous }
    const { data } = await this.#rest.generateReleaseNotes({ ...this.#names, tag_name: tag, ...before })
    return data.body
  }

  async createDraft(draft: { tag: string; body: string; prerelease: boolean }): Promise<GitHubRelease> {
    const { tag, body, prerelease } = draft
    const words = { tag_name: tag, name: tag, body, prerelease, draft: true }
    return (await this.#rest.createRelease({ ...this.#names, ...words, ...ONCE })).data
  }

  async deleteDraft(draft: GitHubRelease): Promise<void> {
    await this.#rest.deleteRelease({ ...this.#names, release_id: draft.id })
  }

  async publish(draft: GitHubRelease, isLatest: boolean): Promise<GitHubRelease> {
    const words = { draft: false, make_latest: isLatest ? ('true' as const) : ('false' as const) }
    return (await this.#rest.updateRelease({ ...this.#names, release_id: draft.id, ...words, ...ONCE })).data
  }

  async upload(release: GitHubRelease, { name, file }: { name: string; file: string }): Promise<GitHubAsset> {
    const { github } = this.#repository
    github.web.allow(release.upload_url)
    const { data } = await this.#rest.uploadReleaseAsset({
      ...this.#names,
      release_id: release.id,
      name,
      // The types know text alone; fetch takes bytes.
      data: (await readFile(file)) as unknown as string,
      headers: { 'content-type': 'application/zip' },
      url: release.upload_url,
      ...ONCE,
    })
    return data
  }

  /** Undefined for one that is not there, or not there yet. */
  async asset(id: number): Promise<GitHubAsset | undefined> {
    try {
      return (await this.#rest.getReleaseAsset({ ...this.#names, asset_id: id })).data
    } catch (error) {
      if (statusOf(error) === 404) return undefined
      throw error
    }
  }

  async deleteAsset(asset: GitHubAsset): Promise<void> {
    await this.#rest.deleteReleaseAsset({ ...this.#names, asset_id: asset.id })
  }

  /** `sha256:<hex>` as GitHub says it, else of the bytes themselves (GitHub Enterprise Server before 3.18). */
  async digestOf(asset: GitHubAsset): Promise<string> {
    if (asset.digest) return asset.digest
    const headers = { accept: 'application/octet-stream' }
    const { data } = await this.#rest.getReleaseAsset({ ...this.#names, asset_id: asset.id, headers })
    // With this header the answer is the file.
    const bytes: unknown = data
    if (!(bytes instanceof ArrayBuffer)) throw new Error(`the asset ${asset.id} came without its bytes`)
    return `sha256:${createHash('sha256').update(new Uint8Array(bytes)).digest('hex')}`
  }

  get #rest() {
    return this.#repository.github.octokit.rest.repos
  }

  get #names() {
    return { owner: this.#repository.owner, repo: this.#repository.repo }
  }
}
