import type { OciClient } from '../adapters/oci/client.ts'
import { quote, RegistryError } from '../base/error.ts'
import type { ModuleDocument } from '../index/format/documents.ts'
import {
  locationKind,
  ociManifestOf,
  type ReleaseAsset,
  releaseAssetOf,
  s3ObjectOf,
} from '../index/format/location.ts'
import type { MovingName, PackageDeletion, PackagePlaces, PlacedPackage } from '../lifecycle/ports.ts'
import type { Version } from '../module/version.ts'
import { type GitHubSettings, gitHubHome, isGitHub } from './github.ts'
import type { Runtime } from './runtime.ts'

/** The places of packages, with the credentials that the environment has for them: each secret goes to its own host only. */
export function packagePlaces(runtime: Runtime, server: GitHubSettings): PackagePlaces {
  return new NetworkPlaces(runtime, server)
}

class NetworkPlaces implements PackagePlaces {
  readonly #runtime: Runtime
  readonly #server: GitHubSettings

  constructor(runtime: Runtime, server: GitHubSettings) {
    this.#runtime = runtime
    this.#server = server
  }

  async delete(pkg: PlacedPackage): Promise<PackageDeletion> {
    const { location } = pkg
    const manifest = ociManifestOf(location)
    if (manifest !== undefined) {
      const { deleteModulePackage } = await import('../adapters/oci/module-package.ts')
      const client = await this.#ociClient(manifest.repository, 'pull,push,delete')
      return deleteModulePackage(client, manifest.digest, pkg)
    }
    if (pkg.kind === 's3') return this.#deleteObject(pkg)
    const asset = releaseAssetOf(location)
    return asset === undefined ? notDeletable(location) : this.#deleteAsset(asset)
  }

  async follow(module: ModuleDocument, marked: readonly Version[], dryRun: boolean): Promise<MovingName[]> {
    const changed = new Set<string>(marked)
    const locations = [...module.versions, ...module.removed]
      .filter(({ version }) => changed.has(version))
      .flatMap(({ packages = [] }) => packages.map(({ location }) => location))
    const repositories = new Set(locations.flatMap((each) => ociManifestOf(each)?.repository ?? []))
    const names: MovingName[] = []
    for (const repository of repositories) {
      const { followTags } = await import('../adapters/oci/module-package.ts')
      const client = await this.#ociClient(repository, 'pull,push')
      names.push(...(await followTags(client, { module, marked, dryRun })))
    }
    const assets = locations.flatMap((each) => releaseAssetOf(each) ?? [])
    const homes = new Map(assets.map((asset) => [`${asset.host}/${asset.repository}`, asset]))
    for (const asset of homes.values()) names.push(...(await this.#followLatest(asset, module, dryRun)))
    return names
  }

  /** Of a bucket that the location does not name, nobody knows here which one it is. */
  async #deleteObject({ location }: PlacedPackage): Promise<PackageDeletion> {
    const object = s3ObjectOf(location)
    const fix = `delete the object behind ${location}, and what caches keep of it`
    if (object === undefined)
      return { status: 'impossible', reason: 'the location does not say in which bucket the package is', fix }
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

  async #deleteAsset(asset: ReleaseAsset): Promise<PackageDeletion> {
    const { deleteAsset, deleteByHand } = await import('../adapters/github/releases.ts')
    return this.#atHome(
      asset,
      (repository) => deleteAsset(repository, asset),
      (reason) => ({ status: 'failed', reason, fix: deleteByHand(asset) }),
    )
  }

  async #followLatest(asset: ReleaseAsset, module: ModuleDocument, dryRun: boolean): Promise<MovingName[]> {
    const { followLatestRelease } = await import('../adapters/github/releases.ts')
    const name = `the latest release of ${asset.repository}`
    return this.#atHome(
      asset,
      (repository) => followLatestRelease(repository, module, dryRun),
      (reason) => [{ name, status: 'kept', version: null, reason }],
    )
  }

  /** What a repository that cannot be opened means is the caller's. */
  async #atHome<T>(
    { host, repository }: ReleaseAsset,
    work: (home: Awaited<ReturnType<ReturnType<typeof gitHubHome>>>) => Promise<T>,
    refused: (reason: string) => T,
  ): Promise<T> {
    if (!isGitHub(host, this.#runtime.environment['GITHUB_SERVER_URL']))
      return refused(`${quote(host)} is not known to be GitHub: set GITHUB_SERVER_URL to its URL`)
    try {
      const home = await gitHubHome(this.#server, { host, repository }, this.#runtime)()
      return await work(home)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      return refused(`${error.message}; ${error.hint}`)
    }
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
function notDeletable(location: string): PackageDeletion {
  if (locationKind(location) !== 'git')
    return { status: 'impossible', reason: 'this tool has no access there', fix: `delete ${location}` }
  return {
    status: 'impossible',
    reason: 'clients clone the commit from the module repository, and Git keeps it',
    fix: 'delete the tag, take the commit out of every branch (git filter-repo), and ask the Git host to collect garbage: https://docs.github.com/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository',
  }
}
