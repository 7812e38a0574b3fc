import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { canonicalJson } from '../../base/json.ts'
import { isSameRepository, type RepositoryIdentity } from '../../module/git-remote.ts'
import { shortCommit } from '../../module/release.ts'
import {
  type ModuleDocument,
  type Owner,
  parseModuleDocument,
  parseReleaseDocument,
  type RegistryDocument,
  type ReleaseDocument,
} from '../format/documents.ts'
import { allowsOwner, identityOf } from '../format/policy.ts'
import type { Problem, ProblemCode } from '../walk/problem.ts'
import type { HistoryChange, HistoryCommit, Identities, IndexHistory } from './ports.ts'

/** What a pull request may do: add versions, by repositories that own their modules. */

const MODULE_FILE = /^(v1\/modules\/([^/]+\/[^/]+\/[^/]+))\/(?:([^/]+)\/)?(module|release)\.json$/
/** All files that a publish writes. */
const PUBLISHED = /^(?:v1|catalog)\//

export interface PullRequestJudge {
  readonly history: Pick<IndexHistory, 'read'>
  /** Of the commit that the pull request is onto. */
  readonly registry: RegistryDocument
  readonly identities: Identities
}

/** The faults of a commit as a part of a pull request: whatever needs an owner of the index, and owners that are only claimed. */
export async function judgePullRequest(commit: HistoryCommit, judge: PullRequestJudge): Promise<Problem[]> {
  const { changes } = commit
  const inCommit = (finding: Problem): Problem => ({
    ...finding,
    message: `${finding.message} (commit ${shortCommit(commit.commit)})`,
  })
  const settings = changes.filter(({ path }) => !PUBLISHED.test(path)).map(changedSettings)
  const found: Problem[] = []
  const files = changes.flatMap(({ path }) => {
    const [, directory, address = '', version] = MODULE_FILE.exec(path) ?? []
    return directory === undefined ? [] : [{ directory, address, version }]
  })
  for (const [address, [first, ...more]] of groupBy(files, (each) => each.address)) {
    if (first === undefined) continue
    const versions = [first, ...more].flatMap(({ version }) => version ?? [])
    found.push(...(await new ModuleJudge(address, first.directory, commit, judge).judge(versions)))
  }
  return [...settings, ...found].map(inCommit)
}

function changedSettings({ path }: HistoryChange): Problem {
  const message = `${quote(path)} is changed, and a pull request may only publish`
  return { code: 'SETTINGS_CHANGED', address: null, version: null, message, path }
}

/** What one module becomes. */
class ModuleJudge {
  readonly #findings: Problem[] = []
  readonly #address: string
  readonly #directory: string
  readonly #commit: HistoryCommit
  readonly #judge: PullRequestJudge

  constructor(address: string, directory: string, commit: HistoryCommit, judge: PullRequestJudge) {
    this.#address = address
    this.#directory = directory
    this.#commit = commit
    this.#judge = judge
  }

  /** @param changed the versions with a `release.json` that is changed */
  async judge(changed: readonly string[]): Promise<Problem[]> {
    const { commit, parent } = this.#commit
    const path = `${this.#directory}/module.json`
    const parse = (bytes: Uint8Array) => parseModuleDocument(path, bytes)
    const before = await this.#read(parent, path, parse)
    const after = await this.#read(commit, path, parse)
    // What is missing is a finding of its own.
    if (after === undefined) return this.#findings
    this.#judgeMarks(path, before, after)
    const known = new Set<string>(before?.versions.map(({ version }) => version))
    const listed = after.versions.map(({ version }) => version)
    const publishers: RepositoryIdentity[] = []
    for (const version of new Set([...changed, ...listed].filter((each) => !known.has(each)))) {
      const file = `${this.#directory}/${version}/release.json`
      const release = await this.#read(commit, file, (bytes) => parseReleaseDocument(file, bytes))
      if (release !== undefined)
        publishers.push(...(await this.#judgePublisher(file, release, before?.owner ?? after.owner)))
    }
    this.#judgeOwner(path, { before: before?.owner ?? null, after: after.owner, publishers })
    return this.#findings
  }

  #judgeMarks(path: string, before: ModuleDocument | undefined, after: ModuleDocument): void {
    const { versions: _, owner: __, ...rest } = after
    const { versions: ___, owner: ____, ...old } = before ?? EMPTY_MODULE
    if (
      canonicalJson({ ...rest, address: '', format: 0 }) === canonicalJson({ ...old, address: '', format: 0 })
    )
      return
    this.#add(
      'MARKS_CHANGED',
      path,
      'something else than its versions and owner is changed, and a pull request may only publish',
    )
  }

