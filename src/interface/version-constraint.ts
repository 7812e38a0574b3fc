import { quote } from '../base/error.ts'
import type { Version } from '../module/version.ts'

/** Major, minor, patch. */
type Point = readonly [number, number, number]

interface Condition {
  readonly operator: string
  readonly point: Point
  /** How many numbers were written. */
  readonly precision: number
  /** `''` for a release. */
  readonly prerelease: string
}

/** What constraints no longer allow, and what that asks of callers. */
interface LostVersions {
  /** The lowest of them; of `capped` constraints the lowest above all that is allowed. */
  readonly lowest: string
  /**
   * `declared`: nothing was constrained before. `raised`: each lost version has a higher one of its own major version that is still
   * allowed, so that an upgrade within it is enough. `capped`: those that have none are above all that is allowed, where nothing
   * bounded them. `narrowed`: all else, such as another major version.
   */
  readonly narrowing: 'declared' | 'raised' | 'capped' | 'narrowed'
}

/**
 * The versions that the constraints `before` allowed and the constraints `after` no longer allow; undefined without one. Of a
 * constraint that is not valid any change loses versions. Only releases are compared, as clients choose a pre-release by its exact
 * version alone. https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
export function lostVersions(before: readonly string[], after: readonly string[]): LostVersions | undefined {
  const from = parseConstraints(before)
  const to = parseConstraints(after)
  if (from === undefined || to === undefined) {
    if (formatConstraints(before) === formatConstraints(after)) return undefined
    const lowest = 'versions that cannot be told, as one of the constraints cannot be read'
    return { lowest, narrowing: 'narrowed' }
  }
  const points = turningPoints([...from, ...to])
  const kept = points.filter((point) => allows(to, point))
  const lost = points.filter((point) => allows(from, point) && !allows(to, point))
  const lowest = lost[0]?.join('.') ?? lostPin(from, to)
  if (lowest === undefined) return undefined
  if (from.length === 0) return { lowest, narrowing: 'declared' }
  const gone = lost.filter(
    (point) => !kept.some((other) => other[0] === point[0] && compare(other, point) > 0),
  )
  const [first] = gone
  if (first === undefined && lost.length > 0) return { lowest, narrowing: 'raised' }
  const isAbove = kept.length > 0 && gone.every((point) => kept.every((other) => compare(other, point) < 0))
  if (first === undefined || !isAbove || !isUnbounded(from)) return { lowest, narrowing: 'narrowed' }
  return { lowest: first.join('.'), narrowing: 'capped' }
}

function isUnbounded(conditions: readonly Condition[]): boolean {
  return turningPoints(conditions)
    .slice(-1)
    .every((point) => allows(conditions, point))
}

/** Of a mark in `module.json`, or of a `module` block. */
export interface VersionConstraint {
  readonly text: string
  /** Like clients, allows a pre-release by its exact version alone. */
  allows(version: Version): boolean
}

/** Throws an Error, for a schema to report, for text that is not a version constraint. */
export function parseConstraint(text: string): VersionConstraint {
  const conditions = parseConstraints([text])
  if (conditions === undefined)
    throw new Error(`${quote(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`)
  return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) }
}

// https://github.com/hashicorp/go-version/blob/main/version.go, which allows more than a semantic version.
const CONDITION =
  /^\s*(?:(?:=|!=|>=|<=|>|<|~>)\s*)?v?\d+(?:\.\d+)*(?:[A-Za-z~-][0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)?(?:\+[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?\s*$/

export function isConstraint(text: string): boolean {
  return text.split(',').every((part) => CONDITION.test(part))
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

/** The constraints as one: `>= 1.0, < 2.0`. */
export function formatConstraints(constraints: readonly string[]): string {
  return constraints.map((text) => text.trim()).join(', ')
}

function parseConstraints(constraints: readonly string[]): Condition[] | undefined {
  const conditions: Condition[] = []
  for (const part of constraints.flatMap((text) => text.split(','))) {
    const match =
      /^\s*(?:(=|!=|>=|<=|>|<|~>)\s*)?v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(
        part,
      )
    if (match === null) return undefined
    const [, operator = '=', major, minor, patch, prerelease = ''] = match
    const precision = [major, minor, patch].filter((number) => number !== undefined).length
    const point: Point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)]
    conditions.push({ operator, point, precision, prerelease })
  }
  return conditions
}

/**
 * From low to high, every version from which on one of the conditions may answer otherwise than below it, and the first of each
 * major version that begins between them and may be lost as a whole.
 */
function turningPoints(conditions: readonly Condition[]): Point[] {
  const written = conditions.flatMap((condition) => [
    condition.point,
    ceilingOf(condition) ?? condition.point,
  ])
  const beyond = written.flatMap(([major, minor, patch]): Point[] => [
    [major, minor, patch + 1],
    [major, 0, 0],
    [major + 1, 0, 0],
  ])
  return [[0, 0, 0] as const, ...written, ...beyond].sort(compare)
}

/** The lowest version that `~>` refuses: only its last number may grow; a lone major number has no ceiling. */
function ceilingOf({ point: [major, minor], precision }: Condition): Point | undefined {
  if (precision === 1) return undefined
  return precision === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0]
}

function allows(conditions: readonly Condition[], point: Point): boolean {
  return conditions.every((condition) => holds(condition, point))
}

function holds(condition: Condition, point: Point): boolean {
  const { operator, prerelease } = condition
  const ceiling = ceilingOf(condition)
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
      return order >= 0 && (ceiling === undefined || compare(point, ceiling) < 0)
  }
}

/** A pre-release that `before` names and `after` no longer names. */
function lostPin(before: readonly Condition[], after: readonly Condition[]): string | undefined {
  const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '')
  if (pin === undefined) return undefined
  const name = `${pin.point.join('.')}-${pin.prerelease}`
  const isKept = after.every(
    (condition) =>
      condition.operator === '=' && `${condition.point.join('.')}-${condition.prerelease}` === name,
  )
  return isKept && after.length > 0 ? undefined : name
}

function compare(a: Point, b: Point): number {
  for (const at of [0, 1, 2] as const) if (a[at] !== b[at]) return a[at] < b[at] ? -1 : 1
  return 0
}
