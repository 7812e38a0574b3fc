import { quote, RegistryError } from '../../base/error.ts'
import { formatLocation, zipLocation } from '../../index/format/location.ts'
import type { Release } from '../../module/release.ts'
import { isPrerelease } from '../../module/version.ts'
import type { PackageStore } from '../../publish/ports.ts'
import {
  assetName,
  formatReleaseNotes,
  isLatest,
  otherAsset,
  previousTag,
  type ReleaseNotes,
} from '../../publish/release-asset.ts'
import { githubFailure, mayPass, statusOf } from './failures.ts'
import { type GitHubAsset, type GitHubRelease, ReleaseApi } from './release-api.ts'
import { type GitHubRepository, proveWritable } from './repository.ts'

/**
 * Stores packages as assets of the GitHub releases of their tags. A release stays a draft until its asset is uploaded and read
 * back, because a published release may be immutable. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 */
export function releaseStore(open: () => Promise<GitHubRepository>): PackageStore {
  return {
    // Releases are read by those who read the repository, and `resolve` takes public repositories only.
    publicLocation: async () => undefined,
    async resolve({ release }, { facts }) {
      const repository = await open()
      refusePrivate(repository)
      const tag = release.tag.split('/').map(encodeURIComponent).join('/')
      const url = `${repository.github.server.url}/${repository.name}/releases/download/${tag}/${assetName(release)}`
      return { location: formatLocation(zipLocation(url, facts.digest)), files: new Map() }
    },
    checkAccess: async () => proveWritable(await open()),
    async store({ release }, pkg, registryUrl) {
      await new ReleaseUpload(await open(), { release, pkg, registryUrl }).reconcile()
    },
  }
}

function refusePrivate({ visibility, name }: GitHubRepository): void {
  if (visibility === 'public') return
  throw new RegistryError(
    'STORE_REFUSED',
    `${quote(name)} is private: clients cannot fetch the assets of its releases`,
    'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci (action input "package")',
  )
}

/** The upload of one package into the release of its tag. */
class ReleaseUpload {
  readonly #api: ReleaseApi
  readonly #repository: GitHubRepository
  readonly #package: Omit<ReleaseNotes, 'generated'>

  constructor(repository: GitHubRepository, pkg: Omit<ReleaseNotes, 'generated'>) {
    this.#api = new ReleaseApi(repository)
    this.#repository = repository
    this.#package = pkg
  }

  /** Each round reads the state before it writes, so a write whose outcome is unknown is never sent blindly again. */
  async reconcile(): Promise<void> {
    let last: unknown
    for await (const _ of this.#repository.github.budget.rounds()) {
      try {
        return await this.#round()
      } catch (error) {
        last = error
        if (!mayPass(error) && !isTaken(error)) break
      }
    }
    throw this.#failure(last)
  }

  async #round(): Promise<void> {
    const { tag } = this.#package.release
    const published = await this.#api.published(tag)
    if (published !== undefined) return this.#attach(published)
    const releases = await this.#api.all()
    const drafts = releases.filter((each) => each.draft && each.tag_name === tag)
    const [draft = await this.#createDraft(releases)] = drafts.toSorted((a, b) => a.id - b.id)
    await this.#attach(draft)
    await this.#publish(draft)
  }

  async #createDraft(releases: readonly GitHubRelease[]): Promise<GitHubRelease> {
    const { release, pkg, registryUrl } = this.#package
    const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name)
    const generated = await this.#api
      .generateNotes(release.tag, previousTag(release, tags))
      .catch((error) => {
        this.#repository.github.log.info(
          `release   GitHub generated no notes (${error instanceof Error ? error.message : 'unknown'})`,
        )
        return ''
      })
    const body = formatReleaseNotes({ release, pkg, registryUrl, generated })
    return this.#api.createDraft({ tag: release.tag, body, prerelease: isPrerelease(release.version) })
  }

  /** Makes the release have this asset, and reads it back. Throws STORE_REFUSED, VERSION_EXISTS for other bytes. */
  async #attach(release: GitHubRelease): Promise<void> {
    const name = assetName(this.#package.release)
    const existing = release.assets.find((asset) => asset.name === name)
    if (existing?.state === 'uploaded') return this.#compare(existing)
    if (release.immutable === true) throw sealed(this.#package.release)
    // An interrupted upload leaves an asset with its name and no bytes.
    if (existing !== undefined) await this.#api.deleteAsset(existing)
    const { id } = await this.#api.upload(release, { name, file: this.#package.pkg.file })
    await this.#compare(await this.#readBack(id))
  }

  async #readBack(id: number): Promise<GitHubAsset> {
    for await (const _ of this.#repository.github.budget.rounds()) {
      const asset = await this.#api.asset(id)
      if (asset !== undefined) return asset
    }
    throw new RegistryError(
      'STORE_REFUSED',
      `the asset ${id} of the release ${quote(this.#package.release.tag)} was uploaded but cannot be read back`,
      'run it again: it continues where this run stopped',
    )
  }

  async #compare(asset: GitHubAsset): Promise<void> {
    const { release, pkg } = this.#package
    const digest = await this.#api.digestOf(asset)
    if (digest !== pkg.facts.digest) throw otherAsset(release, digest, pkg.facts.digest)
  }

  /** Lists the releases again, because another run may have published a higher version: of two runs at least one sees the other. */
  async #publish(draft: GitHubRelease): Promise<void> {
    const { release } = this.#package
    const tags = (await this.#api.all()).map((each) => each.tag_name)
    try {
      await this.#api.publish(draft, isLatest(release, tags))
    } catch (error) {
      if (isTaken(error)) await this.#api.deleteDraft(draft)
      throw error
    }
  }

  #failure(error: unknown): unknown {
    const { tag } = this.#package.release
    if (statusOf(error) === 422 && /immutable/.test(String(error))) return sealed(this.#package.release)
    return githubFailure(error, this.#repository, {
      doing: `put the package into the release ${quote(tag)}`,
      needs: 'contents: write',
      code: 'STORE_REFUSED',
    })
  }
}

/** Whether another run has created the same release or asset first. */
function isTaken(error: unknown): boolean {
  return statusOf(error) === 422 && /already_exists/.test(String(error))
}

function sealed(release: Release): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the release ${quote(release.tag)} is immutable and has no asset ${quote(assetName(release))}: nothing can be added to it`,
    `publish this tag with --package index, git or oci (action input "package"), or tag a new version and let this tool create its release`,
  )
}
