import { quote } from '../base/error.ts'
import type { Version } from '../module/version.ts'

/**
 * Version constraints of providers and of the client. Releases alone are compared: pre-releases are only ever chosen by their
 * exact name. https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */

/** Major, minor, patch; `Infinity` stands for a number beyond all that are written. */
type Point = readonly [number, number, number]

interface Condition {
  readonly operator: string
  readonly point: Point
  /** How many numbers were written. */
  readonly given: number
  /** `''` for a release. */
  readonly prerelease: string
}

/**
 * A version that all of `before` allowed and `after` no longer allows, in words; undefined where nothing was lost. A
 * constraint that cannot be read loses something unless it stayed as it was.
 */
export function lostVersion(before: readonly string[], after: readonly string[]): string | undefined {
  const from = parseConstraints(before)
  const to = parseConstraints(after)
  if (from === undefined || to === undefined) {
    const isSame = formatConstraints(before) === formatConstraints(after)
    return isSame ? undefined : 'versions that cannot be told, as one of the constraints cannot be read'
  }
  const lost = samplePoints([...from, ...to]).find((point) => allows(from, point) && !allows(to, point))
  return lost === undefined ? lostPin(from, to) : formatPoint(lost)
}

/** A constraint that was written by hand. */
export interface VersionConstraint {
  readonly text: string
  /** A pre-release is allowed by its exact name alone, as clients do. */
  allows(version: Version): boolean
}

/** Throws a plain error for text that is no constraint. */
export function parseConstraint(text: string): VersionConstraint {
  const conditions = parseConstraints([text])
  if (conditions === undefined)
    throw new Error(`${quote(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`)
  return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) }
}

function allowsVersion(conditions: readonly Condition[], version: Version): boolean {
  const [release = '', ...rest] = version.split('-')
  const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number)
  const prerelease = rest.join('-')
  if (prerelease === '') return allows(conditions, [major, minor, patch])
  return conditions.every(
    (condition) =>
      condition.operator === '=' &&
      condition.prerelease === prerelease &&
      compare(condition.point, [major, minor, patch]) === 0,
  )
}

/** The constraints as one, equal for equal sets: `>= 1.0, < 2.0`. */
export function formatConstraints(constraints: readonly string[]): string {
  return constraints.map((text) => text.trim()).join(', ')
}

function parseConstraints(constraints: readonly string[]): Condition[] | undefined {
  const conditions: Condition[] = []
  for (const part of constraints.flatMap((text) => text.split(','))) {
    const match =
      /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(
        part,
      )
    if (match === null) return undefined
    const [, operator = '=', major, minor, patch, prerelease = ''] = match
    const given = [major, minor, patch].filter((number) => number !== undefined).length
    const point: Point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)]
    conditions.push({ operator, point, given, prerelease })
  }
  return conditions
}

/** Every allowed set is made of whole stretches between these: the written versions and their neighbours. */
function samplePoints(conditions: readonly Condition[]): Point[] {
  const written = conditions.flatMap((condition) => [condition.point, ceilingOf(condition)])
  return [
    [0, 0, 0] as const,
    ...written.flatMap(([major, minor, patch]): Point[] => [
      ...(patch > 0 ? [[major, minor, patch - 1] as const] : []),
      ...(patch === 0 && minor > 0 ? [[major, minor - 1, Number.POSITIVE_INFINITY] as const] : []),
      ...(patch === 0 && minor === 0 && major > 0
        ? [[major - 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const]
        : []),
      [major, minor, patch],
      [major, minor, patch + 1],
    ]),
    [Number.POSITIVE_INFINITY, 0, 0] as const,
  ]
}

/** The first version that `~>` refuses: it lets only the last written number grow, and a lone major number without end. */
function ceilingOf({ point: [major, minor], given }: Condition): Point {
  if (given === 1) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  return given === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0]
}

function allows(conditions: readonly Condition[], point: Point): boolean {
  return conditions.every((condition) => holds(condition, point))
}

function holds(condition: Condition, point: Point): boolean {
  const { operator, prerelease } = condition
  // A pre-release comes just before its release.
  const order = compare(point, condition.point) || (prerelease === '' ? 0 : 1)
  switch (operator) {
    case '=':
      return order === 0
    case '!=':
      return order !== 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    default:
      return order >= 0 && compare(point, ceilingOf(condition)) < 0
  }
}

/** Pre-releases are allowed by their exact name alone. */
function lostPin(before: readonly Condition[], after: readonly Condition[]): string | undefined {
  const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '')
  if (pin === undefined) return undefined
  const name = `${formatPoint(pin.point)}-${pin.prerelease}`
  const isKept = after.every(
    (condition) =>
      condition.operator === '=' && `${formatPoint(condition.point)}-${condition.prerelease}` === name,
  )
  return isKept && after.length > 0 ? undefined : name
}

function compare(a: Point, b: Point): number {
  for (const at of [0, 1, 2] as const) if (a[at] !== b[at]) return a[at] < b[at] ? -1 : 1
  return 0
}

/** `2.∞.∞` is said as `2.x`, a version of no bound as `any later version`. */
function formatPoint([major, minor, patch]: Point): string {
  if (major === Number.POSITIVE_INFINITY) return 'all later versions'
  if (minor === Number.POSITIVE_INFINITY) return `${major}.x`
  return patch === Number.POSITIVE_INFINITY ? `${major}.${minor}.x` : `${major}.${minor}.${patch}`
}
