import { z } from 'zod'
import { quote } from '../../base/error.ts'
import { REGISTRY_PATH } from '../format/paths.ts'
import { FINDING_KINDS, type Finding, type FindingCode } from './finding.ts'

/** Findings that the owner of a registry has looked at, and accepts for a time: `suppressions` of `registry.json`. */

const codes = Object.keys(FINDING_KINDS) as FindingCode[]

const suppression = z.looseObject({
  code: z.enum(codes),
  /** `ns/name/system`, the same with `@version`, or `""` for the index itself. */
  address: z.string(),
  reason: z.string().min(1),
  /** The last day on which it counts. */
  expires: z.iso.date(),
})

type Suppression = z.output<typeof suppression>

export interface SuppressedFinding {
  readonly finding: Finding
  readonly reason: string
  readonly expires: string
}

/** The suppressions of a registry on one day. */
export class Suppressions {
  readonly #active: readonly Suppression[]
  readonly #expired: readonly Suppression[]
  /** Entries that are not valid, and therefore suppress nothing. */
  readonly findings: readonly Finding[]

  /**
   * @param value `suppressions` as `registry.json` has it; undefined where it has none
   * @param today `YYYY-MM-DD`
   */
  constructor(value: unknown, today: string) {
    const entries = Array.isArray(value) ? value : value === undefined ? [] : [value]
    const read = entries.map((entry) => suppression.safeParse(entry))
    const valid = read.flatMap(({ data }) => (data === undefined ? [] : [data]))
    this.#active = valid.filter(({ expires }) => expires >= today)
    this.#expired = valid.filter(({ expires }) => expires < today)
    this.findings = read.flatMap(({ error }, at) => (error === undefined ? [] : [invalid(at, error)]))
  }

  /** The suppression of a finding; undefined where it counts. */
  of(finding: Finding): SuppressedFinding | undefined {
    const found = this.#active.find((each) => matches(each, finding))
    return found && { finding, reason: found.reason, expires: found.expires }
  }

  /** The finding as it is reported: its message says where a suppression has expired. */
  withExpiry(finding: Finding): Finding {
    const found = this.#expired.find((each) => matches(each, finding))
    if (found === undefined) return finding
    return {
      ...finding,
      message: `${finding.message} (its suppression expired on ${found.expires}: ${quote(found.reason)})`,
    }
  }
}

function matches({ code, address }: Suppression, finding: Finding): boolean {
  const of = finding.address ?? ''
  return code === finding.code && (address === of || address === `${of}@${finding.version}`)
}

function invalid(at: number, { issues: [issue] }: z.ZodError): Finding {
  const where = [at, ...(issue?.path ?? [])].join('.')
  return {
    code: 'SUPPRESSION_INVALID',
    address: null,
    version: null,
    message: `suppressions.${where} of ${REGISTRY_PATH} is not valid: ${issue?.message ?? 'unknown'}`,
    path: REGISTRY_PATH,
  }
}
