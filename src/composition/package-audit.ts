import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import { Git } from '../adapters/git/git.ts'
import { taggedRepositories } from '../adapters/git/tagged-repositories.ts'
import { gitHubAttestations } from '../adapters/github/attestations.ts'
import type { GitHubServer } from '../adapters/github/client.ts'
import { downloadPackage, networkPackages } from '../adapters/http/packages.ts'
import { networkTransport } from '../adapters/http/transport.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { networkArtifacts, networkAttachedDocuments } from '../adapters/oci/artifact-hosts.ts'
import { RegistryError } from '../base/error.ts'
import { printableUrl } from '../base/url.ts'
import { s3ObjectOf } from '../index/format/location.ts'
import type { Archive } from '../index/packages/package-source.ts'
import type { ArtifactHosts, PackageHosts } from '../index/packages/ports.ts'
import type { ArchiveResult } from '../index/packages/remote-package.ts'
import { PackageAudit } from '../index/verify/package-audit.ts'
import { openS3 } from './bucket.ts'
import { apiUrlOf } from './github.ts'
import type { Runtime } from './runtime.ts'
import { tokens } from './sources.ts'

/** What `verify --packages` reads repositories and packages with. Nothing that it fetches is kept longer than it is looked at. */
export function openPackageAudit(
  runtime: Runtime,
  server: Pick<GitHubServer, 'url' | 'token'>,
): PackageAudit {
  const { environment, log, temporary } = runtime
  const git = new Git(environment, log)
  return new PackageAudit({
    repositories: taggedRepositories({ git, temporary, tokenFor: tokens(environment, server) }),
    ...packageHosts(runtime, git),
    attached: networkAttachedDocuments({ transport: networkTransport(log, runtime.secrets), environment }),
    attestations: gitHubAttestations({
      web: networkWeb(log),
      apiOf: (url) => (isWithAttestations(url) ? apiUrlOf(url) : undefined),
      tokenFor: (url) => (url === server.url ? server.token : undefined),
    }),
  })
}

interface Hosts {
  readonly packages: PackageHosts
  readonly artifacts: ArtifactHosts
}

/** Each package in a directory of its own, which is removed when the package has been looked at. */
function packageHosts(runtime: Runtime, git: Git): Hosts {
  const { environment, log, secrets, temporary: parent } = runtime
  const transport = networkTransport(log, secrets)
  const within = <T>(use: (hosts: Hosts) => Promise<T>) =>
    withTemporaryDirectory(
      (temporary) =>
        use({
          packages: networkPackages({ transport, git, temporary }),
          artifacts: networkArtifacts({ transport, environment, temporary }),
        }),
      parent,
    )
  return {
    packages: {
      archive: (archive) =>
        archive.isSigned === true
          ? withTemporaryDirectory((temporary) => signedArchive(runtime, archive, temporary), parent)
          : within(({ packages }) => packages.archive(archive)),
      commit: (commit) => within(({ packages }) => packages.commit(commit)),
    },
    artifacts: {
      manifest: (artifact) => within(({ artifacts }) => artifacts.manifest(artifact)),
      zip: (artifact, layer) => within(({ artifacts }) => artifacts.zip(artifact, layer)),
    },
  }
}

/** A package in a private bucket of AWS; the credentials of the environment go there alone. */
async function signedArchive(
  runtime: Runtime,
  { url }: Pick<Archive, 'url'>,
  temporary: string,
): Promise<ArchiveResult> {
  const object = s3ObjectOf(`s3::${url}?checksum=`)
  if (object === undefined)
    return { kind: 'unreachable', message: `${printableUrl(url)} is in no bucket of AWS: it is not followed` }
  const { bucket, region, key } = object
  try {
    const client = await openS3(runtime, { bucket, prefix: '' }, { region, endpoint: undefined })
    const { fetched, facts } = await downloadPackage(temporary, (into) =>
      client.request({ method: 'GET', key, into }, [200, 404]),
    )
    return { kind: 'fetched', status: fetched.status, head: undefined, ...facts }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { kind: 'unreachable', message: error.message }
  }
}

/** GitHub Enterprise Server stores none. https://docs.github.com/actions/concepts/security/artifact-attestations */
function isWithAttestations(serverUrl: string): boolean {
  const { hostname } = new URL(serverUrl)
  return hostname === 'github.com' || hostname.endsWith('.ghe.com')
}
