import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import { Git } from '../adapters/git/git.ts'
import { taggedRepositories } from '../adapters/git/tagged-repositories.ts'
import { gitHubAttestations } from '../adapters/github/attestations.ts'
import type { GitHubServer } from '../adapters/github/client.ts'
import { networkPackages } from '../adapters/http/package-hosts.ts'
import { networkTransport } from '../adapters/http/transport.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { networkArtifacts } from '../adapters/oci/artifact-hosts.ts'
import { networkAttachedDocuments } from '../adapters/oci/attached-documents.ts'
import type { ArtifactHosts, PackageHosts } from '../index/packages/ports.ts'
import { PackageAudit } from '../index/verify/package-audit.ts'
import type { AuditProgress } from '../index/verify/ports.ts'
import { apiUrlOf } from './github.ts'
import type { Runtime } from './runtime.ts'
import { tokens } from './sources.ts'

/** What `verify --packages` reads repositories and packages with. Nothing that it fetches is kept longer than it is looked at. */
export function openPackageAudit(
  runtime: Runtime,
  server: Pick<GitHubServer, 'url' | 'token'>,
  progress?: AuditProgress,
): PackageAudit {
  const { environment, log, temporary } = runtime
  const git = new Git(environment, log)
  return new PackageAudit({
    progress,
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
function packageHosts({ environment, log, secrets, temporary: parent }: Runtime, git: Git): Hosts {
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
      archive: (archive) => within(({ packages }) => packages.archive(archive)),
      commit: (commit) => within(({ packages }) => packages.commit(commit)),
    },
    artifacts: {
      manifest: (artifact) => within(({ artifacts }) => artifacts.manifest(artifact)),
      zip: (artifact, layer) => within(({ artifacts }) => artifacts.zip(artifact, layer)),
    },
  }
}

/** GitHub Enterprise Server stores none. https://docs.github.com/actions/concepts/security/artifact-attestations */
function isWithAttestations(serverUrl: string): boolean {
  const { hostname } = new URL(serverUrl)
  return hostname === 'github.com' || hostname.endsWith('.ghe.com')
}
