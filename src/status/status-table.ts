import { counted } from '../base/count.ts'
import { quote, visible } from '../base/error.ts'
import { table } from '../base/table.ts'
import type { IndexStatus, ModuleStatus, VersionStatus } from './status.ts'

/** The status of an index as text for people: a row for each module, the totals, and the tags that a collection refused. */
export function formatStatus({ name, url, commit, modules, refused }: IndexStatus): string {
  const rows = modules.map(({ problem, ...module }) =>
    problem === undefined ? moduleRow(module) : [module.address, `cannot be read: ${problem}`],
  )
  const versions = modules.flatMap((module) => module.versions)
  const bytes = totalSize(versions)
  const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`
  return [
    ...table(['module', 'latest', 'versions', 'last commit', 'size', 'owner', 'marks'], rows),
    ...refused.map(
      ({ source, tag, code }) =>
        `refused   ${source === '' ? 'a private source' : visible(source)} ${visible(`${tag}: ${code}`)}`,
    ),
    `index     ${quote(name)}, ${url ?? 'no public URL yet'}${head}`,
    `total     ${counted(modules.length, 'module')}, ${counted(versions.length, 'version')}, ${formatBytes(bytes)}`,
  ].join('\n')
}

/** The status of one module as text for people: a row for each version. */
export function formatModuleStatus({ address, owner, versions, removed, problem }: ModuleStatus): string {
  if (problem !== undefined) return `${address} cannot be read: ${problem}`
  const published = versions.map((each) => [
    each.version,
    each.tag,
    each.commit.slice(0, 7),
    dayOf(each.committedAt),
    each.size === null ? '' : formatBytes(each.size),
    stateOf(each),
  ])
  const gone = removed.map(({ version, reason }) => [version, '', '', '', '', `removed: ${quote(reason)}`])
  return [
    ...table(['version', 'tag', 'commit', 'committed', 'size', 'state'], [...published, ...gone]),
    `module    ${address}, owned by ${ownerOf(owner)}`,
  ].join('\n')
}

function moduleRow({ address, latest, versions, removed, committedAt, owner }: ModuleStatus): string[] {
  const count = (state: string) => versions.filter((each) => each.state === state).length
  const counts: [number, string][] = [
    [count('yanked'), 'yanked'],
    [count('deprecated'), 'deprecated'],
    [removed.length, 'removed'],
  ]
  const marks = counts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`)
  const size = formatBytes(totalSize(versions))
  const day = committedAt === null ? '' : dayOf(committedAt)
  return [address, latest ?? '', String(versions.length), day, size, ownerOf(owner), marks.join(', ')]
}

function totalSize(versions: readonly VersionStatus[]): number {
  return versions.reduce((sum, { size }) => sum + (size ?? 0), 0)
}

function stateOf({ state, reason, replacement }: VersionStatus): string {
  if (reason === undefined) return state
  return `${state}: ${quote(reason)}${replacement === undefined ? '' : `; use ${replacement}`}`
}

function ownerOf(owner: ModuleStatus['owner']): string {
  return owner === null ? 'nobody' : visible(`${owner.host}/${owner.repository}`)
}

function dayOf(date: string): string {
  return date.slice(0, 'YYYY-MM-DD'.length)
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** Decimal units, as in `12.3 MB`. */
function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const digits = power === 0 ? 0 : 1
  return `${(bytes / 1000 ** power).toFixed(digits)} ${UNITS[power]}`
}
