import { quote, RegistryError, shortList } from '../base/error.ts'
import type { ModuleDocument } from '../index/format/documents.ts'
import { MARKS_PATH } from '../index/format/paths.ts'
import type { VersionMark } from '../index/format/version-state.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { sortVersions, type Version } from '../module/version.ts'
import { isOfFile } from './file-marked-module.ts'
import type { VersionRange } from './version-range.ts'

/** A decision about published versions of a module. */
export type MarkDecision =
  | { readonly action: 'yank'; readonly versions: VersionRange; readonly mark: VersionMark }
  | { readonly action: 'restore'; readonly versions: VersionRange }
  /** Without versions it is about the whole module, its later versions included. */
  | {
      readonly action: 'deprecate'
      readonly versions: VersionRange | undefined
      readonly mark: VersionMark
    }
  | { readonly action: 'undeprecate'; readonly versions: VersionRange | undefined }

export interface MarkedModule {
  readonly module: ModuleDocument
  /** The published versions that the decision is about, highest first. */
  readonly versions: readonly Version[]
}

/** The module after a decision; made twice, it is made once. Throws NOT_FOUND for versions that are not published, INVALID_INPUT for a mark of `marks.yml`. */
export function markedModule(module: ModuleDocument, decision: MarkDecision): MarkedModule {
  const versions = publishedIn(module, decision.versions)
  refuseFileMark(module, decision, versions)
  switch (decision.action) {
    case 'yank':
      return { module: { ...module, yanks: yanksAfter(module, versions, decision.mark) }, versions }
    case 'restore': {
      const yanks = module.yanks.filter(({ version }) => !versions.includes(version))
      return { module: { ...module, yanks }, versions }
    }
    case 'deprecate':
      return { module: deprecated(module, decision.versions?.text, decision.mark), versions }
    case 'undeprecate':
      return { module: undeprecated(module, decision.versions), versions }
  }
}

/** Throws INVALID_INPUT for a mark of `marks.yml`: the next rendering would bring it back. */
function refuseFileMark(
  module: ModuleDocument,
  { action, versions: range }: MarkDecision,
  versions: readonly Version[],
): void {
  const isYank = action === 'yank' || action === 'restore'
  const marks = isYank
    ? module.yanks.filter(({ version }) => versions.includes(version))
    : module.deprecations.filter((each) => each.versions === range?.text)
  if (!marks.some(isOfFile)) return
  const name = `${formatModuleAddress(module.address)}${range === undefined ? '' : ` ${range.text}`}`
  throw new RegistryError(
    'INVALID_INPUT',
    `${MARKS_PATH} marks ${name}, and so the file alone changes that`,
    `change or remove the mark in ${MARKS_PATH}, and apply it: module-registry render --index …`,
  )
}

function publishedIn(module: ModuleDocument, range: VersionRange | undefined): Version[] {
  const published = sortVersions(module.versions.map(({ version }) => version))
  const versions = published.filter((version) => range?.allows(version) ?? true)
  if (versions.length > 0 || range === undefined) return versions
  const address = formatModuleAddress(module.address)
  const removed = module.removed.find(({ version }) => range.allows(version))
  if (removed !== undefined) {
    throw new RegistryError(
      'NOT_FOUND',
      `${address} ${removed.version} is removed, so nothing is left to mark`,
      'name a published version: module-registry status --index … lists them',
    )
  }
  throw new RegistryError(
    'NOT_FOUND',
    `${address} has no published version ${quote(range.text)}`,
    `it has ${shortList(published).join(', ') || 'none'}`,
  )
}

/** A yanked version keeps the date of its first yank; what is said of it is replaced. */
function yanksAfter(
  { yanks }: ModuleDocument,
  versions: readonly Version[],
  mark: VersionMark,
): ModuleDocument['yanks'] {
  const others = yanks.filter(({ version }) => !versions.includes(version))
  const marked = versions.map((version) => {
    const before = yanks.find((yank) => yank.version === version)
    return { ...withoutAdvice(before), version, ...mark, date: before?.date ?? mark.date }
  })
  return [...others, ...marked]
}

function deprecated(module: ModuleDocument, text: string | undefined, mark: VersionMark): ModuleDocument {
  const before = module.deprecations.find(({ versions }) => versions === text)
  const others = module.deprecations.filter((each) => each !== before)
  const range = text === undefined ? {} : { versions: text }
  const marked = { ...withoutAdvice(before), ...range, ...mark, date: before?.date ?? mark.date }
  return { ...module, deprecations: [...others, marked] }
}

/** Keys of a newer tool stay. */
function withoutAdvice<T extends Partial<VersionMark>>(
  mark: T | undefined,
): Omit<T, 'link' | 'replacement'> | undefined {
  if (mark === undefined) return undefined
  const { link: _, replacement: __, ...rest } = mark
  return rest
}

function undeprecated(module: ModuleDocument, range: VersionRange | undefined): ModuleDocument {
  const isNamed = (mark: ModuleDocument['deprecations'][number]) => mark.versions === range?.text
  if (!module.deprecations.some(isNamed) && module.deprecations.length > 0)
    throw otherDeprecations(module, range)
  return { ...module, deprecations: module.deprecations.filter((mark) => !isNamed(mark)) }
}

function otherDeprecations(module: ModuleDocument, range: VersionRange | undefined): RegistryError {
  const address = formatModuleAddress(module.address)
  const commands = module.deprecations.map(({ versions }) =>
    ['module-registry undeprecate', address, ...(versions === undefined ? [] : [quote(versions)])].join(' '),
  )
  const name = range === undefined ? `${address} as a whole` : `${address} ${quote(range.text)}`
  return new RegistryError(
    'NOT_FOUND',
    `no deprecation is about ${name}: the module has others`,
    `take back the one that you mean: ${shortList(commands).join(' or ')}`,
  )
}
