import { z } from 'zod'
import { quote, shortList } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { sorted } from '../../base/json.ts'
import { parseJson } from '../../base/schema.ts'
import { quoteUrl } from '../../base/url.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { descriptionFromReadme } from '../../interface/read/readme.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import { INTERFACE_TYPE, isProvenance } from '../../oci/referrers.ts'
import { PACKAGE_FORMAT } from '../../package/package.ts'
import type { ReleaseDocument } from '../format/documents.ts'
import { formatInterface } from '../format/interface-document.ts'
import { locationKind, ociManifestOf, parseLocation } from '../format/location.ts'
import { type VersionFile, versionPath } from '../format/paths.ts'
import { isAttested, statementIn } from '../format/provenance.ts'
import type { Archive, Artifact, Commit } from '../packages/package-source.ts'
import type { ArtifactHosts, AttachedDocuments, FoundDocument, PackageHosts } from '../packages/ports.ts'
import {
  bytesProblem,
  fetchedArchive,
  fetchedLayer,
  foundCommit,
  manifestLayer,
} from '../packages/remote-package.ts'
import type { Problem, ProblemCode } from '../walk/problem.ts'
import type { Attestations, Rebuilt, TaggedRepositories, TaggedRepository } from './ports.ts'

interface PackageAuditDependencies {
  readonly repositories: TaggedRepositories
  readonly packages: PackageHosts
  readonly artifacts: ArtifactHosts
  readonly attached: AttachedDocuments
  readonly attestations: Attestations
}

/**
 * Checks the packages of one module against the world outside of the index: their repositories, and the places where they are stored.
 * @param shown by version; one that shows no interface is not in it
 * @param age of new versions all facts are compared. What later versions of the tool may read otherwise is left out of old ones:
 * interface, description and licence
 */
export type PackageAudit = (
  releases: readonly ReleaseDocument[],
  shown: ReadonlyMap<string, ShownInterface>,
  age?: 'new' | 'old',
) => Promise<readonly Problem[]>

export function packageAudit(dependencies: PackageAuditDependencies): PackageAudit {
  return async (releases, shown, age = 'old') => {
    const found: Problem[] = []
    for (const [url, group] of groupBy(releases, ({ repository }) => repository.url)) {
      const repository = url === '' ? NO_ORIGIN : await dependencies.repositories.open(url, group)
      try {
        for (const release of group) {
          const audit = new ReleaseAudit(release, shown.get(release.version), dependencies)
          if (repository.kind === 'opened') await audit.rebuild(repository, age)
          else audit.add('UNVERIFIABLE', `its tag cannot be read: ${repository.message}`)
          await audit.fetch(repository.kind === 'opened' ? repository : undefined)
          await audit.readAttached(await audit.attest())
          found.push(...audit.problems)
        }
      } finally {
        if (repository.kind === 'opened') await repository.close()
      }
    }
    return found
  }
}

export interface ShownInterface {
  /** `sha256:<hex>` of `interface.json`. */
  readonly digest: string
  /** `sha256:<hex>` of `README.md`; of nothing where there is none. */
  readonly readmeDigest: string
}

export function shownInterface(moduleInterface: ModuleInterface): ShownInterface {
  return {
    digest: digestOfBytes(Buffer.from(formatInterface(moduleInterface))),
    readmeDigest: digestOfBytes(Buffer.from(moduleInterface.root.readme)),
  }
}

type Fact<Value> = [fact: string, said: Value, given: Value]

