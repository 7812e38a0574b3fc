import { z } from 'zod'
import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import { Git } from '../adapters/git/git.ts'
import { taggedRepositories } from '../adapters/git/source-repositories.ts'
import { gitHubAttestations } from '../adapters/github/attestations.ts'
import type { GitHubServer } from '../adapters/github/client.ts'
import { downloadPackage, networkPackages } from '../adapters/http/packages.ts'
import { networkTransport } from '../adapters/http/transport.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { networkArtifacts, networkAttachedDocuments } from '../adapters/oci/artifact-hosts.ts'
import { counted } from '../base/count.ts'
import { ifRefused, quote, type Refusal, RegistryError, visible } from '../base/error.ts'
import { type Group, groupBy } from '../base/group.ts'
import { canonicalJson } from '../base/json.ts'
import { type SarifResult, sarifDocument } from '../base/sarif.ts'
import { parseJson } from '../base/schema.ts'
import { printableUrl } from '../base/url.ts'
import { isStatePath, parseStateFile } from '../collect/source-state.ts'
import { openS3 } from '../composition/bucket.ts'
import { apiUrlOf, gitHubHome, gitHubOf, gitHubServer, isAsked } from '../composition/forge.ts'
import { type IndexTarget, withIndex } from '../composition/index-store.ts'
import { parseMarks } from '../composition/marks-file.ts'
import type { Runtime } from '../composition/runtime.ts'
import { tokens } from '../composition/sources.ts'
import { s3ObjectOf } from '../index/format/location.ts'
import { MARKS_PATH, REGISTRY_PATH } from '../index/format/paths.ts'
import type { Archive } from '../index/packages/package-source.ts'
import type { ArchiveResult } from '../index/packages/remote-package.ts'
import { contentsOf } from '../index/plan/snapshot-contents.ts'
import type { IndexSnapshot, IndexStore } from '../index/ports.ts'
import { type PackageAudit, packageAudit } from '../index/verify/package-audit.ts'
import type { Identities } from '../index/verify/ports.ts'
import { type VerifyReport, verify } from '../index/verify/verify.ts'
import { fixOf, PROBLEM_KINDS, type Problem } from '../index/walk/problem.ts'
import { FORGES } from '../module/forge.ts'
import { parseSiteSettings } from '../site/site.ts'
import { type CommandOutcome, type CommonFlags, readKeptFile, replaceFile, UsageError } from './command.ts'

export interface VerifyFlags extends CommonFlags {
  readonly index: string
  readonly history?: boolean
  readonly since?: string
  readonly checkpoint?: string
  readonly base?: string
  readonly packages?: boolean
  readonly strict?: boolean
  readonly sarif?: string
}

export async function verifyCommand(flags: VerifyFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { since, base, checkpoint: file, strict = false } = flags
  refuseLoneFlags(flags)
  const checkpoint = file === undefined ? undefined : await readCheckpoint(file)
  const withHistory = flags.history === true || base !== undefined
  const settings = { index: flags.index, reading: withHistory ? 'history' : 'all' } as const
  return withIndex(runtime, settings, async ({ index, target }) => {
    const snapshot = await openSnapshot(index, target, withHistory)
    const history = flags.history ? { since, checkpoint } : undefined
    const packages = flags.packages ? openPackageAudit(runtime, gitHubOf(runtime.environment)) : undefined
    const identities = gitHubIdentities(runtime)
    const request = { strict, history, base }
    const report = await verify(request, {
      contents: contentsOf(snapshot),
      history: withHistory ? snapshot.history?.() : undefined,
      packages,
      identities,
      keptFile,
      log: runtime.log,
    })
    if (flags.sarif !== undefined) await replaceFile(flags.sarif, canonicalJson(sarifOf(report)))
    await keepCheckpoint(file, report)
    return { json: verifyJson(report), text: formatVerifyReport(report), refusals: verifyRefusals(report) }
  })
}

/** As `site`, `render` and `collect` read them. */
function keptFile(path: string) {
  if (path === REGISTRY_PATH) return (bytes: Uint8Array) => [parseSiteSettings(bytes).logo ?? []].flat()
  const parse = path === MARKS_PATH ? parseMarks : isStatePath(path) ? parseStateFile : undefined
  if (parse === undefined) return undefined
  return (bytes: Uint8Array) => {
    parse(path, bytes)
    return []
  }
}

