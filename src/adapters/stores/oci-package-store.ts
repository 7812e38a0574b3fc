import { quote, RegistryError } from '../../base/error.ts'
import { ociLocation, ociManifestOf } from '../../index/format/location.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { formatRelease, packageSubdirectory } from '../../module/release.ts'
import { type Descriptor, descriptorOf, digestOfBytes } from '../../oci/descriptor.ts'
import {
  EMPTY_CONFIG_BYTES,
  MANIFEST_TYPE,
  matchManifest,
  packageLayer,
  renderAttachment,
  renderModuleManifest,
  type StoredManifest,
} from '../../oci/manifest.ts'
import { formatOciRepository, type OciRepository, parseOciRepository } from '../../oci/oci-repository.ts'
import {
  type AttachedDocument,
  digestsIn,
  INDEX_TYPE,
  referrersTag,
  withReferrer,
} from '../../oci/referrers.ts'
import type { Package } from '../../package/package.ts'
import type {
  PackageStore,
  PublishedPackage,
  RegistryFacts,
  Repair,
  RepairContext,
  ResolvedPackage,
} from '../../publish/ports.ts'
import type { Selection } from '../../publish/selection.ts'
import type { HttpTransport } from '../http/transport.ts'
import { blobOfBytes, OciClient } from '../oci/client.ts'
import { type CredentialSources, findCredentials } from '../oci/credentials.ts'
import { MAX_ATTACHMENT_TRIES } from '../oci/limits.ts'
import { moveTags, packageAnnotations, putModulePackage, putUntagged } from '../oci/module-package.ts'

interface OciStoreSettings {
  /** https URL of the module repository; `''` where it has none. */
  readonly repositoryUrl: string
  readonly sources: CredentialSources
  readonly transport: HttpTransport
  /** Whether the tag of a published version that names another package is set back. */
  readonly repair?: boolean | undefined
}

/** The manifest of a release, as this run found it in its repository or made it. */
interface ResolvedManifest {
  readonly client: OciClient
  readonly manifest: StoredManifest
  /** False until the version's tag points at the manifest. */
  isTagged: boolean
}

/** What a repair puts back: the manifest, and with a package its bytes too. */
interface Mending {
  readonly stored: PublishedPackage
  readonly damage: OciDamage
  readonly pkg: Package | undefined
  readonly manifest: StoredManifest
}

/** The same zip as the one layer of an OCI artifact; the location names its manifest by digest. */
export class OciPackageStore implements PackageStore {
  readonly #settings: OciStoreSettings
  readonly #clients = new Map<string, OciClient>()
  readonly #resolved = new Map<string, ResolvedManifest>()
  readonly #modules = new Map<string, string>()
  readonly #warned = new Set<OciClient>()
  readonly #unreadable = new Set<OciClient>()

  constructor(settings: OciStoreSettings) {
    this.#settings = settings
  }

