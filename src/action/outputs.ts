import type { Installation } from '../use-cases/make-installable.ts'
import type { PublishedResult, PublishReport } from '../use-cases/publish-report.ts'

export const OUTPUT_NAMES = [
  'status',
  'address',
  'version',
  'location',
  'digest',
  'package-path',
  'index-commit',
  'required-bump',
  'installable-after',
  'results',
] as const

export type Outputs = Readonly<Record<(typeof OUTPUT_NAMES)[number], string>>

/** The status of a run with several results is the first of these that one of them has. */
const STATUSES = ['refused', 'published', 'planned', 'unchanged'] as const

const NOTHING: Outputs = {
  status: '',
  address: '',
  version: '',
  location: '',
  digest: '',
  'package-path': '',
  'index-commit': '',
  'required-bump': '',
  'installable-after': '',
  results: '[]',
}

/** Outputs of a run that came to no report. */
export function outputsWithout(status: 'skipped' | 'refused'): Outputs {
  return { ...NOTHING, status }
}

/** One release is told by fields; several by `results` alone. */
export function outputsOf(
  { results, index }: PublishReport,
  packagePath: string,
  installation?: Installation,
): Outputs {
  const [only, ...others] = results
  const isSingle = only !== undefined && only.status !== 'refused' && others.length === 0
  return {
    ...NOTHING,
    ...(isSingle ? { ...pick(only), 'package-path': packagePath } : {}),
    status: STATUSES.find((status) => results.some((result) => result.status === status)) ?? 'unchanged',
    'index-commit': index.commit ?? '',
    'installable-after': installation === undefined ? '' : String(installation.seconds),
    results: JSON.stringify(results),
  }
}

function pick(
  result: PublishedResult,
): Pick<Outputs, 'address' | 'version' | 'location' | 'digest' | 'required-bump'> {
  const { address, version, location } = result
  const bump = result.compatibility?.required ?? ''
  return { address, version, location, digest: result.package.digest, 'required-bump': bump }
}
