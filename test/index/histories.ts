import fc from 'fast-check'
import type { ReleaseDocument } from '../../src/index/format/documents.ts'
import { PACKAGE_KINDS, type PackageKind } from '../../src/publish/package-kinds.ts'
import { aRelease } from '../support/publish/samples.ts'

/** The releases of one module: at least one, each version once. */
type History = [ReleaseDocument, ...ReleaseDocument[]]

const part = fc.constantFrom('acme', 'zoo', 'Net-Work', 'a', '1')
const address = fc.tuple(part, part, fc.constantFrom('aws', 'azurerm', '1')).map((parts) => parts.join('/'))

const number = fc.constantFrom('0', '1', '9', '10', '9223372036854775807')
const prerelease = fc.constantFrom('', '', '', '-rc.1', '-rc.10', '-rc.9', '-alpha', '-1')
const version = fc
  .tuple(number, number, number, prerelease)
  .map(([major, minor, patch, rest]) => `${major}.${minor}.${patch}${rest}`)

/** Few days, so that many are equal. */
const date = fc.integer({ min: 1, max: 5 }).map((day) => `2025-01-0${day}T00:00:00Z`)
const kind = fc.constantFrom(...PACKAGE_KINDS)
const directory = fc.constantFrom('', 'modules/vpc')

/** Modules with different addresses, each with the releases that it ever gets, in no order. */
export function moduleHistories(): fc.Arbitrary<History[]> {
  const selector = ([text]: readonly [string, ...unknown[]]) => text.toLowerCase()
  const few = { minLength: 1, maxLength: 6, selector }
  const history = fc.uniqueArray(fc.tuple(version, date, kind, directory), few)
  return fc
    .uniqueArray(fc.tuple(address, history), few)
    .map((modules) => modules.map(([text, releases]) => historyOf(text, releases)))
}

/** The releases of all modules, in any order. */
export function inAnyOrder<T extends History[]>(histories: fc.Arbitrary<T>) {
  return histories.chain((modules) => {
    const all = modules.flat()
    const length = { minLength: all.length, maxLength: all.length }
    return fc.tuple(fc.constant(modules), fc.shuffledSubarray(all, length))
  })
}

/** As many modules as no list can hold, with few dates. */
export function manyModules(count: number): fc.Arbitrary<History[]> {
  const dates = fc.array(date, { minLength: 1, maxLength: 3 })
  const history = (each: readonly string[], at: number) =>
    historyOf(
      `acme/module${at}/aws`,
      each.map((date, patch) => [`1.0.${patch}`, date, 'index', '']),
    )
  return fc.noBias(fc.array(dates, { minLength: count, maxLength: count })).map((all) => all.map(history))
}

function historyOf(
  text: string,
  releases: readonly (readonly [string, string, PackageKind, string])[],
): History {
  const [first, ...others] = releases.map(([each, committedAt, kind, path]) =>
    aRelease({ address: text, version: each, committedAt, kind, path }),
  )
  if (first === undefined) throw new Error('a history holds a release')
  return [first, ...others]
}
