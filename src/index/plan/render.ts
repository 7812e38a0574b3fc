import type { Refusal } from '../../base/error.ts'
import { MAX_HELD_BYTES } from '../limits.ts'
import type { IndexStore, PackagedInterfaces, RaceBackoff, ReadDecisions } from '../ports.ts'
import { IndexRendering } from './index-rendering.ts'
import { updateIndex } from './update-index.ts'

export interface RenderReport {
  readonly status: 'rendered' | 'planned' | 'unchanged'
  readonly modules: number
  readonly versions: number
  /** Modules that are damaged, and are left as they are. */
  readonly refused: readonly RefusedModule[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

export interface RefusedModule {
  /** `namespace/name/system` */
  readonly address: string
  readonly error: Refusal
}

export interface RenderOptions {
  /** Writes nothing, and reports what would change. */
  readonly check?: boolean
  /** The public URL that the index gets instead of its own. */
  readonly url?: string
  /** What is decided of the modules of a snapshot on the way; undefined: nothing. */
  readonly decisions?: ReadDecisions
  /** The first line of commits. */
  readonly message?: string
  /** Bytes of changes that are held before they are committed as a part. */
  readonly maxHeldBytes?: number
}

export interface RenderDependencies {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly packages: PackagedInterfaces
}

/**
 * Rebuilds every file of an index but the packages, and adds modules that were copied in as folders. It holds one module at a
 * time, and the changes of a commit; a change of many bytes becomes several commits. A module whose sources of truth are
 * damaged, or whose history holds a version that is missing, is reported, and it and its place in lists stay as they are; without a folder
 * it is in no list. Throws INDEX_INVALID for a broken or missing `registry.json` and for addresses that differ only by case, and what `updateIndex` throws.
 */
export async function render(
  dependencies: RenderDependencies,
  options: RenderOptions = {},
): Promise<RenderReport> {
  const { index, raceBackoff } = dependencies
  const { check = false, url } = options
  const { message = url === undefined ? 'Render the index' : `Move the index to ${url}` } = options
  const { rendering, parts } = startRendering(dependencies, options, message)
  const first = await index.open()
  await rendering.pass(first)
  const planned = await rendering.changes()
  const report = (commit: string | null, changed: readonly string[]): RenderReport => ({
    status: changed.length === 0 ? 'unchanged' : check ? 'planned' : 'rendered',
    ...rendering.counts(),
    index: { commit, changed },
  })
  if (check) return report(first.commit, [...planned.keys()])
  if (planned.size === 0 && rendering.head !== undefined) return report(rendering.head, parts)
  const { commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    if (!rendering.isCurrent(snapshot)) await rendering.pass(snapshot)
    return { result: undefined, change: { message, files: await rendering.changes() } }
  })
  return report(commit, [...parts, ...changed])
}

/** @returns with `parts` the paths of what was committed in parts so far */
function startRendering(
  { index, raceBackoff, packages }: RenderDependencies,
  { check = false, url, decisions, maxHeldBytes = MAX_HELD_BYTES }: RenderOptions,
  message: string,
) {
  const parts: string[] = []
  let count = 0
  const commitPart = async (): Promise<void> => {
    count += 1
    const { commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
      if (!rendering.isCurrent(snapshot)) await rendering.dropStale(snapshot)
      return { result: undefined, change: { message: `${message} (part ${count})`, files: rendering.held() } }
    })
    parts.push(...changed)
    rendering.finishPart(commit)
  }
  const settings = { packages, check, url, decisions, maxHeldBytes, commitPart }
  const rendering = new IndexRendering(settings)
  return { rendering, parts }
}