/** What `release.json` says, beside what the tree gives. Where the interface is not shown, nothing is that is read from it. */
function factsOf(
  { committedAt, description, license, package: { digest, size, files, equalsTree } }: ReleaseDocument,
  { facts, moduleInterface: { root }, ...rebuilt }: Extract<Rebuilt, { kind: 'rebuilt' }>,
  { age, isShown }: { readonly age: 'new' | 'old'; readonly isShown: boolean },
): Fact<string>[] {
  const found: Fact<unknown>[] = [['committedAt', committedAt, rebuilt.committedAt]]
  if (facts.digest === digest) found.push(['size', size, facts.size], ['files', files, facts.files])
  if (equalsTree !== undefined || age === 'new') found.push(['equalsTree', equalsTree, facts.equalsTree])
  if (age === 'new')
    found.push(
      ['description', description, isShown ? descriptionFromReadme(root.readme) : ''],
      ['license', license, isShown ? rebuilt.license : undefined],
    )
  const text = (value: unknown) => JSON.stringify(sorted(value ?? null))
  return found.map(([fact, said, given]) => [fact, text(said), text(given)])
}

const NO_ORIGIN = { kind: 'unreachable', message: 'the repository had no origin' } as const

class ReleaseAudit {
  readonly problems: Problem[] = []
  /** Locations that have another problem: of what is attached there nothing is said. */
  readonly #lost = new Set<string>()
  readonly #release: ReleaseDocument
  readonly #shown: ShownInterface | undefined
  readonly #dependencies: PackageAuditDependencies

  constructor(
    release: ReleaseDocument,
    shown: ShownInterface | undefined,
    dependencies: PackageAuditDependencies,
  ) {
    this.#release = release
    this.#shown = shown
    this.#dependencies = dependencies
  }

