import type { GitHubRepository } from '../../adapters/github/repository.ts'
import { type ExposurePlan, planExposure, type Visibility } from '../../publish/exposure.ts'
import type { WorkflowEvent } from '../event.ts'
import type { IndexRepository } from '../index-repository.ts'
import type { Inputs } from '../inputs.ts'

export interface ExposureSettings {
  readonly inputs: Pick<Inputs, 'expose'>
  readonly event: Pick<WorkflowEvent, 'repository'>
  readonly indexRepository: IndexRepository
  /** The module repository, as its own token sees it. */
  readonly home: () => Promise<GitHubRepository>
  readonly indexHome: () => Promise<GitHubRepository>
}

/** Who may see what, by what the server says of both repositories. Throws WOULD_EXPOSE, PERMISSION. */
export async function readExposure(settings: ExposureSettings): Promise<ExposurePlan> {
  const { inputs, event, home } = settings
  const { visibility: module } = await home()
  const index = module === 'public' ? 'public' : await indexVisibility(settings)
  return planExposure({ repository: event.repository, module, index, expose: inputs.expose })
}

/** An index on another server is public unless proven otherwise, and nobody can prove it. */
async function indexVisibility({ indexRepository, event, indexHome }: ExposureSettings): Promise<Visibility> {
  if (indexRepository.repository === undefined) return 'public'
  if (indexRepository.repository.toLowerCase() === event.repository.toLowerCase()) return 'private'
  return (await indexHome()).visibility
}
