import { quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { formatLocation, ociLocation } from '../../index/format/location.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import type { AttachedDocument } from '../../oci/attached-document.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import { MANIFEST_TYPE, renderModuleManifest } from '../../oci/manifest.ts'
import { formatOciRepository, type OciRepository } from '../../oci/oci-repository.ts'
import { matchManifest, type StoredManifest } from '../../oci/stored-manifest.ts'
import type { Package } from '../../package/package.ts'
import type { PackageStore, Placement } from '../../publish/ports.ts'
import type { Selection } from '../../publish/selection.ts'
import { attach } from '../oci/attachment.ts'
import { OciClient } from '../oci/client.ts'
import { type CredentialSources, findCredentials } from '../oci/credential-sources.ts'
import { type HttpTransport, networkTransport } from '../oci/http.ts'
import { packageAnnotations } from '../oci/manifest-annotations.ts'
import { putModulePackage } from '../oci/module-package.ts'
import { moveTags } from '../oci/moved-tags.ts'
import { warnIfPrivate } from '../oci/visibility.ts'

export interface OciStoreSettings {
  /** https URL of the module repository; `''` where it has none. */
  readonly repositoryUrl: string
  readonly sources: CredentialSources
  readonly transport: HttpTransport
}

/** A release in its repository, as this run found it or made it. */
interface Shelf {
  readonly repository: OciRepository
  readonly manifest: StoredManifest
  /** False until the version's tag points at the manifest. */
  isTagged: boolean
}

/** The store that a run over the network uses. */
export function openOciStore({
  log,
  ...settings
}: Omit<OciStoreSettings, 'transport'> & { readonly log: Log }): PackageStore {
  return new OciPackageStore({ ...settings, transport: networkTransport(log) })
}

/** The same zip as the one layer of an OCI artifact; the location names its manifest by digest. */
export class OciPackageStore implements PackageStore {
  readonly kind = 'oci'
  readonly #settings: OciStoreSettings
  readonly #clients = new Map<string, OciClient>()
  readonly #shelves = new Map<string, Shelf>()
  readonly #modules = new Map<string, string>()

  constructor(settings: OciStoreSettings) {
    this.#settings = settings
  }

  /** A manifest that is there under the version's tag already, and fits, is the place, whoever pushed it. */
  async locate(selection: Selection, pkg: Package): Promise<Placement> {
    const { repository, manifest } = await this.#shelf(selection, pkg)
    const location = formatLocation(ociLocation(repository, manifest.digest))
    return { place: { kind: 'oci', location, digest: pkg.facts.digest }, files: new Map() }
  }

  /** What is tagged already needs no right to push, as far as anybody knows before. */
  async checkAccess(): Promise<void> {
    const due = [...this.#shelves.values()].filter(({ isTagged }) => !isTagged)
    const names = new Map(due.map(({ repository }) => [formatOciRepository(repository), repository]))
    for (const repository of names.values()) await this.#client(repository).proveWritable()
  }

  async put(selection: Selection, pkg: Package): Promise<void> {
    const shelf = await this.#shelf(selection, pkg)
    const { repository, manifest, isTagged } = shelf
    const { version } = selection.release
    const client = this.#client(repository)
    const { log } = this.#settings.transport
    const isTaken = await putModulePackage(client, pkg, { manifest, tag: isTagged ? undefined : version })
    if (isTaken) throw tagTaken(selection, repository, 'another run has just pushed it')
    shelf.isTagged = true
    if (selection.ociTags === 'all') await moveTags(client, { version, manifest, log })
    if (!isTagged) await warnIfPrivate(repository, manifest.digest, this.#settings.transport)
  }

  /** As a referrer of the manifest, whoever pushed that. */
  async attach(selection: Selection, pkg: Package, document: AttachedDocument): Promise<void> {
    const { repository, manifest } = await this.#shelf(selection, pkg)
    const { mediaType, digest, bytes } = manifest
    await attach(this.#client(repository), { mediaType, digest, size: bytes.length }, document)
  }

  async #shelf(selection: Selection, pkg: Package): Promise<Shelf> {
    const { release, ociRepository: repository = refuseNoRepository() } = selection
    this.#requireOneModule(repository, formatModuleAddress(release.address))
    const key = `${formatOciRepository(repository)} ${release.version} ${pkg.facts.digest}`
    const shelf = this.#shelves.get(key) ?? (await this.#look(selection, repository, pkg))
    this.#shelves.set(key, shelf)
    return shelf
  }

  async #look(selection: Selection, repository: OciRepository, pkg: Package): Promise<Shelf> {
    const { release } = selection
    const { facts } = pkg
    const tagged = await this.#client(repository).readManifest(release.version)
    if (tagged === undefined) {
      const { repositoryUrl } = this.#settings
      const bytes = renderModuleManifest(
        { release, repositoryUrl, ...(await packageAnnotations(pkg)) },
        facts,
      )
      const manifest = { mediaType: MANIFEST_TYPE, digest: digestOfBytes(bytes), bytes }
      return { repository, manifest, isTagged: false }
    }
    const match = matchManifest(tagged, facts)
    if (match.installs === 'same') return { repository, manifest: tagged, isTagged: true }
    if (match.installs === 'nothing') throw tagUnfit(selection, repository, match.problem)
    throw tagTaken(selection, repository, `it holds ${match.digest}, and this run has ${facts.digest}`)
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