/** Flags that have no effect without another one. */
function refuseLoneFlags({ history, since, base, checkpoint }: VerifyFlags): void {
  if (base !== undefined && history)
    throw new UsageError('--base checks the history since its commit, and no other', 'leave --history out')
  for (const [name, value] of Object.entries({ since, checkpoint })) {
    if (value === undefined || history) continue
    throw new UsageError(`--${name} has no effect without --history`, 'add --history')
  }
  for (const [name, value] of Object.entries({ since, base })) {
    if (value === undefined || /^[^-]/.test(value)) continue
    throw new RegistryError(
      'INVALID_INPUT',
      `--${name} is ${quote(value)}, which names no commit`,
      `write a branch, or seven to forty hex digits: --${name} 4f2a91c`,
    )
  }
}

/**
 * What a verifier remembers of an index: the head that it has verified. It is the verifier's own file, kept where nobody who may
 * push to the index can write it.
 */
const checkpointFile = z.looseObject({ format: z.literal(1), commit: z.string().regex(/^[0-9a-f]{40}$/) })

/** The commit, 40 hex; undefined before the first run. Throws INVALID_INPUT. */
async function readCheckpoint(file: string): Promise<string | undefined> {
  const bytes = await readKeptFile('--checkpoint', file)
  if (bytes === undefined) return undefined
  const parsed = parseJson(checkpointFile, bytes)
  if (parsed !== undefined) return parsed.commit
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(file)} is not a checkpoint of verify`,
    'name the file that an earlier run wrote with --checkpoint, or one that does not exist yet',
  )
}

/** The checkpoint moves on when the history has no finding that counts. */
async function keepCheckpoint(file: string | undefined, report: VerifyReport): Promise<void> {
  if (file === undefined || report.commit === null || !report.isHistoryVerified) return
  await replaceFile(file, canonicalJson({ format: 1, commit: report.commit }))
}

/** Throws INVALID_INPUT for the history of a directory, and INDEX_INVALID for a branch that does not exist. */
async function openSnapshot(
  index: IndexStore,
  target: IndexTarget,
  withHistory: boolean,
): Promise<IndexSnapshot> {
  if (target.kind === 'directory' && withHistory)
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(target.path)} is a directory, which has no history to verify`,
      'name the Git repository of the index: --index https://github.com/OWNER/REPOSITORY.git',
    )
  const snapshot = await index.open()
  if (target.kind === 'directory' || snapshot.exists) return snapshot
  throw new RegistryError(
    'INDEX_INVALID',
    `the repository has no branch ${quote(target.branch)}, so there is no index to verify`,
    'name the branch of the index: --index REMOTE#BRANCH',
  )
}

