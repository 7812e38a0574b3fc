import { quote, RegistryError } from '../../base/error.ts'
import { formatLocation, zipLocation } from '../../index/format/location.ts'
import type { Release } from '../../module/release.ts'
import { isPrerelease } from '../../module/version.ts'
import type { Package } from '../../package/package.ts'
import type { PackageStore } from '../../publish/ports.ts'
import {
  assetName,
  formatReleaseNotes,
  isLatest,
  otherAsset,
  previousTag,
} from '../../publish/release-asset.ts'
import { githubFailure, mayPass, statusOf } from './failures.ts'
import type { GitHubHome } from './home-repository.ts'
import { type GitHubAsset, type GitHubRelease, ReleaseApi } from './release-api.ts'
import { type GitHubRepository, nameOf, proveWritable } from './repository.ts'

interface Wanted {
  readonly release: Release
  readonly pkg: Package
  readonly registryUrl: string | null
}

/**
 * Packages as assets of the releases of their tags. A release is a draft until its asset is there and has been read back,
 * so that it is complete when it is sealed. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 */
export function releaseStore(open: () => Promise<GitHubHome>): PackageStore {
  return {
    kind: 'release',
    async locate({ release }, { facts }) {
      const home = await open()
      refusePrivate(home)
      const { serverUrl } = home.repository.github.access
      const tag = release.tag.split('/').map(encodeURIComponent).join('/')
      const url = `${serverUrl}/${nameOf(home.repository)}/releases/download/${tag}/${assetName(release)}`
      const location = formatLocation(zipLocation(url, facts.digest))
      return { place: { kind: 'release', location, digest: facts.digest }, files: new Map() }
    },
    checkAccess: async () => proveWritable((await open()).repository),
    async put({ release }, pkg, registryUrl) {
      await new ReleasePlace((await open()).repository, { release, pkg, registryUrl }).reconcile()
    },
  }
}

function refusePrivate({ visibility, repository }: GitHubHome): void {
  if (visibility === 'public') return
  throw new RegistryError(
    'STORE_REFUSED',
    `${quote(nameOf(repository))} is private: clients cannot fetch the assets of its releases`,
    'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci (action input "package")',
  )
}

/** One package on its way into one release. */
class ReleasePlace {
  readonly #api: ReleaseApi
  readonly #repository: GitHubRepository
  readonly #wanted: Wanted

  constructor(repository: GitHubRepository, wanted: Wanted) {
    this.#api = new ReleaseApi(repository)
    this.#repository = repository
    this.#wanted = wanted
  }

  /** Whatever a write came to that got no clear answer, the next round sees: nothing is sent twice unseen. */
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
    const { tag } = this.#wanted.release
    const published = await this.#api.published(tag)
    if (published !== undefined) return this.#attach(published)
    const releases = await this.#api.all()
    const drafts = releases.filter((each) => each.draft && each.tag_name === tag)
    const [draft = await this.#createDraft(releases)] = drafts.toSorted((a, b) => a.id - b.id)
    await this.#attach(draft)
    await this.#publish(draft)
  }

  async #createDraft(releases: readonly GitHubRelease[]): Promise<GitHubRelease> {
    const { release, pkg, registryUrl } = this.#wanted
    const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name)
    const generated = await this.#api
      .generateNotes(release.tag, previousTag(release, tags))
      .catch((error) => {
        const { log } = this.#repository.github.access
        log.info(
          `release   GitHub wrote no notes (${error instanceof Error ? error.message : 'unknown'}): ours alone`,
        )
        return ''
      })
    const body = formatReleaseNotes({ release, pkg, registryUrl, generated })
    return this.#api.createDraft({ tag: release.tag, body, prerelease: isPrerelease(release.version) })
  }

  /** Leaves the release with exactly this asset under its name, read back. */
  async #attach(release: GitHubRelease): Promise<void> {
    const name = assetName(this.#wanted.release)
    const there = release.assets.find((asset) => asset.name === name)
    if (there?.state === 'uploaded') return this.#compare(there)
    if (release.immutable === true) throw sealed(this.#wanted.release)
    // An upload that was cut off leaves an asset that has its name and no bytes.
    if (there !== undefined) await this.#api.deleteAsset(there)
    const { id } = await this.#api.upload(release, { name, file: this.#wanted.pkg.file })
    await this.#compare(await this.#readBack(id))
  }

  async #readBack(id: number): Promise<GitHubAsset> {
    for await (const _ of this.#repository.github.budget.rounds()) {
      const asset = await this.#api.asset(id)
      if (asset !== undefined) return asset
    }
    throw new RegistryError(
      'STORE_REFUSED',
      `the asset ${id} of the release ${quote(this.#wanted.release.tag)} was uploaded and cannot be read back`,
      'run it again: it goes on where this run stopped',
    )
  }

  async #compare(asset: GitHubAsset): Promise<void> {
    const { release, pkg } = this.#wanted
    const digest = await this.#api.digestOf(asset)
    if (digest !== pkg.facts.digest) throw otherAsset(release, digest, pkg.facts.digest)
  }

  /** Listed again, because somebody may have made a higher version in the meantime: of two runs at least one sees the other. */
  async #publish(draft: GitHubRelease): Promise<void> {
    const { release } = this.#wanted
    const tags = (await this.#api.all()).map((each) => each.tag_name)
    try {
      await this.#api.publish(draft, isLatest(release, tags))
    } catch (error) {
      if (isTaken(error)) await this.#api.deleteDraft(draft)
      throw error
    }
  }

  #failure(error: unknown): unknown {
    const { tag } = this.#wanted.release
    if (statusOf(error) === 422 && /immutable/.test(String(error))) return sealed(this.#wanted.release)
    return githubFailure(error, this.#repository.github, {
      doing: `put the package into the release ${quote(tag)}`,
      repository: nameOf(this.#repository),
      needs: 'contents: write',
      code: 'STORE_REFUSED',
    })
  }
}

/** Another run was faster with the same release or asset. */
function isTaken(error: unknown): boolean {
  return statusOf(error) === 422 && /already_exists/.test(String(error))
}

function sealed(release: Release): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the release ${quote(release.tag)} is immutable and has no asset ${quote(assetName(release))}: nothing can be added to it`,
    `publish this tag with --package index, git or oci (action input "package"), or tag a new version and leave its release to this tool`,
  )
}
