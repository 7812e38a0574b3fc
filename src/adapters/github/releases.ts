import { readFile } from 'node:fs/promises'
import { RequestError } from '@octokit/request-error'
import type { RestEndpointMethodTypes } from '@octokit/rest'
import { quote, RegistryError } from '../../base/error.ts'
import { firstLines } from '../../base/first-lines.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import { zipLocation } from '../../index/format/location.ts'
import { formatModuleBlock, packageSubdirectory, type Release } from '../../module/release.ts'
import { prefixBefore, readTag } from '../../module/tag.ts'
import { compareVersions, isPrerelease, type Version } from '../../module/version.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import type { Package } from '../../package/package.ts'
import type { PackageStore, RegistryFacts } from '../../publish/ports.ts'
import { ONCE, pagesOf } from './client.ts'
import { githubFailure, mayPass, statusOf, unlessMissing } from './failures.ts'
import { type GitHubRepository, proveWritable } from './repository.ts'

/** Pages of releases that are searched for a draft and for published versions. Older releases are not seen. */
const MAX_RELEASE_PAGES = 10

/** Characters of the notes of a release: GitHub takes 125,000. Of longer ones that GitHub has generated, the first lines are written. */
const MAX_NOTES_LENGTH = 124_000

type GitHubRelease = RestEndpointMethodTypes['repos']['getRelease']['response']['data']
type GitHubAsset = GitHubRelease['assets'][number]

/**
 * Stores packages as assets of the releases of their tags. A release stays a draft until its asset is uploaded and read
 * back, because a published release may be immutable. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 * @param notesOf where it has none of a tag, GitHub generates them
 */
export function releaseStore(open: () => Promise<GitHubRepository>, notesOf: NotesSource): PackageStore {
  return {
    // Releases are read by those who read the repository, and `resolve` takes public repositories only.
    publicLocation: async () => undefined,
    async resolve({ release }, { facts }) {
      const repository = await open()
      if (repository.visibility !== 'public')
        throw new RegistryError(
          'STORE_REFUSED',
          `${quote(repository.name)} is private: clients cannot fetch the assets of its releases`,
          'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci',
        )
      const url = assetUrl(repository, release)
      return { location: zipLocation(url, facts.digest, packageSubdirectory(release)), files: new Map() }
    },
    checkAccess: async () => proveWritable(await open()),
    async store({ release }, pkg, registry) {
      await new ReleaseUpload(await open(), { release, pkg, ...registry }, notesOf).reconcile()
    },
  }
}

/** The notes of a release that are in its tag; undefined where the tag has none. */
type NotesSource = (tag: string) => Promise<string | undefined>

type ReleasedPackage = RegistryFacts & { readonly release: Release; readonly pkg: Package }

/** The upload of one package into the release of its tag. https://docs.github.com/rest/releases */
class ReleaseUpload {
  readonly #repository: GitHubRepository
  readonly #forge: GitHubRepository['github']['server']['forge']
  readonly #path: GitHubRepository['path']
  readonly #request: GitHubRepository['github']['octokit']['request']
  readonly #rest: GitHubRepository['github']['octokit']['rest']['repos']
  readonly #package: ReleasedPackage
  readonly #notesOf: NotesSource

  constructor(repository: GitHubRepository, pkg: ReleasedPackage, notesOf: NotesSource) {
    const { server, octokit } = repository.github
    this.#repository = repository
    this.#forge = server.forge
    this.#path = repository.path
    this.#request = octokit.request
    this.#rest = octokit.rest.repos
    this.#package = pkg
    this.#notesOf = notesOf
  }

