import type { GitHubHome } from '../adapters/github/home.ts'
import type { OpenModules } from '../assemble.ts'
import { quote, RegistryError } from '../core/error.ts'
import { type Disclosure, planDisclosure, type Visibility } from '../core/exposure.ts'
import type { PackageStore } from '../ports.ts'
import type { ChosenIndex } from './chosen-index.ts'
import type { WorkflowEvent } from './event.ts'
import type { Inputs } from './inputs.ts'

export interface DisclosureBasis {
  readonly inputs: Pick<Inputs, 'expose'>
  readonly event: Pick<WorkflowEvent, 'repository'>
  readonly chosen: ChosenIndex
  /** The module repository, as its own token sees it. */
  readonly home: () => Promise<GitHubHome>
  readonly indexHome: () => Promise<GitHubHome>
}

/** Who may see what, by what the server says of both repositories. Throws WOULD_EXPOSE, PERMISSION. */
export async function readDisclosure(basis: DisclosureBasis): Promise<Disclosure> {
  const { inputs, event, home } = basis
  const { visibility: module } = await home()
  const index = module === 'public' ? 'public' : await indexVisibility(basis)
  return planDisclosure({ repository: event.repository, module, index, expose: inputs.expose })
}

/** An index on another server is public unless proven otherwise, and nobody can prove it. */
async function indexVisibility({ chosen, event, indexHome }: DisclosureBasis): Promise<Visibility> {
  if (chosen.repository === undefined) return 'public'
  if (chosen.repository.toLowerCase() === event.repository.toLowerCase()) return 'private'
  return (await indexHome()).visibility
}

/** The stores less what would show the bytes of a private module. */
export function storesFor({ isIndexAllowed }: Disclosure, { stores }: OpenModules): OpenModules['stores'] {
  const index = stores.get('index')
  if (isIndexAllowed || index === undefined) return stores
  const refusing: PackageStore = {
    ...index,
    locate({ release }) {
      throw new RegistryError(
        'WOULD_EXPOSE',
        `tag ${quote(release.tag)} is of a private repository, and its package would lie in a public index`,
        'use package: git (clients clone with their own credentials), or allow it: expose: all',
      )
    },
  }
  return new Map([...stores, ['index', refusing]])
}
