import { quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { listedVersions, type ModuleDocument } from '../../index/format/documents.ts'
import { ociManifestOf } from '../../index/format/location.ts'
import type { MovingName, PackageDeletion, StoredPackage } from '../../lifecycle/ports.ts'
import {
  addressProblem,
  formatModuleAddress,
  type ModuleAddress,
  splitAddress,
} from '../../module/module-address.ts'
import { isPrerelease, isVersion, sortVersions, type Version } from '../../module/version.ts'
import { MODULE_ARTIFACT_TYPE, parseManifest, type StoredManifest } from '../../oci/manifest.ts'
import { formatOciRepository, type OciRepository } from '../../oci/oci-repository.ts'
import { digestsIn, referrersTag } from '../../oci/referrers.ts'
import type { OciClient } from './client.ts'

/** Rounds in which the moving tags are set while others publish. The next publish sets what is left. */
const MAX_TAG_ROUNDS = 4

interface TaggedRelease {
  readonly version: Version
  readonly manifest: StoredManifest
  /** Yanked and removed versions of the module: no tag shall name them. */
  readonly withdrawn: ReadonlySet<Version>
  readonly log: Log
}

/**
 * Points the tags `1.2`, `1` and `latest` at the release where it is the highest version. OCI registries have no
 * compare-and-swap, so each change is followed by another read of the tags: of two runs at the same time, the one that reads
 * last sees both versions. Where versions are withdrawn, tags that may still name one are pointed at the highest release too. A tag
 * that is not a module package is left alone, with a warning. Throws what the client throws.
 */
export async function moveTags(client: OciClient, release: TaggedRelease): Promise<void> {
  const { version: released, manifest, withdrawn, log } = release
  const moved = new Set<string>()
  const move = async (tag: string, version: Version): Promise<boolean> => {
    const target = version === released ? manifest : await client.readManifest(version)
    if (target === undefined || (await client.resolveTag(tag)) === target.digest) return false
    const current = await client.readManifest(tag)
    if (current !== undefined && parseManifest(current.bytes)?.artifactType !== MODULE_ARTIFACT_TYPE) {
      log.warn(`tag ${quote(tag)} is not moved: it is not a module package`)
      return false
    }
    await client.putManifest(tag, target)
    moved.add(tag)
    return true
  }
  for (let round = 0; round < MAX_TAG_ROUNDS; round += 1) {
    let isChanged = false
    // All tags of the repository, which holds one module; versions among them count.
    const releases = [released, ...(await client.tags()).filter(isVersion)]
    const listed = releases.filter((version) => !withdrawn.has(version))
    for (const [tag, version] of planFollowingTags([released], listed))
      if (version !== undefined && (version === released || moved.has(tag) || withdrawn.size > 0))
        isChanged = (await move(tag, version)) || isChanged
    if (!isChanged) return
  }
}

/** The manifest of each version of a module that is, or was, in an OCI repository. */
function manifestsIn(repository: string, { versions, removed }: ModuleDocument): Map<string, Version> {
  const manifests = new Map<string, Version>()
  for (const { version, packages = [] } of [...versions, ...removed])
    for (const { location } of packages) {
      const manifest = ociManifestOf(location)
      if (manifest?.repository === repository) manifests.set(manifest.digest, version)
    }
  return manifests
}

/**
 * Points the tags `1.2`, `1` and `latest` of a repository at the highest listed release, as far as they exist and name a version of the
 * module. A refusal is a result.
 * @param marked the versions that have changed
 */
export async function followTags(
  client: OciClient,
  { module, marked, dryRun }: { module: ModuleDocument; marked: readonly Version[]; dryRun: boolean },
): Promise<MovingName[]> {
  const repository = formatOciRepository(client.repository)
  const manifests = manifestsIn(repository, module)
  const digests = new Map([...manifests].map(([digest, version]) => [version, digest]))
  const plan = planFollowingTags(
    marked,
    listedVersions(module).filter((version) => digests.has(version)),
  )
  const follow = async (tag: string, version: Version | undefined): Promise<MovingName[]> => {
    const current = await client.resolveTag(tag)
    const target = version && digests.get(version)
    if (current === undefined || current === target) return []
    const name = `tag ${tag} of ${repository}`
    const before = manifests.get(current) ?? null
    const kept = (reason: string): MovingName[] => [{ name, status: 'kept', version: before, reason }]
    if (before === null) return kept('it names no version of the module')
    if (version === undefined || target === undefined)
      return kept(`it names ${before}: no listed version is left that it could name instead`)
    if (dryRun) return [{ name, status: 'planned', version }]
    const manifest = await client.readManifest(target)
    if (manifest === undefined) return kept(`it names ${before}: the package of ${version} is gone`)
    const other = otherModule(manifest, module.address)
    if (other !== undefined) return kept(`it names ${before}: the package of ${version} is ${quote(other)}'s`)
    await client.putManifest(tag, manifest)
    return [{ name, status: 'moved', version }]
  }
  try {
    const tags = new Set(await client.tags())
    const names: MovingName[] = []
    for (const [tag, version] of plan) if (tags.has(tag)) names.push(...(await follow(tag, version)))
    return names
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    const name = `tags ${[...plan.keys()].join(', ')} of ${repository}`
    return [{ name, status: 'kept', version: null, reason: error.message, fix: error.hint }]
  }
}

/**
 * Deletes the manifest of a package, what is attached to it, and its bytes where no other version has them. Registries that keep a blob
 * until their garbage collection are named in a note. A refusal is a result.
 */
export async function deleteModulePackage(
  client: OciClient,
  manifest: string,
  { address, digest, isShared }: Pick<StoredPackage, 'address' | 'digest' | 'isShared'>,
): Promise<PackageDeletion> {
  const fix = fixOf(client.repository, manifest)
  try {
    const other = otherModule(await client.readManifest(manifest), address)
    if (other !== undefined)
      return { status: 'failed', reason: `its manifest says that it is a package of ${quote(other)}`, fix }
    const notes: string[] = []
    const attached = await deleteReferrers(client, manifest)
    const isDeleted = await client.deleteManifest(manifest)
    if (isShared) notes.push(`another version has the same bytes ${digest}: they stay`)
    else
      await client.deleteBlob(digest).catch((error: unknown) => {
        if (!(error instanceof RegistryError) || error.code !== 'STORE_REFUSED') throw error
        const name = quote(formatOciRepository(client.repository))
        notes.push(`the blob ${digest} of ${name} stays until the garbage collection of its registry`)
      })
    if (attached > 0)
      notes.push(
        `attached documents: ${attached}; their bytes stay until the garbage collection of the registry`,
      )
    return { status: isDeleted ? 'deleted' : 'absent', notes }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { status: 'failed', reason: error.message, fix }
  }
}

/**
 * The module that a manifest says it is of, where that is not this one; one that was pushed by hand says none. Whoever writes an index may
 * name packages of others in it.
 */
function otherModule(manifest: StoredManifest | undefined, address: ModuleAddress): string | undefined {
  const title =
    (manifest && parseManifest(manifest.bytes))?.annotations?.['org.opencontainers.image.title'] ?? ''
  const other = splitAddress(title)
  const isAddress = addressProblem(other) === undefined && formatModuleAddress(other) === title
  return isAddress && title !== formatModuleAddress(address) ? title : undefined
}

/** Interfaces and signatures. Their bytes may be those of another version's. */
async function deleteReferrers(client: OciClient, subject: string): Promise<number> {
  const fallback = await client.readManifest(referrersTag(subject))
  const listed = (await client.referrers(subject)) ?? []
  const referrers = new Set([...listed, ...digestsIn(fallback?.bytes)])
  for (const digest of referrers) await client.deleteManifest(digest)
  if (fallback !== undefined) await client.deleteManifest(fallback.digest)
  return referrers.size
}

/** https://docs.github.com/rest/packages/packages#delete-package-version-for-an-organization */
function fixOf({ host, name }: OciRepository, manifest: string): string {
  if (host !== 'ghcr.io')
    return `delete it in the registry's own interface, or allow deletion (Docker's registry: REGISTRY_STORAGE_DELETE_ENABLED=true) and run it again: oras manifest delete ${host}/${name}@${manifest}`
  const [owner = '', ...rest] = name.split('/')
  const versions = `/orgs/${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/versions`
  return `with a token that has delete:packages (for a user's package /users/${owner} instead of /orgs/${owner}): gh api --method DELETE "${versions}/$(gh api --paginate ${versions} --jq '.[] | select(.name == "${manifest}") | .id')"`
}

/**
 * The tags that stand for these versions among others, each with the highest listed release that it can name; undefined where none is
 * left. A pre-release has none.
 */
function planFollowingTags(
  marked: readonly Version[],
  listed: readonly Version[],
): Map<string, Version | undefined> {
  const releases = sortVersions(listed.filter((version) => !isPrerelease(version)))
  const tags = marked
    .filter((version) => !isPrerelease(version))
    .flatMap((version) => {
      const [major = '', minor = ''] = version.split('.')
      return [`${major}.${minor}`, major, 'latest']
    })
  const highest = (tag: string) =>
    releases.find((release) => tag === 'latest' || release.startsWith(`${tag}.`))
  return new Map(tags.map((tag) => [tag, highest(tag)]))
}
