import { quote, RegistryError, shortList } from '../base/error.ts'
import { SEVERITIES, type Severity } from '../interface/diff/change.ts'
import type { Commit, MergedPullRequest } from './ports.ts'

/** What a label or a trailer asks of the next release; `none`: the change waits for a later one. */
type AskedBump = Severity | 'none'

/** The most first. */
const ASKED_BUMPS: readonly AskedBump[] = [...SEVERITIES, 'none']

/** Undefined for a text that asks for nothing that there is. */
function readBump(text: string): AskedBump | undefined {
  return ASKED_BUMPS.find((bump) => bump === text.trim().toLowerCase())
}

export interface ReleaseLabel {
  readonly name: string
  readonly bump: AskedBump
}

const PREFIX = 'release:'
const LABELS = ASKED_BUMPS.map((bump) => `${PREFIX}${bump}`)

/**
 * The labels `release:major`, `release:minor`, `release:patch` and `release:none`, in any case and with blanks after the colon. The first
 * asks for the most, and counts. Throws INVALID_INPUT for another label that begins so, and for one of the vocabulary before this one.
 */
export function readLabels(labels: readonly string[]): ReleaseLabel[] {
  const old = labels.find((name) => /^next-version:/i.test(name))
  if (old !== undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      `the label ${quote(old)} counts no more`,
      `remove it: the interface gives the number; where more is wanted, use ${LABELS.slice(0, -1).join(', ')}`,
    )
  const own = labels.filter((name) => name.toLowerCase().startsWith(PREFIX))
  const unknown = own.filter((name) => readBump(name.slice(PREFIX.length)) === undefined)
  if (unknown.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `the pull request has labels that ask for no release that there is: ${shortList(unknown.map(quote)).join(', ')}`,
      `use one of ${LABELS.join(', ')}; a label for something else needs a name that does not begin with "${PREFIX}"`,
    )
  return ASKED_BUMPS.flatMap((bump) =>
    own.filter((name) => readBump(name.slice(PREFIX.length)) === bump).map((name) => ({ name, bump })),
  )
}

export interface Asked {
  /** The part of the number that has to grow at least; `none` where every change waits for a later release. */
  readonly bump: AskedBump | undefined
  /** Who asks for it: `Release: minor in 1a2b3c4`, `label release:minor of #12`. */
  readonly by: string | undefined
  /** Who asks for something else, in the same words. */
  readonly others: readonly string[]
  /** What subjects announce: `feat` a minor version, `feat!` a major one. */
  readonly announced: Announced | undefined
}

interface Announced {
  readonly bump: Severity
  readonly commit: string
}

/** The trailer of a commit that asks for a part of the number. */
const RELEASE_TRAILER = 'Release'

/** A commit of a module, with the merge that brought it. */
export interface MergedCommit extends Commit {
  readonly merge: Commit | undefined
}

/** Each commit with the merge commit of the first-parent history that brought it to HEAD. @param commits the newest first */
export function withMerges(commits: readonly Commit[]): MergedCommit[] {
  const byId = new Map(commits.map((commit) => [commit.id, commit]))
  const merges = new Map<string, Commit | undefined>()
  const mainline: Commit[] = []
  for (let at = commits[0]; at !== undefined; at = byId.get(at.parents[0] ?? '')) mainline.push(at)
  for (const commit of mainline) merges.set(commit.id, undefined)
  for (const merge of mainline.toReversed()) {
    const [, ...side] = merge.parents
    for (let id = side.pop(); id !== undefined; id = side.pop()) {
      const commit = byId.get(id)
      if (commit === undefined || merges.has(id)) continue
      merges.set(id, merge)
      side.push(...commit.parents)
    }
  }
  return commits.map((commit) => ({ ...commit, merge: merges.get(commit.id) }))
}

/**
 * What the trailers of commits and the labels of their pull requests ask for: the most of it counts. `none` counts where each commit that
 * changed something has it, itself or by its merge. Throws INVALID_INPUT for a newest trailer that is no such word, and for such a label.
 * @param commits the newest first
 * @param isChange whether a commit changed what is released
 */