  /** Each round reads the state before it writes, so a write whose outcome is unknown is never sent blindly again. */
  async reconcile(): Promise<void> {
    const isTransient = (outcome: unknown) =>
      mayPass(outcome) || isTaken(outcome) || isGone(outcome) || outcome === STILL_A_DRAFT
    const { deadline } = this.#repository.github
    await deadline.retry(isTransient, () => this.#round()).catch((error) => this.#fail(error))
  }

  async #round(): Promise<void> {
    const { tag } = this.#package.release
    const found = await unlessMissing(this.#rest.getReleaseByTag({ ...this.#path, tag }))
    if (found?.data.draft === false) return this.#attach(found.data)
    const releases = this.#forge.hasOneReleaseOfTag ? [] : await this.#releases()
    const drafts = [...releases, ...(found === undefined ? [] : [found.data])]
      .filter((each) => each.draft && each.tag_name === tag)
      .toSorted((a, b) => a.id - b.id)
    const [draft = await this.#createDraft(releases)] = drafts
    await this.#attach(draft)
    await this.#publish(draft)
  }

  /** The newest 1,000 releases and drafts. */
  async #releases(): Promise<GitHubRelease[]> {
    const found: GitHubRelease[] = []
    const { server } = this.#repository.github
    const ask = (query: object) => this.#rest.listReleases({ ...this.#path, ...query })
    for await (const releases of pagesOf(server, MAX_RELEASE_PAGES, ask)) found.push(...releases)
    return found
  }

  async #createDraft(releases: readonly GitHubRelease[]): Promise<GitHubRelease> {
    const { release } = this.#package
    const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name)
    const notes = (await this.#notesOf(release.tag)) ?? (await this.#generateNotes(tags))
    const { digest } = this.#package.pkg.facts
    const body = formatReleaseNotes({ ...this.#package, digest, notes })
    const draft = { tag_name: release.tag, name: release.tag, body, draft: true }
    const prerelease = isPrerelease(release.version)
    return (await this.#rest.createRelease({ ...this.#path, ...draft, prerelease, ...ONCE })).data
  }

  async #generateNotes(tags: readonly string[]): Promise<string> {
    if (!this.#forge.hasReleaseNotes) return ''
    const { release } = this.#package
    const previous = previousTag(release, tags)
    const since = previous === undefined ? {} : { previous_tag_name: previous }
    try {
      const query = { ...this.#path, tag_name: release.tag, ...since }
      return (await this.#rest.generateReleaseNotes(query)).data.body
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      this.#repository.github.log.info(`release   ${this.#forge.title} generated no notes (${reason})`)
      return ''
    }
  }

  /** Makes the release have this asset, and reads it back. Throws STORE_REFUSED, VERSION_EXISTS for other bytes. */
  async #attach(release: GitHubRelease): Promise<void> {
    const name = assetName(this.#package.release)
    const existing = release.assets.find((asset) => asset.name === name)
    const isWhole = existing?.state === 'uploaded' || this.#forge.hasOneReleaseOfTag
    if (existing !== undefined && isWhole) return this.#compare(existing)
    if (release.immutable === true) throw sealed(this.#package.release)
    // An interrupted upload leaves an asset with its name and no bytes.
    if (existing !== undefined)
      await removeAsset(this.#repository, { release_id: release.id, asset_id: existing.id, ...ONCE })
    if (this.#forge.hasOneReleaseOfTag) return this.#compare(await this.#uploadOnly(release, name))
    const { id } = await this.#upload(release, name)
    await this.#compare(await this.#readBack(id))
  }

  /** To a server that takes several assets of one name: of those of several runs, the first stays. */
  async #uploadOnly({ id: release_id }: GitHubRelease, name: string): Promise<GitHubAsset> {
    const form = new FormData()
    form.append('attachment', new Blob([await readFile(this.#package.pkg.file)]), name)
    const encoded = new Response(form)
    const target = { ...this.#path, release_id }
    const { data } = await this.#request('POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name}', {
      ...target,
      name,
      data: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      ...ONCE,
    })
    const uploaded: GitHubAsset = data
    const { assets } = (await this.#rest.getRelease(target)).data
    const [first, ...others] = assets.filter((each) => each.name === name).toSorted((a, b) => a.id - b.id)
    const own = others.find(({ id }) => id === uploaded.id)
    if (own !== undefined) await removeAsset(this.#repository, { release_id, asset_id: own.id, ...ONCE })
    return first ?? uploaded
  }

  async #upload({ id, upload_url }: GitHubRelease, name: string): Promise<GitHubAsset> {
    this.#repository.github.origins.add(new URL(upload_url).origin)
    const { data } = await this.#rest.uploadReleaseAsset({
      ...this.#path,
      release_id: id,
      name,
      // Octokit's types allow text only; fetch takes bytes.
      data: (await readFile(this.#package.pkg.file)) as unknown as string,
      headers: { 'content-type': 'application/zip' },
      url: upload_url,
      ...ONCE,
    })
    return data
  }

  async #readBack(id: number): Promise<GitHubAsset> {
    const read = () => unlessMissing(this.#rest.getReleaseAsset({ ...this.#path, asset_id: id }))
    // An asset may not exist yet for a short time.
    const asset = await this.#repository.github.deadline.retry((found) => found === undefined, read)
    if (asset !== undefined) return asset.data
    throw new RegistryError(
      'STORE_REFUSED',
      `the asset ${id} of the release ${quote(this.#package.release.tag)} was uploaded but cannot be read back`,
      'run it again: it continues where this run stopped',
    )
  }

  async #compare(asset: GitHubAsset): Promise<void> {
    const { release, pkg } = this.#package
    const digest = asset.digest || (await this.#digestOf(asset))
    if (digest !== pkg.facts.digest) throw otherAsset(release, digest, pkg.facts.digest)
  }

  /** Of the downloaded bytes: GitHub Enterprise Server before 3.18 does not tell it, nor does Gitea. */
  async #digestOf({ id }: GitHubAsset): Promise<string> {
    const headers = { accept: 'application/octet-stream' }
    const { data } = this.#forge.hasOneReleaseOfTag
      ? await this.#request({
          method: 'GET',
          url: assetUrl(this.#repository, this.#package.release),
          headers,
        })
      : await this.#rest.getReleaseAsset({ ...this.#path, asset_id: id, headers })
    // With this header the response is the file; Octokit reads what a server takes for text as text.
    const bytes: unknown = typeof data === 'string' ? Buffer.from(data) : data
    if (!(bytes instanceof ArrayBuffer) && !(bytes instanceof Uint8Array))
      throw new Error(`the asset ${id} was sent without its bytes`)
    return digestOfBytes(new Uint8Array(bytes))
  }

  /** Lists the releases again, because another run may have published a higher version: of two runs at least one sees the other. */
  async #publish(draft: GitHubRelease): Promise<void> {
    const { release, withdrawn } = this.#package
    const releases = this.#forge.hasOneReleaseOfTag ? [] : await this.#releases()
    const tags = releases.map((each) => each.tag_name)
    const latest = isLatest(release, tags, withdrawn) ? ('true' as const) : ('false' as const)
    const target = { ...this.#path, release_id: draft.id }
    try {
      const { data } = await this.#rest.updateRelease({
        ...target,
        draft: false,
        make_latest: latest,
        ...ONCE,
      })
      if (data.draft) throw STILL_A_DRAFT
    } catch (error) {
      if (isTaken(error)) await this.#rest.deleteRelease({ ...target, ...ONCE })
      throw error
    }
    await this.#deleteTwins(draft, releases)
  }

  /** Removes other drafts that runs of this tool have made for the tag. One that a person has written stays. */
  async #deleteTwins({ id }: GitHubRelease, releases: readonly GitHubRelease[]): Promise<void> {
    const { release } = this.#package
    const isTwin = (each: GitHubRelease) =>
      each.draft &&
      each.id !== id &&
      each.tag_name === release.tag &&
      each.body?.includes(digestStart(release))
    for (const twin of releases.filter(isTwin))
      await unlessMissing(this.#rest.deleteRelease({ ...this.#path, release_id: twin.id, ...ONCE }))
  }

  #fail(error: unknown): never {
    const { tag } = this.#package.release
    if (error === STILL_A_DRAFT)
      throw new RegistryError(
        'STORE_REFUSED',
        `the release ${quote(tag)} is still a draft although ${this.#forge.title} answered that it was published`,
        'publish the draft by hand or remove what holds it back, such as a rule or an app, then run it again',
      )
    if (statusOf(error) === 422 && /immutable/.test(String(error))) throw sealed(this.#package.release)
    throw githubFailure(error, this.#repository, {
      doing: `put the package into the release ${quote(tag)}`,
      needs: 'contents: write',
      code: 'STORE_REFUSED',
    })
  }
}

/** The server has answered 2xx to a request to publish a draft, and the answer says that it is one. */
const STILL_A_DRAFT = new Error('the release is still a draft')

/** Whether another run has removed the draft or the asset that this one works on. */
function isGone(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    error.status === 404 &&
    /\/releases\/(?:assets\/)?\d+(?:\/|\?|$)/.test(error.request.url)
  )
}

/** Whether another run has created the same release or asset first. */
function isTaken(error: unknown): boolean {
  // Gitea gives 409, with a message that is about another case.
  return (statusOf(error) === 422 && /already_exists/.test(String(error))) || statusOf(error) === 409
}

function sealed(release: Release): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the release ${quote(release.tag)} is immutable and has no asset ${quote(assetName(release))}: nothing can be added to it`,
    `publish this tag with --package index, git or oci, or tag a new version and let this tool create its release`,
  )
}

/** Deletes an asset; only some servers ask for the id of its release. */
export async function removeAsset(
  { github: { server, octokit }, path }: GitHubRepository,
  {
    release_id,
    ...asset
  }: { readonly release_id: number; readonly asset_id: number; readonly request?: object },
): Promise<void> {
  const target = { ...path, ...asset }
  if (server.forge.hasOneReleaseOfTag)
    await octokit.request('DELETE /repos/{owner}/{repo}/releases/{release_id}/assets/{asset_id}', {
      ...target,
      release_id,
    })
  else await octokit.rest.repos.deleteReleaseAsset(target)
}

/** From where clients fetch it. */
function assetUrl({ github, name }: GitHubRepository, release: Release): string {
  const tag = release.tag.split('/').map(encodeURIComponent).join('/')
  return `${github.server.url}/${name}/releases/download/${tag}/${assetName(release)}`
}

export function assetName({ address, version }: Release): string {
  return `${address.name}-${address.system}-${version}.zip`
}

/** Those of the tags that are versions of the same module. */
function siblings(release: Release, tags: readonly string[]): { tag: string; version: Version }[] {
  const prefix = prefixBefore(release.tag, release.version)
  return tags.flatMap((tag) => {
    const reading = readTag(tag, prefix)
    return reading.verdict === 'version' ? [{ tag, version: reading.version }] : []
  })
}

/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
export function previousTag(release: Release, tags: readonly string[]): string | undefined {
  const [previous] = siblings(release, tags)
    .filter(({ version }) => compareVersions(version, release.version) < 0)
    .filter(({ version }) => isPrerelease(release.version) || !isPrerelease(version))
    .toSorted((a, b) => compareVersions(b.version, a.version))
  return previous?.tag
}

/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release and not withdrawn, in whatever order they are
 * published. In a repository of several modules, whose tags have prefixes, none is.
 * @param withdrawn yanked and removed versions of the module
 */
export function isLatest(
  release: Release,
  tags: readonly string[],
  withdrawn: ReadonlySet<Version>,
): boolean {
  const { tag, version } = release
  if (isPrerelease(version) || prefixBefore(tag, version) !== '' || withdrawn.has(version)) return false
  return siblings(release, tags).every(
    (each) =>
      isPrerelease(each.version) ||
      withdrawn.has(each.version) ||
      compareVersions(each.version, version) <= 0,
  )
}

/**
 * Wraps stores that are not releases: when a package is stored, its tag gets a release with its notes, unless it has one. A version is in
 * the index only after that.
 */
export function announcing({
  open,
  notesOf,
  tags,
}: {
  readonly open: () => Promise<GitHubRepository>
  readonly notesOf: (tag: string) => Promise<string | undefined>
  readonly tags: () => Promise<readonly string[]>
}): (store: PackageStore) => PackageStore {
  const announced = new Map<string, Promise<void>>()
  const announce = async (release: Release, registry: RegistryFacts) => {
    const repository = await open()
    const { tag, version } = release
    const { repos } = repository.github.octokit.rest
    const notes = { release, digest: undefined, ...registry, notes: (await notesOf(tag)) ?? '' }
    const request = {
      ...repository.path,
      tag_name: tag,
      name: tag,
      body: formatReleaseNotes(notes),
      prerelease: isPrerelease(version),
      make_latest: isLatest(release, await tags(), registry.withdrawn)
        ? ('true' as const)
        : ('false' as const),
      ...ONCE,
    }
    // Each try that finds the release made is the end: an earlier one, or another run, has made it.
    await repository.github.deadline
      .retry(mayPass, () => repos.createRelease(request))
      .catch((error: unknown) => {
        if (isTaken(error)) return
        const step = { doing: `create the release of ${quote(tag)}`, needs: 'contents: write' }
        throw githubFailure(error, repository, step)
      })
  }
  return (store) => ({
    ...store,
    async store(selection, pkg, registry) {
      await store.store(selection, pkg, registry)
      const { release, kinds } = selection
      // The one that holds the package has the notes, too.
      if (kinds.includes('release')) return
      const done = getOrInsert(announced, release.tag, () => announce(release, registry))
      await done
    },
  })
}

interface ReleaseNotes {
  readonly release: Release
  /** Of the asset; undefined where the package is elsewhere. */
  readonly digest: string | undefined
  readonly registryUrl: string | null
  /** What callers name behind `//`; `''` is the root. */
  readonly directory: string
  /** What has changed, in Markdown; `''` where nobody has written it. */
  readonly notes: string
}

/** Markdown of a release: what consumers paste if the registry has a public URL, which bytes they get, what has changed. */
export function formatReleaseNotes(about: ReleaseNotes): string {
  const { release, digest, registryUrl, directory, notes } = about
  const block =
    registryUrl === null ? '' : `\`\`\`hcl\n${formatModuleBlock(release, registryUrl, directory)}\n\`\`\``
  const asset = digest === undefined ? '' : `${digestStart(release)}${digest}\``
  const text = [block, asset, notes].filter((part) => part !== '').join('\n\n')
  return firstLines(text, MAX_NOTES_LENGTH, `the commits of ${quote(release.tag)}`)
}

/** The beginning of a line that {@link formatReleaseNotes} alone writes. */
function digestStart(release: Release): string {
  return `\`${assetName(release)}\`: \``
}

/** The release holds other bytes under the name of this package. */
function otherAsset(release: Release, there: string, mine: string): RegistryError {
  return new RegistryError(
    'VERSION_EXISTS',
    `the release ${quote(release.tag)} has an asset ${quote(assetName(release))} with ${there}; this run has ${mine}`,
    'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)',
  )
}
