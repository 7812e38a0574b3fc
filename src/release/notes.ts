import { counted } from '../base/count.ts'
import { visible } from '../base/error.ts'
import { bySeverity, type Change, newsOf, textBesideSubject } from '../interface/diff/change.ts'
import { type MergedCommit, pullRequestOf, shortId } from './commits.ts'
import type { ModuleChanges } from './plan.ts'

/** Changes below one title that notes list. The rest is counted. */
const MAX_LISTED_CHANGES = 100

/** Commits that notes list. The rest is counted. */
const MAX_LISTED_COMMITS = 100

/** Characters of a text from outside in notes. A longer one is cut, and ends in "…". */
const MAX_TEXT_LENGTH = 300

interface ReleaseNotes extends Omit<ModuleChanges, 'files'> {
  /** The tag of the version before; undefined for the first version. */
  readonly base: string | undefined
  /** https URL of the repository, for links to pull requests; `''` where it has none. */
  readonly repositoryUrl: string
}

const TITLES = {
  Breaking: 'Breaking changes',
  New: 'New',
  Changed: 'Other changes of the interface',
} as const

/** Markdown: the changes of the interface by severity, what callers have to do about the major ones, and the commits. */
export function formatNotes(notes: ReleaseNotes): string {
  const { base, changes, upgrade, commits, repositoryUrl } = notes
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}`]
  const verdict =
    base === undefined
      ? ['The first version.']
      : changes.length === 0
        ? [`The interface is that of ${code(base)}.`]
        : []
  return [
    ...verdict,
    ...(['Breaking', 'New', 'Changed'] as const).flatMap((news) =>
      section(
        TITLES[news],
        listed(
          bySeverity(changes.filter((change) => newsOf(change) === news)).map(changeLine),
          MAX_LISTED_CHANGES,
          'change',
        ),
      ),
    ),
    ...section(
      'How to upgrade',
      upgrade.map((step) => `- ${text(step)}`),
    ),
    ...section(
      'Commits',
      listed(
        commits.map((commit) => commitLine(commit, repositoryUrl)),
        MAX_LISTED_COMMITS,
        'commit',
      ),
    ),
  ].join('\n\n')
}

function listed(lines: readonly string[], most: number, noun: string): string[] {
  const more = lines.length - most
  return more > 0 ? [...lines.slice(0, most), `- and ${counted(more, `more ${noun}`)}`] : [...lines]
}

function changeLine(change: Change): string {
  const { subject, file, line } = change
  return `- ${code(subject)}: ${text(textBesideSubject(change))}${file === undefined ? '' : ` (${code(`${file}:${line}`)})`}`
}

function commitLine(commit: MergedCommit, repositoryUrl: string): string {
  const number = pullRequestOf(commit)
  const subject = commit.subject.replace(/ \(#\d+\)$/, '')
  const linked = repositoryUrl === '' ? `#${number}` : `[#${number}](${repositoryUrl}/pull/${number})`
  return `- ${text(subject)} (${[text(commit.author), ...(number === undefined ? [] : [linked]), shortId(commit.id)].join(', ')})`
}

/** Text from outside as one line in which no character is markup, and no name is a mention: a character that nobody sees breaks it. */
function text(from: string): string {
  // At its start some characters begin a heading, a list or code.
  return cut(from)
    .replaceAll(/[\\`*_[\]<>|~$]|&(?=[#a-z])/gi, '\\$&')
    .replaceAll(/[@#](?=\w)|\bgh-(?=\d)/gi, '$&&#8205;')
    .replace(/^(?=\s|[#+-]|\d+[.)])/, '&#8205;')
}

function code(from: string): string {
  return `\`${cut(from).replaceAll('`', "'")}\``
}

function cut(from: string): string {
  return visible(from.length > MAX_TEXT_LENGTH ? `${from.slice(0, MAX_TEXT_LENGTH)}…` : from)
}
