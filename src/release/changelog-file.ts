import type { PackageContents } from '../check/package-changes.ts'
import { isVersion, type Version } from '../module/version.ts'
import { rootPrefix } from '../package/package.ts'
import type { TaggedCommit, Tags } from '../publish/ports.ts'
import { formatNotes } from './notes.ts'
import type { PlannedModule } from './plan.ts'

/**
 * The changelog of a module, with the versions that the merge of a pull request releases: the first line of such a section ends in a
 * comment that nobody writes by hand. It is read as Latin-1, so that bytes of others stay as they are.
 */

/** Its path from the root of the repository. @param directory of the module */
function changelogPath(directory: string): string {
  return `${rootPrefix(directory)}CHANGELOG.md`
}

export function announces(changelog: Uint8Array | undefined, version: Version): boolean {
  return sectionsOf(changelog).some((section) => announcedIn(section) === version)
}

interface NewSection {
  readonly version: Version
  /** Seconds since 1970. */
  readonly date: number
  /** Markdown whose headings are of the third level. */
  readonly notes: string
  readonly isReleased: (version: Version) => boolean
}

/** The changelog with this section before those of other versions, in place of what was announced and never released. */
export function withSection(
  changelog: Uint8Array | undefined,
  { version, date, notes, isReleased }: NewSection,
): Uint8Array {
  const sections = sectionsOf(changelog ?? Buffer.from('# Changelog\n')).filter((section) => {
    const announced = announcedIn(section)
    return announced === undefined || isReleased(announced)
  })
  const day = new Date(date * 1000).toISOString().slice(0, 10)
  const lines = [`## ${version} (${day}) <!-- module-registry release ${version} -->`, '', notes]
  const isWindows = sections[0]?.split('\n', 1)[0]?.endsWith('\r') ?? false
  const end = isWindows ? '\r\n' : '\n'
  const added = lines.join('\n').split('\n').join(end)
  const found = sections.findIndex((section) => section.startsWith('## ') && !UNRELEASED.test(section))
  const at = found < 0 ? sections.length : found
  const before = withoutLineEnds(sections.slice(0, at).join(''))
  const after = sections.slice(at).join('')
  const parts = [
    ...(before === '' ? [] : [before, end, end]),
    Buffer.from(withoutLineEnds(added)).toString('latin1'),
    end,
    ...(after === '' ? [] : [end, after]),
  ]
  return Buffer.from(parts.join(''), 'latin1')
}

/** https://keepachangelog.com */
const UNRELEASED = /^## \[?Unreleased\b/i

/** The text before the first heading of the second level, and the text from each of them to the next. */
function sectionsOf(changelog: Uint8Array = new Uint8Array()): string[] {
  const sections = ['']
  let isFenced = false
  for (const line of Buffer.from(changelog)
    .toString('latin1')
    .split(/(?<=\n)/)) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced
    if (line.startsWith('## ') && !isFenced) sections.push(line)
    else sections.push(`${sections.pop()}${line}`)
  }
  return sections
}

function announcedIn(section: string): Version | undefined {
  const [first = ''] = section.split('\n', 1)
  const [, text = ''] = /^## .{1,200} <!-- module-registry release (\S{1,200}) -->\r?$/.exec(first) ?? []
  return isVersion(text) ? text : undefined
}

function withoutLineEnds(text: string): string {
  let length = text.length
  while (length > 0 && /[\r\n]/.test(text[length - 1] ?? '')) length -= 1
  return text.slice(0, length)
}

/**
 * What the pull request of a release proposes: changelogs with the next version of each module. No state says what was merged: a version is
 * released by the first run that finds it in the changelog, and needs no other number by then.
 */

/** The modules, of which those are `proposed` whose changelog at a commit does not have the section of their next version. */
export async function withProposals(
  modules: readonly PlannedModule[],
  commit: string,
  contents: PackageContents,
): Promise<PlannedModule[]> {
  const found: PlannedModule[] = []
  for (const module of modules) {
    const { next, path } = module
    const isPlanned = module.status === 'planned' && next !== undefined
    const changelog = isPlanned ? await contents.fileAt({ commit, path: changelogPath(path) }) : undefined
    found.push(isPlanned && !announces(changelog, next) ? { ...module, status: 'proposed' } : module)
  }
  return found
}

export async function changelogFiles(
  modules: readonly PlannedModule[],
  { commit, committedAt: date }: TaggedCommit,
  {
    contents,
    tags,
    repositoryUrl,
  }: { readonly contents: PackageContents; readonly tags: Tags; readonly repositoryUrl: string },
): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = new Set((await tags.all()).map(({ tag }) => tag))
  const files = new Map<string, Uint8Array>()
  for (const module of modules) {
    const { next: version, tag, last, path: directory } = module
    if (version === undefined || tag === undefined) continue
    const path = changelogPath(directory)
    const start = tag.slice(0, -version.length)
    const notes = formatNotes({ ...module, base: last?.tag, repositoryUrl })
    const isReleased = (announced: Version) => names.has(`${start}${announced}`)
    files.set(
      path,
      withSection(await contents.fileAt({ commit, path }), { version, date, notes, isReleased }),
    )
  }
  return files
}
