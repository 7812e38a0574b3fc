import { ifRefused, quote, RegistryError } from '../../base/error.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import { ociLocation, ociManifestOf } from '../../index/format/location.ts'
import { selectReadme } from '../../interface/read/module-files.ts'
import { descriptionFromReadme } from '../../interface/read/readme.ts'
import { licenseIdentifier, selectLicense } from '../../module/license.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { formatRelease, packageSubdirectory, type Release } from '../../module/release.ts'
import { type Descriptor, descriptorOf, digestOfBytes } from '../../oci/descriptor.ts'
import {
  EMPTY_CONFIG_BYTES,
  MANIFEST_TYPE,
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
import type { Package, PackagedFile } from '../../package/package.ts'
import type {
  PackageStore,
  PublishedPackage,
  RegistryFacts,
  Repair,
  RepairContext,
  ResolvedPackage,
} from '../../publish/ports.ts'
import type { Selection } from '../../publish/selection.ts'
import { readPackagedFile } from '../filesystem/zip-reader.ts'
import type { HttpTransport } from '../http/transport.ts'
import { blobOfBytes, blobOfFile, OciClient } from '../oci/client.ts'
import { type CredentialSources, findCredentials } from '../oci/credentials.ts'
import { moveTags } from '../oci/module-package.ts'

/** Bytes of a file that is read for annotations, such as a licence. A longer one says nothing. */
const MAX_TEXT_BYTES = 512 * 1024

/** Tries to add a referrer to a list that others change. Then it fails. */
const MAX_ATTACHMENT_TRIES = 4

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
    const tag = selection.release.version
    if (isTagged) await client.pushBlob(blobOfFile(pkg.file, pkg.facts))
    else if (await putModulePackage(client, pkg, { manifest, tag }))
      throw tagTaken(selection, client.repository, 'another run has just pushed it')
    resolved.isTagged = true
    await this.#moveTags(client, manifest, selection, withdrawn)
    if (!isTagged) await warnIfPrivate(client.repository, manifest.digest, this.#settings.transport)
  }

  /** As a referrer of the manifest, whoever pushed that. */
  async attach(selection: Selection, pkg: Package, document: AttachedDocument): Promise<void> {
    const { client, manifest } = await this.#resolve(selection, pkg)
    await attach(client, descriptorOf(manifest.mediaType, manifest.bytes), document)
  }

  /** The manifest that the index names has to be there, and the version's tag may name no other package. */
  async findRepair(stored: PublishedPackage, about: RepairContext): Promise<Repair | undefined> {
    const { release } = stored
    const { repository: name = '', digest = '' } = ociManifestOf(stored.location) ?? {}
    const client = this.#client(parseOciRepository(name))
    const damage = await this.#damageOf(client, stored, digest)
    if (damage === undefined) return undefined
    if (damage.tag === 'other' && this.#settings.repair !== true)
      throw new RegistryError(
        'VERSION_EXISTS',
        `${formatRelease(release)} was published to ${quote(name)} with the package ${stored.digest}, but ${damage.problem}`,
        'find out who moved the tag; to set it back, run this once with --repair',
      )
    if (damage.isGone && about.isPrivate && (await isOpenToAll(client.repository, this.#settings.transport)))
      throw new RegistryError(
        'WOULD_EXPOSE',
        `the package of ${formatRelease(release)} is gone from ${quote(name)}, which anybody may read, and its module is private`,
        'to put it back there, allow it: --expose all',
      )
    const pkg = damage.isGone ? await about.pack() : undefined
    const manifest =
      pkg === undefined ? await client.readManifest(digest) : await this.#manifestOf(release, pkg)
    if (manifest === undefined) return undefined
    if (manifest.digest !== digest)
      throw new RegistryError(
        'STORE_REFUSED',
        `the manifest ${digest} of ${formatRelease(release)} is gone from ${quote(name)}, and is not made again byte by byte: this run makes ${manifest.digest}`,
        'somebody else pushed it, or with other annotations: copy it back from a mirror (oras cp, skopeo copy), or tag the commit with a new version',
      )
    const run = async () => {
      if (pkg !== undefined) await putUntagged(client, pkg, manifest)
      if (damage.tag !== 'intact') await client.putManifest(release.version, manifest)
      await this.#moveTags(client, manifest, about.selection, about.withdrawn)
      if (pkg === undefined) return
      const subject = descriptorOf(manifest.mediaType, manifest.bytes)
      for (const document of await about.documents()) await attach(client, subject, document)
    }
    return { problem: `${formatRelease(release)} in ${quote(name)}: ${damage.problem}`, run }
  }

  /** Undefined, with one warning for each repository, where nothing can be read. */
  async #damageOf(
    client: OciClient,
    stored: PublishedPackage,
    digest: string,
  ): Promise<OciDamage | undefined> {
    if (this.#unreadable.has(client)) return undefined
    const warnOnce = ({ message }: RegistryError) => {
      this.#unreadable.add(client)
      const name = quote(formatOciRepository(client.repository))
      this.#settings.transport.log.warn(
        `whether published packages are still in ${name} cannot be told: ${message}`,
      )
      return undefined
    }
    return findDamage(client, stored, digest).catch(ifRefused(warnOnce))
  }

  async #moveTags(
    client: OciClient,
    manifest: StoredManifest,
    { release: { version }, storeOptions }: Selection,
    withdrawn: RegistryFacts['withdrawn'],
  ): Promise<void> {
    if (storeOptions.oci['oci-tags'] === 'version') return
    await moveTags(client, { version, manifest, withdrawn, log: this.#settings.transport.log })
  }

  /** The same bytes for the same release and package. */
  async #manifestOf(release: Release, pkg: Package): Promise<StoredManifest> {
    const { repositoryUrl } = this.#settings
    const metadata = { release, repositoryUrl, ...(await packageAnnotations(pkg)) }
    const bytes = renderModuleManifest(metadata, pkg.facts)
    return { mediaType: MANIFEST_TYPE, digest: digestOfBytes(bytes), bytes }
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
    if (!this.#warned.has(client) && (await client.isPlainHttp())) {
      this.#warned.add(client)
      const name = quote(formatOciRepository(repository))
      this.#settings.transport.log.warn(
        `${name} is reached over plain http, because its registry refuses https: OpenTofu speaks https alone, and installs nothing from it`,
      )
    }
    const tagged = await client.readManifest(release.version)
    if (tagged === undefined)
      return { client, manifest: await this.#manifestOf(release, pkg), isTagged: false }
    const zip = packageLayer(tagged)
    if (typeof zip === 'string')
      throw new RegistryError(
        'STORE_REFUSED',
        `tag ${release.version} of ${quote(formatOciRepository(repository))} is nothing that OpenTofu installs: ${zip}`,
        'delete that tag, or name a repository that is for this module alone with --oci-repository',
      )
    if (zip.digest === facts.digest && zip.size === facts.size)
      return { client, manifest: tagged, isTagged: true }
    throw tagTaken(selection, repository, `it holds ${zip.digest}, and this run has ${facts.digest}`)
  }

  #client(repository: OciRepository): OciClient {
    const key = formatOciRepository(repository)
    const { sources, transport } = this.#settings
    const lookUp = () => findCredentials(repository.host, sources)
    return getOrInsert(
      this.#clients,
      key,
      () => new OciClient({ repository, access: 'pull,push', findCredentials: lookUp, transport }),
    )
  }

  /** Versions are tags, so the versions of two modules would meet. */
  #requireOneModule(repository: OciRepository, address: string): void {
    const name = formatOciRepository(repository)
    const known = getOrInsert(this.#modules, name, () => address)
    if (known === address) return
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(known)} and ${quote(address)} would share the OCI repository ${quote(name)}`,
      'give each its own: "oci-repository" beside "path" and "address" in .module-registry.yml',
    )
  }
}

/** What a package says of itself, so that it follows from its bytes alone; `''` where it does not. */
async function packageAnnotations(pkg: Package): Promise<{ description: string; licenses: string }> {
  const root = pkg.contents.filter(({ path, size }) => !path.includes('/') && size <= MAX_TEXT_BYTES)
  const license = selectLicense(root.map(({ path }) => path))
  const licenseFile = root.find(({ path }) => path === license)
  return {
    description: descriptionFromReadme(await textOf(pkg, selectReadme(root))),
    licenses: licenseIdentifier(await textOf(pkg, licenseFile)) ?? '',
  }
}

async function textOf(pkg: Package, file: PackagedFile | undefined): Promise<string> {
  return file === undefined ? '' : new TextDecoder().decode(await readPackagedFile(pkg, file))
}

/**
 * Blobs, then the manifest by its digest, read back, and last the tag: nothing has a name before all of it is there.
 * @returns whether the tag is another manifest's, which then was left alone
 */
async function putModulePackage(
  client: OciClient,
  pkg: Package,
  { manifest, tag }: { readonly manifest: StoredManifest; readonly tag: string },
): Promise<boolean> {
  await putUntagged(client, pkg, manifest)
  // Some registries let a tag be overwritten whatever is asked of them, so it is read before as well.
  const taken = await client.resolveTag(tag)
  if (taken !== undefined) return taken !== manifest.digest
  await client.putManifest(tag, manifest, { isNew: true })
  return (await client.resolveTag(tag)) !== manifest.digest
}

/** Blobs, then the manifest by its digest, read back. Throws what the client throws. */
export async function putUntagged(
  client: OciClient,
  { file, facts }: Package,
  manifest: StoredManifest,
): Promise<void> {
  await client.pushBlob(blobOfFile(file, facts))
  await client.pushBlob(blobOfBytes(EMPTY_CONFIG_BYTES))
  await client.putUntagged(manifest)
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

/** How the OCI repository differs from what a published release left there. */
interface OciDamage {
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
function isOpenToAll(repository: OciRepository, transport: HttpTransport): Promise<boolean> {
  return anonymousClient(repository, transport)
    .tags()
    .then(() => true, falseIfRefused)
}

function anonymousClient(repository: OciRepository, transport: HttpTransport): OciClient {
  const findCredentials = async () => ({ credentials: undefined, source: 'none, on purpose' })
  return new OciClient({ repository, access: 'pull', findCredentials, transport })
}

const falseIfRefused = ifRefused(() => false)

/**
 * The warning for a private package on ghcr.io.
 * https://docs.github.com/packages/learn-github-packages/configuring-a-packages-access-control-and-visibility
 */
function privateOnGitHub(repository: OciRepository): string {
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
  for (let attempt = 0; ; attempt += 1) {
    const current = (await client.readManifest(tag))?.bytes
    if (digestsIn(current).includes(referrer.digest)) return
    if (attempt === MAX_ATTACHMENT_TRIES) break
    await client.putManifest(tag, { mediaType: INDEX_TYPE, bytes: withReferrer(current, referrer) })
  }
  throw new RegistryError(
    'STORE_REFUSED',
    `the tag ${tag} does not keep the list of what is attached to ${subject}`,
    'run it again when nobody else attaches anything',
  )
}