/** What `verify --packages` reads repositories and packages with. Nothing that it fetches is kept longer than it is looked at. */
function openPackageAudit(runtime: Runtime, server: Pick<GitHubServer, 'url' | 'token'>): PackageAudit {
  const { environment, log, temporary: parent } = runtime
  const git = new Git(environment, log)
  const transport = networkTransport(log, runtime.secrets)
  const packagesIn = (temporary: string) => networkPackages({ transport, git, temporary })
  const artifactsIn = (temporary: string) => networkArtifacts({ transport, environment, temporary })
  // Each package is in a directory of its own, which is removed when the package has been looked at.
  const within = <T>(use: (temporary: string) => Promise<T>) => withTemporaryDirectory(use, parent)
  return packageAudit({
    repositories: taggedRepositories({ git, temporary: parent, tokenFor: tokens(environment, server) }),
    packages: {
      archive: (archive) =>
        within((temporary) =>
          archive.isSigned === true
            ? signedArchive(runtime, archive, temporary)
            : packagesIn(temporary).archive(archive),
        ),
      commit: (commit) => within((temporary) => packagesIn(temporary).commit(commit)),
    },
    artifacts: {
      manifest: (artifact) => within((temporary) => artifactsIn(temporary).manifest(artifact)),
      zip: (artifact, layer) => within((temporary) => artifactsIn(temporary).zip(artifact, layer)),
    },
    attached: networkAttachedDocuments({ transport, environment }),
    attestations: gitHubAttestations({
      web: networkWeb(log),
      apiOf: (url) => (isWithAttestations(url) ? apiUrlOf(url, FORGES.github) : undefined),
      tokenFor: (url) => (url === server.url ? server.token : undefined),
    }),
  })
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

/** Asks GitHub who repositories are. Its token goes to GitHub alone; other hosts give no ids. */
function gitHubIdentities(runtime: Runtime): Identities {
  const github = gitHubServer(runtime.environment)
  return {
    async of(repository) {
      if (!isAsked(repository.host, runtime.environment)) return { kind: 'none' }
      return gitHubHome(github, repository, runtime)().then(
        ({ id, ownerId }) => ({ kind: 'known', identity: { ...repository, repositoryId: id, ownerId } }),
        ifRefused(({ message }) => ({
          kind: 'unknown',
          message: `the ids of its repository are not proven: ${message}`,
        })),
      )
    },
  }
}

export function verifyJson(report: VerifyReport): object {
  const { commit, findings, unverifiable, suppressed, more, checked } = report
  return {
    findings: findings.map((finding) => findingJson(finding, commit)),
    unverifiable: unverifiable.map((finding) => findingJson(finding, commit)),
    suppressed: suppressed.map(({ finding, reason }) => ({ ...findingJson(finding, commit), reason })),
    more,
    checked,
    commit,
  }
}

function findingJson(finding: Problem, commit: string | null): object {
  const { code, address, version, message, path } = finding
  return { code, address, version, message, path, fix: fixOf(finding, commit !== null) }
}

export function formatVerifyReport(report: VerifyReport): string {
  const { findings, unverifiable, suppressed, more, checked } = report
  const counts = [
    `${counted(checked.modules, 'module')}, ${counted(checked.versions, 'version')}`,
    ...(checked.commits > 0 ? [counted(checked.commits, 'commit')] : []),
    counted(findings.length + more, 'finding'),
    ...(unverifiable.length > 0 ? [`${unverifiable.length} unverifiable`] : []),
    ...(suppressed.length > 0 ? [`${suppressed.length} suppressed`] : []),
  ]
  return [
    ...findings.flatMap((finding) => [
      line('finding', finding),
      `${' '.repeat(INDENT)}fix: ${visible(fixOf(finding, report.commit !== null))}`,
    ]),
    ...(more > 0 ? [`and ${counted(more, 'more finding')}`] : []),
    ...[...groupBy(unverifiable, ({ code, message }) => `${code} ${message}`).values()].map(unknownLine),
    ...suppressed.map(({ finding, reason }) => line('accepted', finding, ` (${quote(reason)})`)),
    `${'verified'.padEnd(INDENT)}${counts.join(', ')}`,
  ].join('\n')
}

const INDENT = 10

/** One repository that cannot be reached is the reason for each of its versions. */
function unknownLine([first, ...others]: Group<Problem>): string {
  return line('unknown', first, others.length === 0 ? '' : ` (and ${counted(others.length, 'more version')})`)
}

function line(status: string, { code, message, path, ...subject }: Problem, more = ''): string {
  const name = [subject.address ?? path ?? 'the index', subject.version ?? ''].filter(Boolean).join(' ')
  return `${status.padEnd(INDENT)}${code}  ${visible(name)}: ${visible(message)}${more}`
}

/** What ends the run red; none where nothing counts. */
function verifyRefusals({ findings, more }: VerifyReport): Refusal[] {
  if (findings.length === 0) return []
  const codes = [...new Set(findings.map(({ code }) => code))].sort()
  return [
    {
      code: 'INDEX_INVALID',
      message: `${counted(findings.length + more, 'finding')} in the index: ${codes.join(', ')}`,
      hint: 'docs/reference/verify.md has each code and what to do; --json lists the findings',
    },
  ]
}

export function sarifOf({ findings, unverifiable, suppressed, commit }: VerifyReport): object {
  const resultOf = (finding: Problem, level: 'error' | 'note') => sarifResult(finding, level, commit)
  const results = [
    ...findings.map((finding) => resultOf(finding, 'error')),
    ...unverifiable.map((finding) => resultOf(finding, 'note')),
    ...suppressed.map(({ finding, reason }) => ({ ...resultOf(finding, 'error'), accepted: reason })),
  ]
  const rules = Object.entries(PROBLEM_KINDS).map(([id, { meaning, cause, fix }]) => ({
    id,
    meaning,
    description: `${meaning}. Cause: ${cause}.`,
    help: fix,
  }))
  return sarifDocument({ command: 'verify', document: 'docs/reference/verify.md', rules, results })
}

function sarifResult(finding: Problem, level: 'error' | 'note', commit: string | null): SarifResult {
  const { code, address, version, message, path } = finding
  const subject = [address, version].filter((part) => part !== null).join(' ')
  return {
    rule: code,
    level,
    message: `${subject === '' ? '' : `${subject}: `}${message}. Fix: ${fixOf(finding, commit !== null)}`,
    path: path ?? REGISTRY_PATH,
    identity: [code, address, version, path],
  }
}
