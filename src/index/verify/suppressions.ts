import { z } from 'zod'
import { REGISTRY_PATH } from '../format/paths.ts'
import { FINDING_KINDS, type Finding, type FindingCode } from './finding.ts'

/** Findings that the owner of a registry has looked at, and accepts: `suppressions` of `registry.json`. */

const codes = Object.keys(FINDING_KINDS) as FindingCode[]

const suppression = z.strictObject({
  code: z.enum(codes),
  /** `ns/name/system`, the same with `@version`, or `""` for the index itself. */
  address: z.string(),
  reason: z.string().min(1),
})

type Suppression = z.output<typeof suppression>

export interface SuppressedFinding {
  readonly finding: Finding
  readonly reason: string
}

/** The suppressions of a registry. */
export class Suppressions {
  readonly #active: readonly Suppression[]
  /** Entries that are not valid, and therefore suppress nothing. */
  readonly findings: readonly Finding[]

  /** @param value `suppressions` as `registry.json` has it; undefined where it has none */
  constructor(value: unknown) {
    const entries = Array.isArray(value) ? value : value === undefined ? [] : [value]
    const read = entries.map((entry) => suppression.safeParse(entry))
    this.#active = read.flatMap(({ data }) => data ?? [])
    this.findings = read.flatMap(({ error }, at) => (error === undefined ? [] : [invalid(at, error)]))
  }

  /** The suppression of a finding; undefined where it counts. */
  of(finding: Finding): SuppressedFinding | undefined {
    const found = this.#active.find((each) => matches(each, finding))
    return found && { finding, reason: found.reason }
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
