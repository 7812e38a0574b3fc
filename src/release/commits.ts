import { quote, RegistryError } from '../base/error.ts'
import { SEVERITIES, type Severity } from '../interface/diff/change.ts'
import type { Commit } from './ports.ts'

/** What commits ask of the next release. */
export interface Asked {
  /** The part of the number that has to grow at least; `none` where every change waits for a later release. */
  readonly bump: Severity | 'none' | undefined
  /** The commit that asks for it. */
  readonly commit: string | undefined
  /** Who asks for something else: `minor in 1a2b3c4`. */
  readonly others: readonly string[]
  /** What subjects announce: `feat` a minor version, `feat!` a major one. */
  readonly announced: Announced | undefined
}

interface Announced {
  readonly bump: Severity
  readonly commit: string
}

/** The trailer of a commit that asks for a part of the number. */
export const RELEASE_TRAILER = 'Release'

type Answer = Severity | 'none'
const ANSWERS: readonly Answer[] = [...SEVERITIES, 'none']

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
 * What the trailers of commits ask for: the most of it counts. `none` counts where each commit that changed something has it, itself or
 * by its merge. Throws INVALID_INPUT for a newest trailer that is no such word.
 * @param commits the newest first
 * @param isChange whether a commit changed what is released
 */
export function askedBy(commits: readonly MergedCommit[], isChange: (commit: Commit) => boolean): Asked {
  const found = commits.flatMap((commit) => answersOf(commit).map((answer) => ({ answer, commit })))
  const [newest] = found
  if (newest?.answer === undefined && newest !== undefined) throw noBump(newest.commit)
  const isLeftOut = ({ trailers, merge }: MergedCommit) => {
    const own = trailers.length > 0 ? trailers : (merge?.trailers ?? [])
    return own.length > 0 && own.every((text) => readAnswer(text) === 'none')
  }
  const changing = commits.filter((commit) => commit.parents.length < 2 && isChange(commit))
  const isNone = changing.length > 0 && changing.every(isLeftOut)
  const bumps = found.filter(({ answer }) => answer !== undefined && answer !== 'none')
  const highest = SEVERITIES.find((severity) => bumps.some(({ answer }) => answer === severity))
  const bump = highest ?? (isNone ? 'none' : undefined)
  const announced = commits.flatMap((commit) => announcedBy(commit) ?? [])
  const asking = found.find(({ answer }) => answer === bump)
  const others = found.filter(({ answer }) => answer !== undefined && answer !== bump)
  return {
    bump,
    commit: bump === undefined ? undefined : asking?.commit.id,
    others:
      highest === undefined ? [] : others.map(({ answer, commit }) => `${answer} in ${shortId(commit.id)}`),
    announced:
      announced.find((each) => each.bump === 'major') ?? announced.find((each) => each.bump === 'minor'),
  }
}

/**
 * What the subject of a commit announces, where neither it nor its merge has a trailer.
 * https://www.conventionalcommits.org/en/v1.0.0/#specification
 */
function announcedBy({ id, subject, trailers, merge }: MergedCommit): Announced | undefined {
  const [, type, breaking] = /^(\w+)(?:\([^)]*\))?(!)?: /.exec(subject) ?? []
  if (type === undefined || trailers.length > 0 || (merge?.trailers ?? []).length > 0) return undefined
  if (breaking !== undefined) return { bump: 'major', commit: id }
  return /^feat(ure)?$/i.test(type) ? { bump: 'minor', commit: id } : undefined
}

/** One for each trailer; undefined for one that is no answer. */
function answersOf({ trailers }: Commit): (Answer | undefined)[] {
  return trailers.map(readAnswer)
}

function readAnswer(text: string): Answer | undefined {
  return ANSWERS.find((answer) => answer === text.trim().toLowerCase())
}

function noBump({ id, trailers }: Commit): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `the commit ${shortId(id)} asks for the release ${quote(trailers.join(', '))}, which is none of ${ANSWERS.join(', ')}`,
    `correct it with a later commit of the module: git commit --trailer "${RELEASE_TRAILER}: minor"`,
  )
}

export function shortId(id: string): string {
  return id.slice(0, 7)
}

/** The number of the pull request that a commit came with, as GitHub writes it; undefined where it names none. */
export function pullRequestOf({ subject, merge }: MergedCommit): number | undefined {
  const [, squashed] = /\(#(\d{1,9})\)$/.exec(subject) ?? []
  const [, merged] = /^Merge pull request #(\d{1,9}) /.exec(merge?.subject ?? '') ?? []
  const number = squashed ?? merged
  return number === undefined ? undefined : Number(number)
}
