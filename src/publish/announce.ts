import { counted } from '../base/count.ts'
import { quote, shortList } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import { groupBy } from '../base/group.ts'
import type { Log } from '../base/log.ts'
import { sourcePageLocation } from '../index/format/protocol.ts'
import { isBreaking, tooSmall } from '../interface/diff/required-bump.ts'
import { calledPath } from '../interface/module-interface.ts'
import { leavingCalls } from '../interface/read/module-files.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { formatModuleBlock, formatRelease, shortCommit } from '../module/release.ts'
import { compareVersions, sortVersions, type Version } from '../module/version.ts'
import { MAX_LISTED_MODULES, MAX_LISTED_NAMES } from './limits.ts'
import type { Notice } from './package-checks.ts'
import { type Publication, publicationsAt } from './publication.ts'
import type { Selection } from './selection.ts'

/** Lines about packages that one run prints. Those about the newest versions come last and are kept. */
const MAX_NOTICES = 20

const NO_URL =
  'the index has no public URL yet: module-registry init --index … --url https://modules.example.com sets it'

/** What there is to say of the versions of a run: the notices of the highest one of each module, and what counts for others, each once. */
export class RunNotices {
  readonly #log: Log
  readonly #ofHighest = new Map<string, { readonly version: Version; readonly notices: readonly Notice[] }>()
  readonly #warnings = new Map<string, Notice>()
  /** What only some clients can install, by the reason. */
  readonly #limited = new Map<string, Set<string>>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Says before the first write what would be published under which address: name and system are easily swapped. Then the notices. */
  announce(fresh: readonly Publication<'new'>[], registryUrl: string | null): void {
    const log = this.#log
    for (const line of fresh.length === 1 ? fresh.flatMap(releaseLines) : linesOf(fresh, 'new version'))
      log.info(line)
    for (const { selection, compatibility } of fresh) {
      if (compatibility === undefined || !isBreaking(compatibility)) continue
      const version = formatRelease(selection.release)
      log.warn(`${tooSmall(version, compatibility)}; use ${compatibility.minimumVersion} or higher`)
    }
    const [only, ...others] = fresh
    if (only !== undefined && others.length === 0)
      log.info(
        registryUrl === null
          ? NO_URL
          : formatModuleBlock(only.selection.release, registryUrl, calledPath(only.moduleInterface)),
      )
    this.print()
  }

  add(fresh: readonly Publication<'new'>[]): void {
    for (const { selection, notices } of fresh) {
      const { version, address } = selection.release
      const module = formatModuleAddress(address)
      const before = this.#ofHighest.get(module)
      if (before === undefined || compareVersions(before.version, version) < 0)
        this.#ofHighest.set(module, { version, notices })
      for (const notice of notices) if (notice.ofAnyVersion) this.#warnings.set(notice.text, notice)
    }
  }

  /** Versions, or of many the modules, that only some clients can install. */
  addClients(publications: readonly Publication[], registryUrl: string | null, isBulk: boolean): void {
    for (const stored of publicationsAt(publications, 'stored')) {
      const { release } = stored
      const subject = isBulk ? formatModuleAddress(release.address) : formatRelease(release)
      const reason = clientLimit(stored, registryUrl)
      if (reason !== undefined) getOrInsert(this.#limited, reason, () => new Set<string>()).add(subject)
    }
  }

  /** Says them, and forgets them. Those of the highest versions come first; of many the others are counted. */
  print(): void {
    const highest = [...this.#ofHighest.values()].flatMap(({ notices }) => notices)
    const limits = [...this.#limited].map(([reason, subjects]): Notice => {
      const text = `${shortList([...subjects], MAX_LISTED_NAMES).join(', ')}: ${reason}`
      return { level: 'warn', text }
    })
    const each = [...highest, ...this.#warnings.values(), ...limits]
    const notices = [...new Map(each.map((notice) => [notice.text, notice])).values()]
    for (const { level, text } of notices.slice(0, MAX_NOTICES)) this.#log[level](text)
    this.#ofHighest.clear()
    this.#warnings.clear()
    this.#limited.clear()
    const more = notices.length - MAX_NOTICES
    if (more > 0) this.#log.info(`and ${more} more notices: inspect the tags one by one`)
  }
}

function releaseLines({ selection: { release }, pkg: { facts } }: Publication<'new'>): string[] {
  return [
    `release   ${formatRelease(release)} from tag ${quote(release.tag)} at ${shortCommit(release.commit)}`,
    `package   ${counted(facts.files, 'file')}, ${grouped(facts.size)} bytes, ${facts.digest}`,
  ]
}

/** Says under which addresses the tags of a repository would be published; of many modules only how many they are. */
export function selectionLines(selections: readonly Selection[]): string[] {
  const lines = linesOf(
    selections.map((selection) => ({ selection })),
    'version',
  )
  if (lines.length <= MAX_LISTED_MODULES) return lines
  return [`release   ${counted(selections.length, 'version')} of ${counted(lines.length, 'module')}`]
}

/** A line for each module: the report says each version. */
function linesOf(fresh: readonly Pick<Publication<'new'>, 'selection'>[], noun: string): string[] {
  const releases = fresh.map(({ selection }) => selection.release)
  const groups = groupBy(releases, ({ address }) => formatModuleAddress(address))
  return [...groups].map(([address, group]) => {
    const versions = sortVersions(group.map(({ version }) => version))
    const range = versions.length === 1 ? versions[0] : `${versions.at(-1)} to ${versions[0]}`
    return `release   ${address}: ${counted(group.length, noun)}, ${range}`
  })
}

/**
 * Terraform, and OpenTofu before 1.10, know no `oci://`; and Terraform gets from a static host the directory of the module alone, without
 * those beside it that it calls.
 */
function clientLimit(
  { release, moduleInterface }: Publication<'stored'>,
  registryUrl: string | null,
): string | undefined {
  if (sourcePageLocation(release, registryUrl) === undefined)
    return 'only OpenTofu 1.10 or newer reads the package. To serve Terraform, too, publish with --package oci,index'
  const leaving = moduleInterface === undefined ? [] : leavingCalls(moduleInterface)
  if (release.packageRoot === undefined && leaving.length === 0) return undefined
  return 'the module calls or reads what is beside its directory, so that Terraform installs it only through serve (a static host gives Terraform its directory alone), OpenTofu everywhere'
}

/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
