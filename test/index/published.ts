import type { ReleaseDocument } from '../../src/index/format/documents.ts'
import { type IndexFiles, moduleIn } from '../../src/index/format/index-files.ts'
import { latestOf } from '../../src/index/format/module-list.ts'
import { versionPath } from '../../src/index/format/paths.ts'
import { newIndexFiles } from '../../src/index/plan/empty-index.ts'
import { pathsToRead } from '../../src/index/plan/file-table.ts'
import { planChange } from '../../src/index/plan/publication-plan.ts'
import { aPublication, applied, aRegistry } from '../support/publish/samples.ts'

export const registry = aRegistry()

/** An empty index after a publish of each release, one after the other. */
export function published(...releases: readonly ReleaseDocument[]): Map<string, Uint8Array> {
  return releases.reduce((index, release) => {
    const change = planChange(whatIsRead(index, release), registry, [aPublication([release])])
    return applied(index, change)
  }, newIndexFiles(registry))
}

/** Only what a publish reads, so that a plan cannot lean on more. */
function whatIsRead(index: IndexFiles, release: ReleaseDocument): IndexFiles {
  const module = moduleIn(index, release.address)
  const latest = module === undefined ? undefined : latestOf(module)
  const paths = pathsToRead(release.address, [release.version])
  if (latest !== undefined) paths.push(versionPath(release.address, latest, 'release.json'))
  return new Map(paths.flatMap((path) => ((bytes) => (bytes ? [[path, bytes]] : []))(index.get(path))))
}
