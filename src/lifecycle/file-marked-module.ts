import type { ModuleDocument } from '../index/format/documents.ts'
import { MARKS_PATH } from '../index/format/paths.ts'
import { addressKey } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import { type FileMark, modulesOf } from './marks-file.ts'

/** Whether a mark was made by `marks.yml`, which alone changes it. */
export function isOfFile({ origin }: { readonly origin?: string }): boolean {
  return origin === MARKS_PATH
}

/**
 * The module with the marks of the file, and without those that the file made before and does not have any more; marks of commands stay
 * unless the file has one about the same versions. Made twice, it is made once. Versions that are not published are left out.
 * @param date of marks that are new
 */
export function fileMarkedModule(
  module: ModuleDocument,
  marks: readonly FileMark[],
  date: string,
): ModuleDocument {
  const own = marks.filter((mark) =>
    modulesOf(mark).some((address) => addressKey(address) === addressKey(module.address)),
  )
  if (own.length === 0 && ![...module.yanks, ...module.deprecations].some(isOfFile)) return module
  return {
    ...module,
    yanks: yanksAfter(module, own, date),
    deprecations: deprecationsAfter(module, own, date),
  }
}

/** Of two marks that have a version, the later one in the file holds. */
function yanksAfter(
  module: ModuleDocument,
  marks: readonly FileMark[],
  date: string,
): ModuleDocument['yanks'] {
  const yanks = new Map(module.yanks.filter((yank) => !isOfFile(yank)).map((yank) => [yank.version, yank]))
  for (const mark of marks.filter(({ yank }) => yank !== undefined)) {
    for (const version of versionsIn(module, mark)) {
      const before = module.yanks.find((yank) => yank.version === version)
      yanks.set(version, { version, ...adviceOf(mark), date: before?.date ?? date, origin: MARKS_PATH })
    }
  }
  return [...yanks.values()]
}

function deprecationsAfter(
  module: ModuleDocument,
  marks: readonly FileMark[],
  date: string,
): ModuleDocument['deprecations'] {
  const others = module.deprecations.filter((each) => !isOfFile(each))
  const deprecations = new Map(others.map((each) => [each.versions, each]))
  for (const mark of marks.filter(({ deprecate }) => deprecate !== undefined)) {
    const range = mark.versions?.text
    if (range !== undefined && versionsIn(module, mark).length === 0) continue
    const before = module.deprecations.find(({ versions }) => versions === range)
    const about = range === undefined ? {} : { versions: range }
    deprecations.set(range, { ...about, ...adviceOf(mark), date: before?.date ?? date, origin: MARKS_PATH })
  }
  return [...deprecations.values()]
}

/** The published versions of the module in the range of a mark; none where it has no range. */
export function versionsIn({ versions }: ModuleDocument, { versions: range }: FileMark): Version[] {
  return versions.map(({ version }) => version).filter((version) => range?.allows(version))
}

function adviceOf({ reason, link, replacement }: FileMark) {
  return {
    reason,
    ...(link === undefined ? {} : { link }),
    ...(replacement === undefined ? {} : { replacement }),
  }
}