  async publicLocation({ storeOptions }: Selection): Promise<string | undefined> {
    const repository = storeOptions.oci['oci-repository']
    if (repository === undefined || !(await isOpenToAll(repository, this.#settings.transport)))
      return undefined
    return `in ${quote(formatOciRepository(repository))}, which anybody may read`
  }

  /** A manifest that the version's tag names already is used where it fits, whoever pushed it. */
  async resolve(selection: Selection, pkg: Package): Promise<ResolvedPackage> {
    const { client, manifest } = await this.#resolve(selection, pkg)
    const subdirectory = packageSubdirectory(selection.release)
    return { location: ociLocation(client.repository, manifest.digest, subdirectory), files: new Map() }
  }

  /** What is tagged already needs no right to push, as far as anybody knows before. */
  async checkAccess(): Promise<void> {
    for (const { client, isTagged } of this.#resolved.values()) if (!isTagged) await client.proveWritable()
  }

  async store(
    selection: Selection,
    pkg: Package,
    { withdrawn }: Pick<RegistryFacts, 'withdrawn'>,
  ): Promise<void> {
    const resolved = await this.#resolve(selection, pkg)
    const { client, manifest, isTagged } = resolved
    const { version } = selection.release
    const { transport } = this.#settings
    const isTaken = await putModulePackage(client, pkg, { manifest, tag: isTagged ? undefined : version })
    if (isTaken) throw tagTaken(selection, client.repository, 'another run has just pushed it')
    resolved.isTagged = true
    if (selection.storeOptions.oci['oci-tags'] !== 'version')
      await moveTags(client, { version, manifest, withdrawn, log: transport.log })
    if (!isTagged) await warnIfPrivate(client.repository, manifest.digest, transport)
  }

  /** As a referrer of the manifest, whoever pushed that. */
  async attach(selection: Selection, pkg: Package, document: AttachedDocument): Promise<void> {
    const { client, manifest } = await this.#resolve(selection, pkg)
    await attach(client, descriptorOf(manifest.mediaType, manifest.bytes), document)
  }

  /** The manifest that the index names has to be there, and the version's tag may name no other package. */
  async findRepair(stored: PublishedPackage, about: RepairContext): Promise<Repair | undefined> {
    const { repository: name = '', digest = '' } = ociManifestOf(stored.location) ?? {}
    const client = this.#client(parseOciRepository(name))
    const damage = await this.#damageOf(client, stored, digest)
    if (damage === undefined) return undefined
    if (damage.tag === 'other' && this.#settings.repair !== true) throw tagMovedAway(client, stored, damage)
    const { transport, repositoryUrl } = this.#settings
    if (damage.isGone && about.isPrivate && (await isOpenToAll(client.repository, transport)))
      throw exposed(stored, client.repository)
    const pkg = damage.isGone ? await about.pack() : undefined
    const manifest =
      pkg === undefined
        ? await client.readManifest(digest)
        : await remakeManifest(client, stored, { pkg, digest, repositoryUrl })
    if (manifest === undefined) return undefined
    const problem = `${formatRelease(stored.release)} in ${quote(name)}: ${damage.problem}`
    return { problem, run: () => this.#mend(client, { stored, damage, pkg, manifest }, about) }
  }

  /** Undefined, with one warning for each repository, where nothing can be read. */
  async #damageOf(
    client: OciClient,
    stored: PublishedPackage,
    digest: string,
  ): Promise<OciDamage | undefined> {
    if (this.#unreadable.has(client)) return undefined
    try {
      return await findDamage(client, stored, digest)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      this.#unreadable.add(client)
      const name = quote(formatOciRepository(client.repository))
      const message = `whether published packages are still in ${name} cannot be told: ${error.message}`
      this.#settings.transport.log.warn(message)
      return undefined
    }
  }

  async #mend(
    client: OciClient,
    { stored, damage, pkg, manifest }: Mending,
    { selection, withdrawn, documents }: RepairContext,
  ) {
    const { log } = this.#settings.transport
    const { version } = stored.release
    if (pkg !== undefined) await putUntagged(client, pkg, manifest)
    if (damage.tag !== 'intact') await client.putManifest(version, manifest)
    if (selection.storeOptions.oci['oci-tags'] !== 'version')
      await moveTags(client, { version, manifest, withdrawn, log })
    if (pkg === undefined) return
    const subject = descriptorOf(manifest.mediaType, manifest.bytes)
    for (const document of await documents()) await attach(client, subject, document)
  }

  async #resolve(selection: Selection, pkg: Package): Promise<ResolvedManifest> {
    const { release, storeOptions } = selection
    const repository = storeOptions.oci['oci-repository'] ?? refuseNoRepository()
    this.#requireOneModule(repository, formatModuleAddress(release.address))
    const key = `${formatOciRepository(repository)} ${release.version} ${pkg.facts.digest}`
    const resolved = this.#resolved.get(key) ?? (await this.#readOrRenderManifest(selection, repository, pkg))
    this.#resolved.set(key, resolved)
    return resolved
  }

  async #readOrRenderManifest(
    selection: Selection,
    repository: OciRepository,
    pkg: Package,
  ): Promise<ResolvedManifest> {
    const { release } = selection
    const { facts } = pkg
    const client = this.#client(repository)
    await this.#warnOfPlainHttp(client)
    const tagged = await client.readManifest(release.version)
    if (tagged === undefined) {
      const { repositoryUrl } = this.#settings
      const metadata = { release, repositoryUrl, ...(await packageAnnotations(pkg)) }
      const bytes = renderModuleManifest(metadata, facts)
      const manifest = { mediaType: MANIFEST_TYPE, digest: digestOfBytes(bytes), bytes }
      return { client, manifest, isTagged: false }
    }
    const match = matchManifest(tagged, facts)
    if (match.installs === 'same') return { client, manifest: tagged, isTagged: true }
    if (match.installs === 'nothing') throw tagUnfit(selection, repository, match.problem)
    throw tagTaken(selection, repository, `it holds ${match.digest}, and this run has ${facts.digest}`)
  }

  async #warnOfPlainHttp(client: OciClient): Promise<void> {
    if (this.#warned.has(client) || !(await client.isPlainHttp())) return
    this.#warned.add(client)
    const name = formatOciRepository(client.repository)
    this.#settings.transport.log.warn(
      `${quote(name)} is reached over plain http, because its registry refuses https: OpenTofu speaks https alone, and installs nothing from it`,
    )
  }

  #client(repository: OciRepository): OciClient {
    const key = formatOciRepository(repository)
    const { sources, transport } = this.#settings
    const client =
      this.#clients.get(key) ??
      new OciClient({
        repository,
        access: 'pull,push',
        findCredentials: () => findCredentials(repository.host, sources),
        transport,
      })
    this.#clients.set(key, client)
    return client
  }

  /** Versions are tags, so the versions of two modules would meet. */
  #requireOneModule(repository: OciRepository, address: string): void {
    const name = formatOciRepository(repository)
    const known = this.#modules.get(name) ?? address
    this.#modules.set(name, known)
    if (known === address) return
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(known)} and ${quote(address)} would share the OCI repository ${quote(name)}`,
      'give each its own: "oci-repository" beside "path" and "address" in .module-registry.yml',
    )
  }
}

function exposed({ release }: PublishedPackage, repository: OciRepository): RegistryError {
  return new RegistryError(
    'WOULD_EXPOSE',
    `the package of ${formatRelease(release)} is gone from ${quote(formatOciRepository(repository))}, which anybody may read, and its module is private`,
    'to put it back there, allow it: --expose all',
  )
}

function refuseNoRepository(): never {
  throw new RegistryError(
    'INVALID_INPUT',
    'the package kind "oci" needs a repository to push to',
    'name it: --oci-repository ghcr.io/acme/vpc (action input "oci-repository")',
  )
}

function tagTaken({ release }: Selection, repository: OciRepository, problem: string): RegistryError {
  return new RegistryError(
    'VERSION_EXISTS',
    `tag ${release.version} of ${quote(formatOciRepository(repository))} is another package already: ${problem}`,
    'published versions never change: tag this commit with a new version, or name a repository that is for this module alone',
  )
}

function tagUnfit({ release }: Selection, repository: OciRepository, problem: string): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `tag ${release.version} of ${quote(formatOciRepository(repository))} is nothing that OpenTofu installs: ${problem}`,
    'delete that tag, or name a repository that is for this module alone with --oci-repository',
  )
}

/** How the OCI repository differs from what a published release left there. */
interface OciDamage {
  /** Whether the manifest that the location names is gone. */
  readonly isGone: boolean
  /** What the version's tag is now; `intact` for another manifest of the same package. */
  readonly tag: 'intact' | 'gone' | 'other'
  /** For the end of a sentence: `its manifest sha256:… is gone`. */
  readonly problem: string
}

/** One request where nothing is wrong: a tag that resolves to the manifest proves that it is there. Undefined then. */
async function findDamage(
  client: OciClient,
  { release, digest }: PublishedPackage,
  manifest: string,
): Promise<OciDamage | undefined> {
  const { version } = release
  const tagged = await client.resolveTag(version)
  if (tagged === manifest) return undefined
  const isGone = (await client.resolveTag(manifest)) === undefined
  const stored = tagged === undefined ? undefined : await client.readManifest(version)
  const tag = stored === undefined ? 'gone' : holdsPackage(stored, digest) ? 'intact' : 'other'
  if (!isGone && tag === 'intact') return undefined
  const problems = [
    ...(isGone ? [`its manifest ${manifest} is gone`] : []),
    ...(tag === 'gone' ? [`tag ${version} is gone`] : []),
    ...(tag === 'other' ? [`tag ${version} names another package, ${tagged}`] : []),
  ]
  return { isGone, tag, problem: problems.join(', and ') }
}

function holdsPackage(manifest: StoredManifest, digest: string): boolean {
  const layer = packageLayer(manifest)
  return typeof layer !== 'string' && layer.digest === digest
}

/** The manifest of a release, made again. Throws STORE_REFUSED where its bytes are not those that were published. */
async function remakeManifest(
  client: OciClient,
  { release }: PublishedPackage,
  { pkg, digest, repositoryUrl }: { readonly pkg: Package; readonly digest: string; repositoryUrl: string },
): Promise<StoredManifest> {
  const metadata = { release, repositoryUrl, ...(await packageAnnotations(pkg)) }
  const bytes = renderModuleManifest(metadata, pkg.facts)
  const made = digestOfBytes(bytes)
  if (made === digest) return { mediaType: MANIFEST_TYPE, digest, bytes }
  throw new RegistryError(
    'STORE_REFUSED',
    `the manifest ${digest} of ${formatRelease(release)} is gone from ${quote(formatOciRepository(client.repository))}, and is not made again byte by byte: this run makes ${made}`,
    'somebody else pushed it, or with other annotations: copy it back from a mirror (oras cp, skopeo copy), or tag the commit with a new version',
  )
}

/** A VERSION_EXISTS: the tag of a published version was moved in the OCI registry. */
function tagMovedAway(
  client: OciClient,
  { release, digest }: PublishedPackage,
  { problem }: OciDamage,
): RegistryError {
  return new RegistryError(
    'VERSION_EXISTS',
    `${formatRelease(release)} was published to ${quote(formatOciRepository(client.repository))} with the package ${digest}, but ${problem}`,
    'find out who moved the tag; to set it back, run this once with --repair',
  )
}

/**
 * Logs that clients need a login to install this package, where that is so: a first push to ghcr.io is always private.
 * An unreachable registry counts as private.
 */
async function warnIfPrivate(
  repository: OciRepository,
  digest: string,
  transport: HttpTransport,
): Promise<void> {
  const isPublic = await anonymousClient(repository, transport)
    .readManifest(digest)
    .then((manifest) => manifest !== undefined, falseIfRefused)
  if (isPublic) return
  const name = formatOciRepository(repository)
  if (repository.host !== 'ghcr.io')
    return transport.log.info(`access    ${name} is private: clients need a login for ${repository.host}`)
  transport.log.warn(privateOnGitHub(repository))
}

/** Whether the registry answers requests without credentials for this repository, whether or not it exists yet. */
export function isOpenToAll(repository: OciRepository, transport: HttpTransport): Promise<boolean> {
  return anonymousClient(repository, transport)
    .tags()
    .then(() => true, falseIfRefused)
}

function anonymousClient(repository: OciRepository, transport: HttpTransport): OciClient {
  const findCredentials = async () => ({ credentials: undefined, source: 'none, on purpose' })
  return new OciClient({ repository, access: 'pull', findCredentials, transport })
}

function falseIfRefused(error: unknown): false {
  if (error instanceof RegistryError) return false
  throw error
}

/**
 * The warning for a private package on ghcr.io.
 * https://docs.github.com/packages/learn-github-packages/configuring-a-packages-access-control-and-visibility
 */
export function privateOnGitHub(repository: OciRepository): string {
  const [owner = '', ...rest] = repository.name.split('/')
  const path = `${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/settings`
  return `${formatOciRepository(repository)} is private, as every first push to ghcr.io is. Make it public once with "Change visibility": https://github.com/orgs/${path} (for a user: https://github.com/users/${path}); or let clients log in: docker login ghcr.io`
}

/**
 * Attaches a document to a manifest, as a referrer with one layer: in the registry's own list, and where it has none, in the
 * index under the tag that the specification names. The same document twice is once. Answers the digest of its manifest.
 */
export async function attach(
  client: OciClient,
  subject: Descriptor,
  document: AttachedDocument,
): Promise<string> {
  const { artifactType, annotations } = document
  const manifest = renderAttachment(subject, document)
  const digest = digestOfBytes(manifest)
  if ((await listed(client, subject.digest)).includes(digest)) return digest
  await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES))
  await client.pushBlob(blobOfBytes(document.bytes))
  const { isLinked } = await client.putManifest(digest, { mediaType: MANIFEST_TYPE, bytes: manifest })
  const referrer = { ...descriptorOf(MANIFEST_TYPE, manifest), artifactType, annotations }
  if (!isLinked) await list(client, subject.digest, referrer)
  return digest
}

async function listed(client: OciClient, subject: string): Promise<string[]> {
  const referrers = await client.referrers(subject)
  return referrers ?? digestsIn((await client.readManifest(referrersTag(subject)))?.bytes)
}

/** There is no compare-and-swap for tags: what another writer has overwritten is written again. */
async function list(client: OciClient, subject: string, referrer: Descriptor): Promise<void> {
  const tag = referrersTag(subject)
  for (let attempt = 0; attempt < MAX_ATTACHMENT_TRIES; attempt += 1) {
    const current = (await client.readManifest(tag))?.bytes
    if (digestsIn(current).includes(referrer.digest)) return
    await client.putManifest(tag, { mediaType: INDEX_TYPE, bytes: withReferrer(current, referrer) })
  }
  if (digestsIn((await client.readManifest(tag))?.bytes).includes(referrer.digest)) return
  throw new RegistryError(
    'STORE_REFUSED',
    `the tag ${tag} does not keep the list of what is attached to ${subject}`,
    'run it again when nobody else attaches anything',
  )
}