  async rebuild(repository: TaggedRepository, age: 'new' | 'old'): Promise<void> {
    const { tag, commit, package: published } = this.#release
    const now = repository.commitOf(tag)
    if (now !== undefined && now !== commit)
      this.add('TAG_MOVED', `tag ${quote(tag)} is at ${now}, and the version is published from ${commit}`)
    // Hosts give commits of forks and of pull requests by their ids, too.
    if (now === undefined) this.add('COMMIT_UNREACHABLE', `the repository has no tag ${quote(tag)}`)
    if (published.format !== PACKAGE_FORMAT)
      return this.add('UNVERIFIABLE', `packages of format ${published.format} are of another tool`)
    const rebuilt = await repository.rebuild(this.#release)
    if (rebuilt.kind === 'refused') this.add('UNVERIFIABLE', `its tree gives no package: ${rebuilt.message}`)
    else if (rebuilt.kind === 'rebuilt') this.#compare(rebuilt, age)
    else if (now !== undefined)
      this.add('COMMIT_UNREACHABLE', `the repository does not give commit ${commit} of tag ${quote(tag)}`)
  }

  #compare(rebuilt: Extract<Rebuilt, { kind: 'rebuilt' }>, age: 'new' | 'old'): void {
    const { tag, commit, package: published } = this.#release
    const tree = `the tree of tag ${quote(tag)} at ${commit}`
    const { facts, moduleInterface } = rebuilt
    if (facts.digest !== published.digest)
      this.add(
        'TREE_MISMATCH',
        `${tree} gives ${facts.digest} (${facts.size} bytes), and ${published.digest} (${published.size} bytes) is published`,
      )
    if (rebuilt.lacks.length > 0)
      this.add(
        'TREE_MISMATCH',
        `packagePaths of release.json leave out what the module needs: ${shortList(rebuilt.lacks.map(quote)).join(', ')}`,
      )
    for (const [fact, said, given] of factsOf(this.#release, rebuilt, {
      age,
      isShown: this.#shown !== undefined,
    }))
      if (said !== given)
        this.add('TREE_MISMATCH', `release.json says ${fact} ${said}, and ${tree} gives ${given}`)
    const own = shownInterface(moduleInterface)
    const { digest = own.digest, readmeDigest = own.readmeDigest } = this.#shown ?? {}
    if (own.readmeDigest !== readmeDigest)
      this.add('README_CHANGED', `README.md is not that of ${tree}`, 'README.md')
    if (age === 'new' && own.digest !== digest)
      this.add(
        'INTERFACE_CHANGED',
        `interface.json is not what this version of the tool reads in ${tree}`,
        'interface.json',
      )
  }

  async fetch(repository: TaggedRepository | undefined): Promise<void> {
    for (const { location } of this.#release.packages) {
      if (locationKind(location) === 'relative' || this.#isAtTag(location, repository)) continue
      const problem = await storedPackageProblem(location, this.#release, this.#dependencies)
      if (problem === undefined) continue
      this.#lost.add(location)
      this.add(problem.code, problem.message)
    }
  }

  /** Whether the host of the repository has attestations of the package. */
  async attest(): Promise<boolean> {
    const { repository, tag, commit } = this.#release
    if (repository.url === '') return false
    const { digest } = this.#release.package
    const statements = await this.#dependencies.attestations.statements(repository.url, digest)
    if (statements === undefined) return false
    if ('kind' in statements)
      this.add('UNVERIFIABLE', `its attestation cannot be read: ${statements.message}`)
    else if (statements.length === 0) this.add('UNVERIFIABLE', `${digest} has no attestation`)
    else if (!isAttested(statements, this.#release)) {
      const url = quoteUrl(repository.url)
      const message = `none of ${statements.length} attestations names tag ${quote(tag)} at ${commit} of ${url}`
      this.add('ATTESTATION_FOREIGN', message)
    }
    return !('kind' in statements) && statements.length > 0
  }

  /** The documents that are attached to the package in OCI registries. */
  async readAttached(isAttestedElsewhere: boolean): Promise<void> {
    const release = this.#release
    for (const { location } of release.packages) {
      const manifest = ociManifestOf(location)
      if (manifest === undefined || this.#lost.has(location)) continue
      const { repository, digest: reference } = manifest
      const result = await this.#dependencies.attached.read({ repository, reference })
      const name = `${repository}@${reference}`
      if (result.kind === 'unreachable')
        this.add('UNVERIFIABLE', `what is attached to ${name} cannot be read: ${result.message}`)
      else {
        this.#checkInterface(name, result.documents)
        this.#checkProvenance(name, result.documents, isAttestedElsewhere)
      }
    }
  }

  #checkInterface(name: string, documents: readonly FoundDocument[]): void {
    const expected = this.#shown?.digest
    const attached = documents.filter(({ artifactType }) => artifactType === INTERFACE_TYPE)
    if (expected === undefined || attached.some(({ digest }) => digest === expected)) return
    const [other] = attached
    if (other === undefined)
      this.add('ATTACHMENT_MISSING', `the interface is not attached to ${name}: ${expected}`)
    else
      this.add(
        'ATTACHMENT_CHANGED',
        `the interface attached to ${name} has ${other.digest}, and interface.json has ${expected}`,
      )
  }

  #checkProvenance(name: string, documents: readonly FoundDocument[], isAttestedElsewhere: boolean): void {
    const { tag, commit } = this.#release
    const bundles = documents.filter(({ artifactType }) => isProvenance(artifactType))
    const stored = bundles.flatMap(({ bytes }) =>
      bytes === undefined ? [] : [parseJson(z.unknown(), bytes)],
    )
    if (isAttested(stored.map(statementIn), this.#release)) return
    if (bundles.length > 0)
      this.add(
        'ATTESTATION_FOREIGN',
        `none of ${bundles.length} attestations attached to ${name} names tag ${JSON.stringify(tag)} at ${commit} of its repository`,
      )
    else if (isAttestedElsewhere)
      this.add('UNVERIFIABLE', `the attestation of the package is not attached to ${name}`)
  }

  add(code: ProblemCode, message: string, file: VersionFile = 'release.json'): void {
    const { address, version } = this.#release
    const path = versionPath(address, version, file)
    this.problems.push({ code, address: formatModuleAddress(address), version, message, path })
  }

  /** A commit that the tag of the same repository names is reachable: nobody has to clone for that. */
  #isAtTag(location: string, repository: TaggedRepository | undefined): boolean {
    const { tag, commit, repository: source } = this.#release
    const { source: url, pin } = parseLocation(location)
    const isSame = url.replace(/\.git$/, '') === source.url
    return isSame && [tag, commit].includes(pin) && repository?.commitOf(tag) === commit
  }
}

type StoredProblem = Pick<Problem, 'code' | 'message'> | undefined

/** What is wrong with a package at its location; undefined where it is what was published. */
async function storedPackageProblem(
  location: string,
  release: ReleaseDocument,
  { packages, artifacts }: { readonly packages: PackageHosts; readonly artifacts: ArtifactHosts },
): Promise<StoredProblem> {
  const source = sourceOfLocation(location)
  switch (source?.kind) {
    case 'archive': {
      const result = await packages.archive(source)
      const fetched = fetchedArchive(source, result)
      const isGone = result.kind === 'fetched' && [404, 410].includes(result.status)
      if ('problem' in fetched) return problemOf(fetched, isGone ? 'PACKAGE_MISSING' : 'UNVERIFIABLE')
      const problem = bytesProblem(source, fetched)
      return problem && problemOf({ problem }, 'PACKAGE_CHANGED')
    }
    case 'git': {
      const result = await packages.commit(source)
      const found = foundCommit(source, result)
      const code = result.kind === 'unreachable' ? 'UNVERIFIABLE' : 'COMMIT_UNREACHABLE'
      if ('problem' in found) return problemOf(found, code)
      if (found.commit === release.commit) return undefined
      const message = `${quoteUrl(source.url)} has ${found.commit} at the location, and ${release.commit} is published`
      return { code: 'TAG_MOVED', message }
    }
    case 'oci':
      return artifactProblem(source, release, artifacts)
    default:
      return { code: 'UNVERIFIABLE', message: `the location ${quoteUrl(location)} is not followed` }
  }
}

async function artifactProblem(
  source: Artifact,
  release: ReleaseDocument,
  artifacts: ArtifactHosts,
): Promise<StoredProblem> {
  const result = await artifacts.manifest(source)
  const layer = manifestLayer(source, result)
  if ('problem' in layer) return problemOf(layer, MANIFEST_CODES[result.kind])
  if (layer.digest !== release.package.digest) {
    const message = `the manifest ${source.reference} holds ${layer.digest}, and ${release.package.digest} is published`
    return { code: 'PACKAGE_CHANGED', message }
  }
  const blob = await artifacts.zip(source, layer)
  const entries = fetchedLayer(layer, blob)
  const code = blob.kind === 'unreachable' ? 'UNVERIFIABLE' : 'PACKAGE_CHANGED'
  return 'problem' in entries ? problemOf(entries, code) : undefined
}

const MANIFEST_CODES = {
  unreachable: 'UNVERIFIABLE',
  absent: 'PACKAGE_MISSING',
  found: 'PACKAGE_CHANGED',
} as const

function problemOf(
  { problem: { message } }: { readonly problem: { readonly message: string } },
  code: ProblemCode,
): StoredProblem {
  return { code, message }
}

/** What a location of the index names: its forms are a closed list. Undefined for a kind that is not followed, and for the index itself. */
function sourceOfLocation(location: string): Archive | Commit | Artifact | undefined {
  const { kind, source: url, subdirectory, pin } = parseLocation(location)
  switch (kind) {
    case 'https':
    case 's3': {
      const expected = { algorithm: 'sha256', hex: pin.replace('sha256:', '') } as const
      return { kind: 'archive', url, format: 'zip', expected, subdirectory, isSigned: kind === 's3' }
    }
    case 'git':
      return { kind, url, ref: pin, subdirectory }
    case 'oci':
      return { kind, repository: url.replace('oci://', ''), reference: pin, subdirectory }
    case 'relative':
    case 'gcs':
      return undefined
    default:
      return kind satisfies never
  }
}
