import { quote, type Refusal } from '../base/error.ts'
import type { Installed } from './archive.ts'
import { type Check, type CheckCode, wrong } from './check.ts'
import type { Client } from './client.ts'

/** What one client did. */
export interface ClientResult {
  readonly client: Client
  /** In the order of the walk; the last one is broken where it did not get to the end. */
  readonly checks: readonly Check[]
  /** Undefined where it did not get to a package. */
  readonly installed: Installed | undefined
  /** `acme/vpc/aws 1.2.3`, as far as it is known. */
  readonly subject: string
}

export interface ClientVerdict {
  /** Null where it was not tried to the end: there is no module, or its package is one that doctor does not follow. */
  readonly installs: boolean | null
  /** `CODE: message` of the first broken rule; empty where there is none. */
  readonly broken: string
  readonly fix: string
  /** Whether the registry sets out to serve it. */
  readonly claimed: boolean
}

export interface ReportedCheck {
  readonly code: CheckCode
  readonly ok: boolean
  readonly verdict: Check['verdict']
  readonly message: string
  readonly fix: string
  readonly clients: readonly Client['name'][]
}

export interface Diagnosis {
  readonly url: string
  readonly subject: string
  readonly clients: Readonly<Record<Client['name'], ClientVerdict>>
  readonly checks: readonly ReportedCheck[]
}

/** From what each client met to what is to be said. */
export function diagnose(
  url: string,
  [terraform, opentofu]: readonly [ClientResult, ClientResult],
): Diagnosis {
  const both = sameness(terraform.installed, opentofu.installed)
  const results = [terraform, opentofu].map((result) => ({ ...result, checks: [...result.checks, ...both] }))
  const subject = terraform.subject.length > opentofu.subject.length ? terraform.subject : opentofu.subject
  return {
    url,
    subject,
    clients: { terraform: verdictOf(terraform), opentofu: verdictOf(opentofu) },
    checks: merged(results),
  }
}

function sameness(one: Installed | undefined, other: Installed | undefined): Check[] {
  if (one === undefined || other === undefined) return []
  if (one.kind === 'unknown' || one.kind !== other.kind || one.identity === other.identity) return []
  const message = `Terraform installs ${quote(one.identity)}, and OpenTofu ${quote(other.identity)}: the header and the body lead to different packages`
  return [wrong('PACKAGE_NOT_SAME', message, 'let both name the same package, as publish does')]
}

function verdictOf({ checks, installed }: ClientResult): ClientVerdict {
  const broken = checks.find(({ verdict }) => verdict === 'broken')
  if (broken === undefined) {
    const isKnown = installed !== undefined && installed.kind !== 'unknown'
    return { installs: isKnown ? true : null, broken: '', fix: '', claimed: true }
  }
  const { code, message, fix, isUnclaimed = false } = broken
  return { installs: false, broken: `${code}: ${message}`, fix, claimed: !isUnclaimed }
}

/** What both clients met is said once. */
function merged(results: readonly ClientResult[]): ReportedCheck[] {
  const checks = new Map<string, ReportedCheck>()
  for (const { client, checks: met } of results) {
    for (const { code, verdict, message, fix } of met) {
      const key = JSON.stringify([code, verdict, message])
      const clients = [...new Set([...(checks.get(key)?.clients ?? []), client.name])]
      checks.set(key, {
        code,
        ok: verdict === 'passed' || verdict === 'note',
        verdict,
        message,
        fix,
        clients,
      })
    }
  }
  return [...checks.values()].sort((one, other) => stageOf(one.code) - stageOf(other.code))
}

/** The order of the walk, by the first word of a code; what has none comes first. */
const STAGES = [
  'DISCOVERY',
  'NO',
  'VERSIONS',
  'MODULE',
  'VERSION',
  'ONLY',
  'DOWNLOAD',
  'LOCATION',
  'SOURCE',
  'GIT',
  'OCI',
  'PACKAGE',
]

function stageOf(code: CheckCode): number {
  return STAGES.indexOf(code.split('_', 1)[0] ?? '')
}

/**
 * What makes a run end with exit code 1: a client that does not install though the registry claims to serve it (or though
 * it was named), and whatever installs something else than it should.
 * @param required clients that were named; none: those that the registry claims to serve
 */
export function refusalsOf(diagnosis: Diagnosis, required: readonly Client['name'][]): Refusal[] {
  const names = (['terraform', 'opentofu'] as const).filter((name) => isAskedFor(diagnosis, name, required))
  const failing = names.filter((name) => diagnosis.clients[name].installs === false)
  const odd = diagnosis.checks.filter(
    ({ verdict, clients }) => verdict === 'wrong' && clients.some((name) => names.includes(name)),
  )
  return [
    ...failing.map((name) =>
      refusal(
        `${name} does not install ${subjectOf(diagnosis)}: ${diagnosis.clients[name].broken}`,
        diagnosis.clients[name].fix,
      ),
    ),
    ...odd.map(({ code, message, fix }) => refusal(`${subjectOf(diagnosis)}: ${code}: ${message}`, fix)),
  ]
}

function isAskedFor(
  { clients }: Diagnosis,
  name: Client['name'],
  required: readonly Client['name'][],
): boolean {
  return required.length === 0 ? clients[name].claimed : required.includes(name)
}

function subjectOf({ url, subject }: Diagnosis): string {
  return subject === '' ? `from ${url}` : `${subject} from ${url}`
}

function refusal(message: string, hint: string): Refusal {
  return { code: 'NOT_INSTALLABLE', message, hint }
}

const MARKS: Readonly<Record<Check['verdict'], string>> = {
  passed: 'ok',
  note: 'note',
  wrong: 'wrong',
  broken: 'broken',
}

/** The whole diagnosis for people. */
export function formatDiagnosis(diagnosis: Diagnosis): string {
  const { url, subject, clients, checks } = diagnosis
  return [
    `doctor     ${url}${subject === '' ? '' : `, ${subject}`}`,
    ...checks.map(formatCheck),
    ...(['terraform', 'opentofu'] as const).flatMap((name) => formatVerdict(name, clients[name])),
  ].join('\n')
}

function formatCheck({ code, verdict, message, fix, clients }: ReportedCheck): string {
  const who = clients.length === 1 ? `${clients[0]}: ` : ''
  const advice = verdict === 'note' || verdict === 'wrong' ? `\n             fix: ${fix}` : ''
  return `  ${MARKS[verdict].padEnd(8)} ${code}  ${who}${message}${advice}`
}

function formatVerdict(name: string, { installs, broken, fix, claimed }: ClientVerdict): string[] {
  if (installs === null) return [`${name.padEnd(10)} not tried to the end: see the notes`]
  if (installs) return [`${name.padEnd(10)} installs`]
  const whom = claimed ? '' : ', and the registry does not set out to serve it'
  return [
    `${name.padEnd(10)} does not install${whom}`,
    `           ${broken.slice(0, broken.indexOf(':'))}: ${fix}`,
  ]
}
