import { quote, visible } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import type { SourcePosition } from '../module-interface.ts'

/** Severities of changes, the most severe first; each is also the part of a version number that such a change needs. */
export const SEVERITIES = ['major', 'minor', 'patch'] as const
export type Severity = (typeof SEVERITIES)[number]

/**
 * The part of a version number that each kind of change needs. docs/decisions/0051-severities-of-maintainers.md has the evidence: how often maintainers made each
 * change in a patch, a minor and a major release.
 */
export const CHANGE_KINDS = {
  'input-removed': 'major',
  'required-input-added': 'major',
  'input-added': 'minor',
  'default-removed': 'major',
  'default-added': 'minor',
  'default-changed': 'minor',
  'type-narrowed': 'major',
  'type-widened': 'minor',
  'type-declared': 'patch',
  'null-refused': 'major',
  'null-replaced': 'minor',
  'null-allowed': 'minor',
  'ephemeral-refused': 'major',
  'ephemeral-allowed': 'minor',
  'input-made-const': 'major',
  'input-not-const': 'minor',
  'input-sensitivity': 'patch',
  'input-deprecated': 'minor',
  'validation-changed': 'minor',
  'validation-removed': 'patch',
  'output-removed': 'major',
  'output-added': 'minor',
  'output-type-changed': 'major',
  'output-type-extended': 'minor',
  'output-made-sensitive': 'major',
  'output-not-sensitive': 'patch',
  'output-made-ephemeral': 'major',
  'output-deprecated': 'minor',
  'resource-removed': 'major',
  'resource-added': 'minor',
  'resource-moved': 'patch',
  'resource-released': 'patch',
  'resource-keys-changed': 'major',
  'module-call-removed': 'major',
  'module-call-added': 'minor',
  'module-call-moved': 'patch',
  'module-call-released': 'patch',
  'module-call-keys-changed': 'major',
  'null-resource-removed': 'patch',
  'null-resource-added': 'patch',
  'data-source-removed': 'patch',
  'data-source-added': 'minor',
  'ephemeral-resource-removed': 'patch',
  'ephemeral-resource-added': 'minor',
  'submodule-removed': 'major',
  'submodule-added': 'minor',
  'provider-added': 'minor',
  'provider-removed': 'patch',
  'provider-source-changed': 'major',
  'provider-configuration-added': 'major',
  'provider-configuration-removed': 'major',
  'provider-version-narrowed': 'major',
  'provider-version-capped': 'major',
  'provider-version-raised': 'minor',
  'provider-version-declared': 'minor',
  'provider-version-widened': 'minor',
  'required-version-narrowed': 'major',
  'required-version-capped': 'major',
  'required-version-raised': 'minor',
  'required-version-declared': 'minor',
} as const satisfies Readonly<Record<string, Severity>>

type ChangeKind = keyof typeof CHANGE_KINDS

/** Severities that somebody gives kinds of changes in the place of those above. */
export type Severities = Readonly<Partial<Record<ChangeKind, Severity>>>

export const CHANGE_NAMES = Object.keys(CHANGE_KINDS) as readonly ChangeKind[]

export interface Change {
  readonly kind: ChangeKind
  readonly severity: Severity
  /** The address of what changed: `var.cidr`; in a submodule `modules/subnets: var.cidr`. */
  readonly subject: string
  readonly message: string
  /** Where it is declared, from the module's root: in the later version, or in the earlier one if it was removed. */
  readonly file?: string
  readonly line?: number
}

/** What changed of a subject; false where nothing did. */
export type Finding = readonly [kind: ChangeKind, message: string] | false

/** @param at undefined where the position is not known */
export function changesOf(
  subject: string,
  at: SourcePosition | undefined,
  ...findings: readonly Finding[]
): Change[] {
  const position = at && { file: at.file, line: at.line }
  return findings.flatMap((found) => {
    if (found === false) return []
    const [kind, message] = found
    return [{ kind, severity: CHANGE_KINDS[kind], subject, message, ...position }]
  })
}

export function bySeverity(changes: readonly Change[]): Change[] {
  return SEVERITIES.flatMap((severity) => changes.filter((change) => change.severity === severity))
}

/** How many characters of its message a sentence about a change has. */
const CLAUSE_CHARACTERS = 120

const NOUNS: Readonly<Record<string, string>> = { var: 'input', output: 'output', provider: 'provider' }