export function askedBy(commits: readonly MergedCommit[], isChange: (commit: Commit) => boolean): Asked {
  const newest = commits.find(({ trailers }) => trailers.length > 0)
  const [trailer] = newest?.trailers ?? []
  if (newest !== undefined && readBump(trailer ?? '') === undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      `the commit ${shortId(newest.id)} asks for the release ${quote(newest.trailers.join(', '))}, which is none of ${ASKED_BUMPS.join(', ')}`,
      `correct it with a later commit of the module: git commit --trailer "${RELEASE_TRAILER}: minor"`,
    )
  const requests = new Map(commits.map((commit) => [commit.id, requestsOf(commit)]))
  const requestsFor = ({ id, merge }: MergedCommit) => {
    const own = requests.get(id) ?? []
    return own.length > 0 ? own : (requests.get(merge?.id ?? '') ?? [])
  }
  const isLeftOut = (commit: MergedCommit) => {
    const found = requestsFor(commit)
    return found.length > 0 && found.every(({ bump }) => bump === 'none')
  }
  const changing = commits.filter((commit) => commit.parents.length < 2 && isChange(commit))
  const isNone = changing.length > 0 && changing.every(isLeftOut)
  const found = [...requests.values()].flat()
  const highest = SEVERITIES.find((severity) => found.some(({ bump }) => bump === severity))
  const bump = highest ?? (isNone ? 'none' : undefined)
  const others = highest === undefined ? [] : found.filter((request) => request.bump !== bump)
  const announced = commits.flatMap((commit) =>
    requestsFor(commit).length > 0 ? [] : (announcedBy(commit) ?? []),
  )
  return {
    bump,
    by: found.find((request) => request.bump === bump)?.by,
    others: [...new Set(others.map(({ by }) => by))],
    announced:
      announced.find((each) => each.bump === 'major') ?? announced.find((each) => each.bump === 'minor'),
  }
}

/** What the subject of a commit announces. https://www.conventionalcommits.org/en/v1.0.0/#specification */
function announcedBy({ id, subject }: Commit): Announced | undefined {
  const [, type, breaking] = /^(\w+)(?:\([^)]*\))?(!)?: /.exec(subject) ?? []
  if (type === undefined) return undefined
  if (breaking !== undefined) return { bump: 'major', commit: id }
  return /^feat(ure)?$/i.test(type) ? { bump: 'minor', commit: id } : undefined
}

function requestsOf(commit: MergedCommit): { readonly bump: AskedBump; readonly by: string }[] {
  const { id, trailers, pullRequest } = commit
  const number = pullRequestOf(commit)
  const of = number === undefined ? '' : ` of #${number}`
  return [
    ...trailers.flatMap((text) => {
      const bump = readBump(text)
      return bump === undefined ? [] : [{ bump, by: `${RELEASE_TRAILER}: ${bump} in ${shortId(id)}` }]
    }),
    ...labelsOf(pullRequest).map(({ name, bump }) => ({ bump, by: `label ${name}${of}` })),
  ]
}

/** Labels of the vocabulary before this one are of pull requests that were merged then. */
function labelsOf(pullRequest: MergedPullRequest | undefined): readonly ReleaseLabel[] {
  if (pullRequest === undefined) return []
  try {
    return readLabels(pullRequest.labels.filter((name) => !/^next-version:/i.test(name)))
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    throw new RegistryError(error.code, `#${pullRequest.number}: ${error.message}`, error.hint)
  }
}

export function shortId(id: string): string {
  return id.slice(0, 7)
}

/** The number of the pull request that a commit came with, else the one that it names as GitHub does; undefined without both. */
export function pullRequestOf({ subject, merge, pullRequest }: MergedCommit): number | undefined {
  if (pullRequest !== undefined) return pullRequest.number
  const [, squashed] = /\(#(\d{1,9})\)$/.exec(subject) ?? []
  const [, merged] = /^Merge pull request #(\d{1,9}) /.exec(merge?.subject ?? '') ?? []
  const number = squashed ?? merged
  return number === undefined ? undefined : Number(number)
}
