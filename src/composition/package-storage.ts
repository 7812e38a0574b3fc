import type { OciClient } from '../adapters/oci/client.ts'
import { ifRefused, quote, RegistryError } from '../base/error.ts'
import type { ModuleDocument } from '../index/format/documents.ts'
import {
  locationKind,
  ociManifestOf,
  packageKey,
  type ReleaseAsset,
  releaseAssetOf,
  s3ObjectOf,
} from '../index/format/location.ts'
import type { MovingName, PackageDeletion, PackageStorage, StoredPackage } from '../lifecycle/ports.ts'
import { tokenVariable } from '../module/forge.ts'
import type { Version } from '../module/version.ts'
import { PACKAGE_KINDS, type PackageKind } from '../publish/package-kinds.ts'
import { type GitHubSettings, gitHubHome, gitHubServer, isAsked } from './forge.ts'
import type { Runtime } from './runtime.ts'

/** The storage of packages, with the credentials that the environment has for them: each secret goes to its own host only. */
export function packageStorage(
  runtime: Runtime,
  server: GitHubSettings = gitHubServer(runtime.environment),
): PackageStorage {
  return new NetworkStorage(runtime, server)
}

interface KindActions {
  readonly delete: (pkg: StoredPackage) => Promise<PackageDeletion>
  /** Absent where no name follows the latest version. */
  readonly follow?: (locations: readonly string[], marks: Marks) => Promise<MovingName[]>
}

interface Marks {
  readonly module: ModuleDocument
  readonly marked: readonly Version[]
  readonly dryRun: boolean
}

class NetworkStorage implements PackageStorage {
  readonly #runtime: Runtime
  readonly #server: GitHubSettings
  /** What is done where packages of each kind are: a kind without a line does not compile. */
  readonly #kinds: Readonly<Record<PackageKind, KindActions>> = {
    index: { delete: async (pkg) => notDeletable(pkg) },
    git: { delete: async (pkg) => notDeletable(pkg) },
    release: {
      delete: (pkg) => this.#deleteAsset(pkg),
      follow: (locations, marks) => this.#followLatest(locations, marks),
    },
    oci: {
      delete: (pkg) => this.#deleteManifest(pkg),
      follow: (locations, marks) => this.#followTags(locations, marks),
    },
    s3: { delete: (pkg) => this.#deleteObject(pkg) },
  }

  constructor(runtime: Runtime, server: GitHubSettings) {
    this.#runtime = runtime
    this.#server = server
  }

  async delete(pkg: StoredPackage): Promise<PackageDeletion> {
    const kind = PACKAGE_KINDS.find((each) => each === pkg.kind)
    return kind === undefined ? notDeletable(pkg) : this.#kinds[kind].delete(pkg)
  }

