import type { GitHubHome } from '../adapters/github/home.ts'
import { networkTransport } from '../adapters/oci/http.ts'
import { isOpenToAll } from '../adapters/oci/visibility.ts'
import type { OpenModules } from '../assemble.ts'
import { quote, RegistryError } from '../core/error.ts'
import { type Disclosure, planDisclosure, type Visibility } from '../core/exposure.ts'
import type { PackageKind } from '../core/index/documents.ts'
import { formatOciRepository } from '../core/oci/repository.ts'
import type { Selection } from '../core/selection.ts'
import type { Log, PackageStore } from '../ports.ts'
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
export function storesFor(
  { isIndexAllowed }: Disclosure,
  { stores }: OpenModules,
  log: Log,
): OpenModules['stores'] {
  if (isIndexAllowed) return stores
  const transport = networkTransport(log)
  const problems: Partial<Record<PackageKind, (selection: Selection) => Promise<string | undefined>>> = {
    index: async () => 'in a public index',
    oci: async ({ ociRepository: repository }) =>
      repository !== undefined && (await isOpenToAll(repository, transport))
        ? `in ${quote(formatOciRepository(repository))}, which anybody may read`
        : undefined,
  }
  return new Map(
    [...stores].map(([kind, store]) => {
      const problem = problems[kind]
      return [kind, problem === undefined ? store : guarded(store, problem)]
    }),
  )
}

/** A store that packages do not get into where there is a problem. */
function guarded(
  store: PackageStore,
  problemOf: (selection: Selection) => Promise<string | undefined>,
): PackageStore {
  return {
    kind: store.kind,
    async locate(selection, pkg) {
      const problem = await problemOf(selection)
      if (problem === undefined) return store.locate(selection, pkg)
      throw new RegistryError(
        'WOULD_EXPOSE',
        `tag ${quote(selection.release.tag)} is of a private repository, and its package would lie ${problem}`,
        'use package: git (clients clone with their own credentials), or allow it: expose: all',
      )
    },
    checkAccess: async () => store.checkAccess?.(),
    put: (selection, pkg, registryUrl) => store.put(selection, pkg, registryUrl),
    attach: async (selection, pkg, document) => store.attach?.(selection, pkg, document),
  }
}