  /** The repository of a new version, with the ids that its host says it has. */
  async #judgePublisher(
    path: string,
    release: ReleaseDocument,
    owner: Owner | null,
  ): Promise<RepositoryIdentity[]> {
    const { address, version, repository } = release
    const add = (code: ProblemCode, message: string) => this.#add(code, path, message, version)
    const claimed = identityOf(repository)
    if (claimed === undefined) {
      add('OWNER_MISMATCH', 'it names no repository, so nobody can prove whose version it is')
      return []
    }
    const name = { host: claimed.host, repository: claimed.repository }
    const asked = await this.#judge.identities.of(name)
    if (asked.kind === 'unknown') add('UNVERIFIABLE', asked.message)
    const proven = asked.kind === 'known' ? asked.identity : name
    if (owner === null || !isClaimOf(claimed, proven) || !isSameRepository(owner, proven))
      add(
        'OWNER_MISMATCH',
        `the module belongs to ${nameOf(owner)}, and the version is from ${quote(repository.url)}`,
      )
    if (!allowsOwner(this.#judge.registry, address, proven))
      add(
        'NAMESPACE_FOREIGN',
        `registry.json does not let ${nameOf(proven)} use the namespace ${quote(address.namespace)}`,
      )
    return [proven]
  }

  /** An owner stays, or is what a publisher is proven to be: another name, or ids. */
  #judgeOwner(path: string, { before, after, publishers }: Owners): void {
    const isLess = before?.repositoryId !== undefined && after?.repositoryId === undefined
    const isProven = after !== null && !isLess && publishers.some((each) => isClaimOf(after, each))
    if (isProven || keyOf(before) === keyOf(after)) return
    this.#add('OWNER_CHANGED', path, `the owner becomes ${nameOf(after)}, which no new version proves`)
  }

  async #read<T>(
    commit: string | null,
    path: string,
    parse: (bytes: Uint8Array) => T,
  ): Promise<T | undefined> {
    const bytes = commit === null ? undefined : await this.#judge.history.read(`${commit}:${path}`)
    try {
      return bytes && parse(bytes)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      if (commit !== this.#commit.parent) this.#add('DOCUMENT_INVALID', path, error.message)
      return undefined
    }
  }

  #add(code: ProblemCode, path: string, message: string, version: string | null = null): void {
    this.#findings.push({ code, address: this.#address, version, message, path })
  }
}

const EMPTY_MODULE = { versions: [], owner: null, yanks: [], deprecations: [], removed: [], transfers: [] }

interface Owners {
  readonly before: Owner | null
  readonly after: Owner | null
  readonly publishers: readonly RepositoryIdentity[]
}

/** The same text for one repository under one name, with the same ids. */
function keyOf(owner: RepositoryIdentity | null): string {
  if (owner === null) return ''
  const { host, repository, repositoryId, ownerId } = owner
  return [host, repository, repositoryId, ownerId].join('\n').toLowerCase()
}

/** Whether all that somebody says of a repository is so; ids that are not said, or that its host does not give, are left open. */
function isClaimOf(claim: RepositoryIdentity, proven: RepositoryIdentity): boolean {
  const isOpen = (said?: number, known?: number) => [said, known].includes(undefined) || said === known
  const hasName = isSameRepository(
    { ...claim, repositoryId: undefined },
    { ...proven, repositoryId: undefined },
  )
  return hasName && isOpen(claim.repositoryId, proven.repositoryId) && isOpen(claim.ownerId, proven.ownerId)
}

function nameOf(owner: RepositoryIdentity | null): string {
  return owner === null ? 'nobody' : quote(`${owner.host}/${owner.repository}`)
}