  async follow(module: ModuleDocument, marked: readonly Version[], dryRun: boolean): Promise<MovingName[]> {
    const changed = new Set<string>(marked)
    const packages = [...module.versions, ...module.removed]
      .filter(({ version }) => changed.has(version))
      .flatMap((each) => each.packages ?? [])
    const names: MovingName[] = []
    for (const kind of PACKAGE_KINDS) {
      const locations = packages.filter((each) => each.kind === kind).map(({ location }) => location)
      names.push(...((await this.#kinds[kind].follow?.(locations, { module, marked, dryRun })) ?? []))
    }
    return names
  }

  async #deleteManifest(pkg: StoredPackage): Promise<PackageDeletion> {
    const manifest = ociManifestOf(pkg.location)
    if (manifest === undefined) return notDeletable(pkg)
    const { deleteModulePackage } = await import('../adapters/oci/module-package.ts')
    const client = await this.#ociClient(manifest.repository, 'pull,push,delete')
    return deleteModulePackage(client, manifest.digest, pkg)
  }

  async #followTags(locations: readonly string[], marks: Marks): Promise<MovingName[]> {
    const repositories = new Set(locations.flatMap((each) => ociManifestOf(each)?.repository ?? []))
    const names: MovingName[] = []
    for (const repository of repositories) {
      const { followTags } = await import('../adapters/oci/module-package.ts')
      names.push(...(await followTags(await this.#ociClient(repository, 'pull,push'), marks)))
    }
    return names
  }

  /** Of a bucket that the location does not name, nobody knows here which one it is. */
  async #deleteObject({ location, address, version }: StoredPackage): Promise<PackageDeletion> {
    const object = s3ObjectOf(location)
    const fix = `delete the object behind ${location}, and what caches keep of it`
    if (object === undefined)
      return { status: 'impossible', reason: 'the location does not say in which bucket the package is', fix }
    // Whoever writes an index may name objects of others in it.
    const path = packageKey({ address, version })
    if (!`/${object.key}`.endsWith(`/${path}`))
      return { status: 'failed', reason: `its key does not end in ${quote(path)}`, fix }
    const { openS3 } = await import('./bucket.ts')
    const { bucket, region, key } = object
    try {
      const client = await openS3(this.#runtime, { bucket, prefix: '' }, { region })
      const head = await client.request({ method: 'HEAD', key }, [200, 404])
      if (head.status === 404) return { status: 'absent', notes: [] }
      await client.request({ method: 'DELETE', key }, [200, 204])
      const notes = ['a bucket with versioning keeps the object as an earlier version: delete that, too']
      return { status: 'deleted', notes }
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      return { status: 'failed', reason: `${error.message}; ${error.hint}`, fix }
    }
  }

  async #deleteAsset(pkg: StoredPackage): Promise<PackageDeletion> {
    const asset = releaseAssetOf(pkg.location)
    if (asset === undefined) return notDeletable(pkg)
    const { deleteAsset, deleteByHand } = await import('../adapters/github/published-assets.ts')
    return this.#atHome(
      asset,
      (repository) => deleteAsset(repository, asset),
      (reason) => ({ status: 'failed', reason, fix: deleteByHand(asset) }),
    )
  }

  async #followLatest(locations: readonly string[], { module, dryRun }: Marks): Promise<MovingName[]> {
    const assets = locations.flatMap((each) => releaseAssetOf(each) ?? [])
    const homes = new Map(assets.map((asset) => [`${asset.host}/${asset.repository}`, asset]))
    const names: MovingName[] = []
    for (const asset of homes.values()) {
      const { followLatestRelease } = await import('../adapters/github/published-assets.ts')
      const found = await this.#atHome(
        asset,
        (repository) => followLatestRelease(repository, module, dryRun),
        (reason): MovingName[] => [
          { name: `the latest release of ${asset.repository}`, status: 'kept', version: null, reason },
        ],
      )
      names.push(...found)
    }
    return names
  }

  /** What a repository that cannot be opened means is the caller's. */
  async #atHome<T>(
    { host, repository }: ReleaseAsset,
    work: (home: Awaited<ReturnType<ReturnType<typeof gitHubHome>>>) => Promise<T>,
    refused: (reason: string) => T,
  ): Promise<T> {
    if (!isAsked(host, this.#runtime.environment))
      return refused(
        `there is no token for ${quote(host)}: set ${tokenVariable(host)}, or set GITHUB_SERVER_URL to its URL`,
      )
    const home = gitHubHome(this.#server, { host, repository }, this.#runtime)
    return home()
      .then(work)
      .catch(ifRefused(({ message, hint }) => refused(`${message}; ${hint}`)))
  }

  /** The password of the environment is for the host that a publish names, and so for none that an index names. */
  async #ociClient(name: string, access: 'pull,push' | 'pull,push,delete'): Promise<OciClient> {
    const { environment, log, secrets } = this.#runtime
    const [{ OciClient }, { findCredentials }, { networkTransport }, { parseOciRepository }] =
      await Promise.all([
        import('../adapters/oci/client.ts'),
        import('../adapters/oci/credentials.ts'),
        import('../adapters/http/transport.ts'),
        import('../oci/oci-repository.ts'),
      ])
    const repository = parseOciRepository(name)
    const sources = { configured: undefined, githubToken: this.#server.token, environment }
    return new OciClient({
      repository,
      access,
      findCredentials: () => findCredentials(repository.host, sources),
      transport: networkTransport(log, secrets),
    })
  }
}

/** Git keeps commits, and other places are not this tool's. */
function notDeletable({ location }: StoredPackage): PackageDeletion {
  if (locationKind(location) !== 'git')
    return { status: 'impossible', reason: 'this tool has no access there', fix: `delete ${location}` }
  return {
    status: 'impossible',
    reason: 'clients clone the commit from the module repository, and Git keeps it',
    fix: 'delete the tag, take the commit out of every branch (git filter-repo), and ask the Git host to collect garbage: https://docs.github.com/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository',
  }
}
