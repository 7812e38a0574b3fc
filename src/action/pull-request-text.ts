import type { Compatibility } from '../interface/diff/required-bump.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { PullRequestText } from '../publish/ports.ts'
import type { PendingVersion } from '../publish/publish-by-pull-request.ts'
import { formatNotes } from '../release/notes.ts'
import type { PlannedModule } from '../release/plan.ts'
import { code, MAX_ROWS, prose, table } from './markdown.ts'
import { mergeRow, renderComparisons } from './summary.ts'

/** Characters of the title of a pull request: GitHub takes 256. A longer one is cut, and ends in "…". */
const MAX_TITLE_LENGTH = 250

/** Versions that the title of a pull request names. The rest is counted. */
const MAX_TITLE_VERSIONS = 3

/**
 * Characters of the text of a pull request: GitHub takes 65,536. In a longer one the changes of interfaces are left out, and then the
 * table of versions.
 */
const MAX_PULL_REQUEST_LENGTH = 60_000

/** The title and the body of the pull request that publishes versions of a module, the highest first. Nothing in it is markup of theirs. */
export function pullRequestText(
  address: ModuleAddress,
  versions: readonly PendingVersion[],
): PullRequestText {
  const name = formatModuleAddress(address)
  if (versions.length === 0) return { title: `Repair ${name}`, body: `${INTRODUCTION}\n` }
  const compared = versions.flatMap(({ release: { version }, compatibility }) =>
    compatibility === undefined ? [] : [{ address: name, version, ...compatibility }],
  )
  const parts = [
    `Versions of ${code(name)} that are published when this is merged: ${versions.length}\n`,
    versionTable(name, versions),
    renderComparisons(compared).join('\n'),
  ]
  return {
    title: cut(`Publish ${name} ${named(versions.map(({ release: { version } }) => version))}`),
    body: bodyOf(parts, INTRODUCTION),
  }
}

/** GitHub shows each line of a body as a line. */
const INTRODUCTION = [
  'Every publish of the module replaces the branch of this pull request: do not commit to it.',
  'The packages are stored already; while this is open, and after it was closed, no client is told of them.\n',
].join(' ')

/** The title and the body of the pull request whose merge releases modules; the title is that of its commit, too. */
export function releaseText(
  modules: readonly PlannedModule[],
  { branch, repositoryUrl }: { readonly branch: string; readonly repositoryUrl: string },
): PullRequestText {
  const notes = modules.map(
    (module) =>
      `<details><summary>${prose(`${module.name} ${module.next}`)}</summary>\n\n${formatNotes({ ...module, base: module.last?.tag, repositoryUrl })}\n\n</details>\n`,
  )
  const parts = ['Merging this pull request releases:\n', table(modules.map(mergeRow)), notes.join('\n')]
  const about = `Every push to ${code(branch)} replaces the branch of this pull request: do not commit to it. Labels of the merged pull requests ask for another number: the next run reads them.\n`
  return {
    title: cut(`chore: release ${named(modules.map(({ name, next }) => `${name} ${next}`))}`),
    body: bodyOf(parts, about),
  }
}

/** As many of the first parts as fit into a body, and what it is about. */
function bodyOf(parts: readonly string[], about: string): string {
  const bodies = parts.map((_, without) => [...parts.slice(0, parts.length - without), about].join('\n'))
  return bodies.find((body) => body.length <= MAX_PULL_REQUEST_LENGTH) ?? about
}

function cut(title: string): string {
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1)}…`
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, MAX_TITLE_VERSIONS)
  const more = names.length - shown.length
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`
}

function versionTable(name: string, versions: readonly PendingVersion[]): string {
  const rows = versions.slice(0, MAX_ROWS).map(({ release, compatibility }) => ({
    Address: code(name),
    Version: code(release.version),
    Tag: code(release.tag),
    Commit: code(release.commit),
    Digest: code(release.package.digest),
    Repository: code(release.repository.url),
    Interface: compatibility === undefined ? '' : changesSince(compatibility),
  }))
  const more = versions.length - rows.length
  return `${table(rows)}${more === 0 ? '' : `\nand ${more} more\n`}`
}

function changesSince({ base, required, changes }: Compatibility): string {
  return `${changes.length === 0 ? 'no' : required} changes since ${code(base)}`
}