/** `modules/subnets: input "cidr" was removed (modules/subnets/variables.tf:12)`. */
export function sentenceOf({ subject, message, file, line }: Change): string {
  const place = file === undefined ? '' : ` (${file}:${line})`
  const [, directory = '', address = ''] = /^(.*: )?(.*)$/s.exec(subject) ?? []
  const [, type = '', name = ''] = /^(var|output|provider)\.(.*)$/.exec(address) ?? []
  const noun = NOUNS[type] ?? 'submodule'
  // Only a message that begins with its noun lacks the name; of the others that of a resource has its address.
  const article = new RegExp(`^(?:the|an?) ((?:optional )?)${noun}\\b`)
  const subjectText = `${noun} ${quote(noun === 'submodule' ? address : name)}`
  const text = message.length > CLAUSE_CHARACTERS ? `${message.slice(0, CLAUSE_CHARACTERS)}…` : message
  if (article.test(text))
    return visible(
      `${directory}${text.replace(article, (_, adjective: string) => adjective + subjectText)}${place}`,
    )
  return visible(`${directory}${noun === 'submodule' ? '' : `${subjectText}: `}${text}${place}`)
}

/** What happened, beside the subject: without the address with which the message of a resource begins. */
export function textBesideSubject({ subject, message }: Change): string {
  const address = subject.replace(/^.*: /s, '')
  return message.startsWith(`${address} `) ? message.slice(address.length + 1) : message
}

export function formatChanges(changes: readonly Change[]): string[] {
  return bySeverity(changes).map(
    (change) => `${change.severity.padEnd(9)} ${change.subject}  ${textBesideSubject(change)}`,
  )
}

/** What a change is to callers: not every minor one is something new. */
export function newsOf({ kind, severity }: Change): 'Breaking' | 'New' | 'Changed' {
  if (severity === 'major') return 'Breaking'
  return severity === 'minor' && /-(?:added|allowed|extended|widened)$/.test(kind) ? 'New' : 'Changed'
}

/** One line for a changelog: all changes of the highest severity. */
export function changelogLine(changes: readonly Change[]): string {
  const [worst] = bySeverity(changes)
  if (worst === undefined) return 'No change of the interface.'
  const listed = groupBy(
    changes.filter(({ severity }) => severity === worst.severity),
    newsOf,
  )
  return [...listed]
    .map(([news, group]) => {
      const each = group.map((change) => `\`${change.subject}\` (${textBesideSubject(change)})`)
      return `${news}: ${each.join(', ')}.`
    })
    .join(' ')
}

/** What the removal, the addition and each difference of a named thing mean for callers. */
interface Rules<T> {
  readonly subjectOf: (each: T) => string
  readonly removed: (each: T) => Finding
  readonly added: (each: T) => Finding
  readonly kept: (before: T, after: T) => readonly Finding[]
}

/** The changes between two lists of named things: first what was removed, then what was added, then what differs. */
export function compareByName<T extends SourcePosition & { readonly name: string }>(
  before: readonly T[],
  after: readonly T[],
  rules: Rules<T>,
): Change[] {
  const { removed, added, kept } = pairByName(before, after, ({ name }) => name)
  return [
    ...removed.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.removed(each))),
    ...added.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.added(each))),
    // Versions share what is made of equal blocks.
    ...kept.flatMap(([a, b]) => (a === b ? [] : changesOf(rules.subjectOf(b), b, ...rules.kept(a, b)))),
  ]
}

/**
 * Compares two lists of named things: those that were removed, those that were added, and the pairs that both lists have.
 * Sorts by name, so that the order of declarations never counts. Of two things with one name the first counts.
 */
export function pairByName<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (each: T) => string,
): {
  readonly removed: readonly T[]
  readonly added: readonly T[]
  readonly kept: readonly (readonly [before: T, after: T])[]
} {
  const byName = (all: readonly T[]) => new Map(all.toReversed().map((each) => [nameOf(each), each] as const))
  const sorted = (map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))
  const [old, current] = [byName(before), byName(after)]
  const was = sorted(old)
  return {
    removed: was.flatMap(([name, each]) => (current.has(name) ? [] : [each])),
    added: sorted(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
    kept: was.flatMap(([name, each]) => {
      const other = current.get(name)
      return other === undefined ? [] : [[each, other] as const]
    }),
  }
}
