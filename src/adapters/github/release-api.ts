import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { GitHub } from './client.ts'
import { unlessMissing } from './failures.ts'
import type { GitHubRepository } from './repository.ts'

export type GitHubRelease = RestEndpointMethodTypes['repos']['getRelease']['response']['data']
export type GitHubAsset = GitHubRelease['assets'][number]

/** For writes that must not be sent twice. The caller checks whether the first one succeeded. */
const ONCE = { request: { retries: 0 } }

/** Pages of 100 releases that are searched for a draft and for published versions. */
const MAX_PAGES = 10

/** The releases of one repository. https://docs.github.com/rest/releases Throws Octokit's errors. */
export class ReleaseApi {
  readonly #github: GitHub
  readonly #path: GitHubRepository['path']

  constructor({ github, path }: GitHubRepository) {
    this.#github = github
    this.#path = path
  }

  /** The published release of a tag; undefined where it has none. */
  async published(tag: string): Promise<GitHubRelease | undefined> {
    return (await unlessMissing(this.#rest.getReleaseByTag({ ...this.#path, tag })))?.data
  }

  /** The newest 1,000 releases and drafts. */
  async all(): Promise<GitHubRelease[]> {
    const found: GitHubRelease[] = []
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data } = await this.#rest.listReleases({ ...this.#path, per_page: 100, page })
      found.push(...data)
      if (data.length < 100) break
    }
    return found
  }

  async generateNotes(tag: string, previous: string | undefined): Promise<string> {
    const before = previous === undefined ? {} : { previous_tag_name: previous }
    return (await this.#rest.generateReleaseNotes({ ...this.#path, tag_name: tag, ...before })).data.body
  }

  async createDraft(draft: { tag: string; body: string; prerelease: boolean }): Promise<GitHubRelease> {
    const { tag, body, prerelease } = draft
    const options = { tag_name: tag, name: tag, body, prerelease, draft: true }
    return (await this.#rest.createRelease({ ...this.#path, ...options, ...ONCE })).data
  }

  async deleteDraft(draft: GitHubRelease): Promise<void> {
    await this.#rest.deleteRelease({ ...this.#path, release_id: draft.id })
  }

  async publish(draft: GitHubRelease, isLatest: boolean): Promise<GitHubRelease> {
    const options = { draft: false, make_latest: isLatest ? ('true' as const) : ('false' as const) }
    return (await this.#rest.updateRelease({ ...this.#path, release_id: draft.id, ...options, ...ONCE })).data
  }

  async upload(release: GitHubRelease, { name, file }: { name: string; file: string }): Promise<GitHubAsset> {
    this.#github.origins.add(new URL(release.upload_url).origin)
    const { data } = await this.#rest.uploadReleaseAsset({
      ...this.#path,
      release_id: release.id,
      name,
      // Octokit's types allow text only; fetch takes bytes.
      data: (await readFile(file)) as unknown as string,
      headers: { 'content-type': 'application/zip' },
      url: release.upload_url,
      ...ONCE,
    })
    return data
  }

  /** Undefined where the asset does not exist, or does not exist yet. */
  async asset(id: number): Promise<GitHubAsset | undefined> {
    return (await unlessMissing(this.#rest.getReleaseAsset({ ...this.#path, asset_id: id })))?.data
  }

  async deleteAsset(asset: GitHubAsset): Promise<void> {
    await this.#rest.deleteReleaseAsset({ ...this.#path, asset_id: asset.id })
  }

  /** `sha256:<hex>` from the API, else from the downloaded bytes (GitHub Enterprise Server before 3.18). */
  async digestOf(asset: GitHubAsset): Promise<string> {
    if (asset.digest) return asset.digest
    const headers = { accept: 'application/octet-stream' }
    const { data } = await this.#rest.getReleaseAsset({ ...this.#path, asset_id: asset.id, headers })
    // With this header the response is the file.
    const bytes: unknown = data
    if (!(bytes instanceof ArrayBuffer)) throw new Error(`the asset ${asset.id} was sent without its bytes`)
    return `sha256:${createHash('sha256').update(new Uint8Array(bytes)).digest('hex')}`
  }

  get #rest() {
    return this.#github.octokit.rest.repos
  }
}
