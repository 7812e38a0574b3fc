import { announcing, releaseStore } from '../adapters/github/releases.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { quote, RegistryError } from '../base/error.ts'
import { gitLocation, indexLocation } from '../index/format/location.ts'
import { versionPath } from '../index/format/paths.ts'
import { packageSubdirectory } from '../module/release.ts'
import type { PackageStore, PackageStores } from '../publish/ports.ts'
import { once, type Runtime } from './runtime.ts'

/** What `oci` packages are pushed with, besides what the environment and Docker's configuration hold. */
export interface OciSettings {
  /** Host of the repository that the caller named, as opposed to a config file: the credentials are for it alone. */
  readonly host?: string | undefined
  /** For ghcr.io. */
  readonly githubToken?: string | undefined
  /** Win over those of the environment. */
  readonly username?: string | undefined
  readonly password?: string | undefined
  /** Whether tags of published versions that name other packages are set back. */
  readonly repair?: boolean | undefined
}

interface PackageStoreOptions {
  /** https URL of the module repository as `git` locations name it; undefined where it has none. */
  readonly originUrl: string | undefined
  /** The same as people open it; `''` where it has none. */
  readonly repositoryUrl: string
  readonly home: () => Promise<GitHubRepository>
  readonly oci?: OciSettings | undefined
  /** The notes that are in a tag; undefined where this tool has not made it. */
  readonly notesOf: (tag: string) => Promise<string | undefined>
  /** All tags, where the server gets a release for each tag that is published. */
  readonly releasedTags?: (() => Promise<readonly string[]>) | undefined
}

export function packageStores(runtime: Runtime, options: PackageStoreOptions): PackageStores {
  const { originUrl, repositoryUrl, home, oci, notesOf, releasedTags } = options
  const watched = (store: PackageStore) => runtime.writes?.packages(store) ?? store
  const announced =
    releasedTags === undefined
      ? (store: PackageStore) => store
      : announcing({ open: home, notesOf, tags: releasedTags })
  return {
    index: announced(indexPackageStore),
    git: announced(gitPackageStore(originUrl)),
    release: watched(releaseStore(home, notesOf)),
    oci: announced(watched(lateStore(() => ociStore(runtime, repositoryUrl, oci)))),
    s3: announced(watched(lateStore(() => s3Store(runtime)))),
  }
}

/** A collection writes nothing but the index: registry.yml takes no other kinds. */
export function collectionStores(originUrl: string | undefined): PackageStores {
  const refuse = async () => {
    throw new RegistryError(
      'INVALID_INPUT',
      'a collection stores packages in the index or leaves them in Git',
      'write package: index, git, or both into registry.yml',
    )
  }
  const other = { publicLocation: refuse, resolve: refuse, store: refuse }
  return { index: indexPackageStore, git: gitPackageStore(originUrl), release: other, oci: other, s3: other }
}

async function ociStore(
  { environment, log, secrets }: Runtime,
  repositoryUrl: string,
  { host, githubToken, repair, ...own }: OciSettings = {},
): Promise<PackageStore> {
  const username = own.username ?? environment['MODULE_REGISTRY_OCI_USERNAME'] ?? ''
  const password = own.password ?? environment['MODULE_REGISTRY_OCI_PASSWORD'] ?? ''
  const configured = host === undefined || password === '' ? undefined : { host, username, password }
  if (password !== '' && configured === undefined)
    log.warn('the password of the OCI registry is not used: name its repository with --oci-repository')
  if (password === '' && username !== '')
    log.warn(
      `the user ${quote(username)} of the OCI registry is not used: MODULE_REGISTRY_OCI_PASSWORD (input "oci-password") is empty`,
    )
  const sources = { configured, githubToken, environment }
  const [{ OciPackageStore }, { networkTransport }] = await Promise.all([
    import('../adapters/stores/oci-package-store.ts'),
    import('../adapters/http/transport.ts'),
  ])
  return new OciPackageStore({ repositoryUrl, sources, repair, transport: networkTransport(log, secrets) })
}

async function s3Store(runtime: Runtime): Promise<PackageStore> {
  const [{ S3PackageStore }, { openS3 }] = await Promise.all([
    import('../adapters/stores/s3-package-store.ts'),
    import('./bucket.ts'),
  ])
  return new S3PackageStore({
    open: (place, options) =>
      openS3(runtime, place, {
        endpoint: options['package-endpoint'],
        region: options['package-region'],
        addressing: options['package-addressing'],
        flags: '--package-',
      }),
  })
}

/** A store whose code is loaded when it is first needed: a run that stores nothing there starts faster. */
function lateStore(load: () => Promise<PackageStore>): PackageStore {
  const store = once(load)
  return {
    publicLocation: async (...args) => (await store()).publicLocation(...args),
    resolve: async (...args) => (await store()).resolve(...args),
    checkAccess: async () => (await store()).checkAccess?.(),
    store: async (...args) => (await store()).store(...args),
    findRepair: async (...args) => (await store()).findRepair?.(...args),
    attach: async (...args) => (await store()).attach?.(...args),
  }
}

/**
 * Writes nothing: the location is the commit itself (or the tag, by choice) in the repository that is there already, and
 * clients clone it with their own credentials.
 * @param originUrl https URL of the origin; undefined where it has none, then every selection must name its own
 */
function gitPackageStore(originUrl: string | undefined): PackageStore {
  return {
    publicLocation: async () => undefined,
    async resolve({ release, storeOptions }) {
      const options = storeOptions.git
      const location = gitLocation({
        sourceUrl: options['source-url'] ?? originUrl ?? refuseNoOrigin(),
        ref: options['git-ref'] === 'tag' ? release.tag : release.commit,
        subdirectory: release.path,
      })
      return { location, files: new Map() }
    },
    store: async () => {},
  }
}

function refuseNoOrigin(): never {
  throw new RegistryError(
    'INVALID_INPUT',
    'the repository has no origin on a host that clients could clone from',
    'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")',
  )
}

/** The zip stands beside `download` and travels in the index commit itself: visible and fetchable at the same time. */
const indexPackageStore: PackageStore = {
  // Asked for packages that must stay private, and those have a public index: a private one shows everything.
  publicLocation: async () => 'in a public index',
  resolve: async ({ release }, { file, facts }) => ({
    location: indexLocation(facts.digest, packageSubdirectory(release)),
    files: new Map([
      [versionPath(release.address, release.version, 'module.zip'), { file, size: facts.size }],
    ]),
  }),
  store: async () => {},
}
