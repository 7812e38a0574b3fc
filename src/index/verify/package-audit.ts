import { quote } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { quoteUrl } from '../../base/url.ts'
import { PACKAGE_FORMAT } from '../../package/package.ts'
import type { ReleaseDocument } from '../format/documents.ts'
import { locationKind, ociManifestOf } from '../format/location.ts'
import { versionPath } from '../format/paths.ts'
import type { ArtifactHosts, AttachedDocuments, PackageHosts } from '../packages/ports.ts'
import { attachedFaults } from './attached-documents.ts'
import { isAttested } from './attestation.ts'
import type { VersionFault } from './check-context.ts'
import type { FindingCode } from './finding.ts'
import type { Attestations, AuditProgress, TaggedRepositories, TaggedRepository } from './ports.ts'
import { storedPackageFault } from './stored-package.ts'

export interface PackageAuditDependencies {
  readonly repositories: TaggedRepositories
  readonly packages: PackageHosts
  readonly artifacts: ArtifactHosts
  readonly attached: AttachedDocuments
  readonly attestations: Attestations
  /** Undefined: every release is audited. */
  readonly progress?: AuditProgress | undefined
}

/** The check of packages against the world outside of the index: their repositories, and the places where they are stored. */
export class PackageAudit {
  readonly #dependencies: PackageAuditDependencies

  constructor(dependencies: PackageAuditDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * The faults of the packages of one module.
   * @param interfaces the digests of `interface.json`, by version; a version that shows none is not in it
   */
  async auditModule(
    releases: readonly ReleaseDocument[],
    interfaces: ReadonlyMap<string, string>,
  ): Promise<VersionFault[]> {
    const { progress } = this.#dependencies
    const known = releases.map((release) => [release, progress?.faultsOf(release)] as const)
    const found = known.flatMap(([, faults]) => faults ?? [])
    const left = known.flatMap(([release, faults]) => (faults === undefined ? [release] : []))
    for (const [url, group] of groupBy(left, ({ repository }) => repository.url)) {
      const repository = url === '' ? NO_ORIGIN : await this.#dependencies.repositories.open(url, group)
      try {
        for (const release of group) {
          const audit = new ReleaseAudit(release, this.#dependencies)
          if (repository.kind === 'opened') await audit.rebuild(repository)
          else audit.add('UNVERIFIABLE', `its tag cannot be read: ${repository.message}`)
          await audit.fetch(repository.kind === 'opened' ? repository : undefined)
          const isAttested = await audit.attest()
          await audit.readAttached(interfaces.get(release.version), isAttested)
          found.push(...audit.faults)
          // What did not answer is asked again.
          if (!audit.faults.some(({ code }) => code === 'UNVERIFIABLE'))
            await progress?.keep(release, audit.faults)
        }
      } finally {
        if (repository.kind === 'opened') await repository.close()
      }
    }
    return found
  }
}

const NO_ORIGIN = { kind: 'unreachable', message: 'the repository had no origin' } as const

class ReleaseAudit {
  readonly faults: VersionFault[] = []
  /** Locations that have another fault: of what is attached there nothing is said. */
  readonly #lost = new Set<string>()
  readonly #release: ReleaseDocument
  readonly #dependencies: PackageAuditDependencies

  constructor(release: ReleaseDocument, dependencies: PackageAuditDependencies) {
    this.#release = release
    this.#dependencies = dependencies
  }

  /** Proves that the published bytes are the tagged tree. */
  async rebuild(repository: TaggedRepository): Promise<void> {
    const { tag, commit, package: published } = this.#release
    const now = repository.commitOf(tag)
    if (now !== undefined && now !== commit)
      this.add('TAG_MOVED', `tag ${quote(tag)} is at ${now}, and the version is published from ${commit}`)
    if (published.format !== PACKAGE_FORMAT)
      return this.add('UNVERIFIABLE', `packages of format ${published.format} are of another tool`)
    const rebuilt = await repository.rebuild(this.#release)
    if (rebuilt.kind === 'absent')
      this.add('COMMIT_UNREACHABLE', `the repository does not give commit ${commit} of tag ${quote(tag)}`)
    else if (rebuilt.kind === 'refused')
      this.add('UNVERIFIABLE', `its tree gives no package: ${rebuilt.message}`)
    else if (rebuilt.digest !== published.digest)
      this.add(
        'TREE_MISMATCH',
        `the tree of tag ${quote(tag)} at ${commit} gives ${rebuilt.digest} (${rebuilt.size} bytes), and ${published.digest} (${published.size} bytes) is published`,
      )
  }

  /** Fetches the package from every place that is not the index. */
  async fetch(repository: TaggedRepository | undefined): Promise<void> {
    for (const { location } of this.#release.packages) {
      if (locationKind(location) === 'relative' || this.#isAtTag(location, repository)) continue
      const fault = await storedPackageFault(location, this.#release, this.#dependencies)
      if (fault === undefined) continue
      this.#lost.add(location)
      this.add(fault.code, fault.message)
    }
  }

  /** Whether the host of the repository has attestations of the package. */
  async attest(): Promise<boolean> {
    const { repository } = this.#release
    if (repository.url === '') return false
    const { digest } = this.#release.package
    const statements = await this.#dependencies.attestations.statements(repository.url, digest)
    if (statements === undefined) return false
    if ('kind' in statements)
      this.add('UNVERIFIABLE', `its attestation cannot be read: ${statements.message}`)
    else if (statements.length === 0) this.add('UNVERIFIABLE', `${digest} has no attestation`)
    else if (!isAttested(statements, this.#release)) this.#addForeign(statements.length)
    return !('kind' in statements) && statements.length > 0
  }

  /** The documents that are attached to the package in OCI registries. */
  async readAttached(interfaceDigest: string | undefined, isAttestedElsewhere: boolean): Promise<void> {
    const release = this.#release
    for (const { location } of release.packages) {
      const manifest = ociManifestOf(location)
      if (manifest === undefined || this.#lost.has(location)) continue
      const { repository, digest: reference } = manifest
      const result = await this.#dependencies.attached.read({ repository, reference })
      const expected = { release, interfaceDigest, isAttestedElsewhere }
      for (const { code, message } of attachedFaults(location, result, expected)) this.add(code, message)
    }
  }

  add(code: FindingCode, message: string): void {
    const { address, version } = this.#release
    this.faults.push({ code, message, version, path: versionPath(address, version, 'release.json') })
  }

  #addForeign(count: number): void {
    const { repository, tag, commit } = this.#release
    this.add(
      'ATTESTATION_FOREIGN',
      `none of ${count} attestations names tag ${quote(tag)} at ${commit} of ${quoteUrl(repository.url)}`,
    )
  }

  /** A commit that the tag of the same repository names is reachable: nobody has to clone for that. */
  #isAtTag(location: string, repository: TaggedRepository | undefined): boolean {
    const { tag, commit, repository: source } = this.#release
    const [url = '', ref = ''] = location.replace(/^git::/, '').split('?ref=')
    const isSame =
      url
        .split('//')
        .slice(0, 2)
        .join('//')
        .replace(/\.git$/, '') === source.url
    return isSame && [tag, commit].includes(ref) && repository?.commitOf(tag) === commit
  }
}
