import { z } from 'zod'
import { parseDocument } from '../index/format/documents.ts'
import { dependencyJson, providerJson } from '../interface/interface-json.ts'

/**
 * What a version asks for, as the list of versions shows it. A looser reading of `interface.json` than that of
 * `core/index/offer.ts`: a list may need hundreds of them, and of each next to nothing.
 */

const text = z.string()
const directory = z.object({
  path: text,
  providers: z.array(z.object({ name: text, source: text, constraints: z.array(text) })),
  calls: z.array(z.object({ name: text, source: text, version: text })),
})
const needs = z.object({ root: directory, submodules: z.array(directory) })

interface DirectoryNeeds {
  readonly providers: readonly ReturnType<typeof providerJson>[]
  readonly dependencies: readonly ReturnType<typeof dependencyJson>[]
}

export interface VersionNeeds {
  readonly root: DirectoryNeeds
  readonly submodules: readonly (DirectoryNeeds & { readonly path: string })[]
}

/** Lists, never null: clients check the types and refuse the whole answer else. For versions that say nothing. */
export const NO_NEEDS: VersionNeeds = { root: { providers: [], dependencies: [] }, submodules: [] }

/** Throws INDEX_INVALID. */
export function parseVersionNeeds(path: string, bytes: Uint8Array): VersionNeeds {
  const { root, submodules } = parseDocument(needs, path, bytes)
  return {
    root: directoryNeeds(root),
    submodules: submodules.map((each) => ({ path: each.path, ...directoryNeeds(each) })),
  }
}

function directoryNeeds({ providers, calls }: z.output<typeof directory>): DirectoryNeeds {
  return { providers: providers.map(providerJson), dependencies: calls.map(dependencyJson) }
}
