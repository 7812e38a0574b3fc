import { RENDERER } from '../../src/base/tool-version.ts'
import type { ReleaseDocument } from '../../src/index/format/documents.ts'
import { type IndexFiles, moduleIn } from '../../src/index/format/index-files.ts'
import { interfacePaths } from '../../src/index/format/interface-document.ts'
import { latestOf } from '../../src/index/format/module-list.ts'
import { versionPath } from '../../src/index/format/paths.ts'
import { catalogNeighbours } from '../../src/index/plan/catalog-plan.ts'
import { pathsToRead } from '../../src/index/plan/file-table.ts'
import { newIndexFiles } from '../../src/index/plan/init.ts'
import { type ModulePublication, planChange } from '../../src/index/plan/publication-plan.ts'
import { aPublication, applied, aRegistry } from '../support/publish/samples.ts'

export const registry = { ...aRegistry(), renderer: RENDERER }

/** An empty index after a publish of each release, one after the other. */
export function published(...releases: readonly ReleaseDocument[]): Map<string, Uint8Array> {
  return releases.reduce((all, each) => publishedInto(all, [aPublication([each])]), newIndexFiles(registry))
}

/** The index after one publish of modules. */
export function publishedInto(index: IndexFiles, publications: readonly ModulePublication[]) {
  const files = publications.flatMap((publication) => [...filesRead(index, publication)])
  return applied(index, planChange(new Map(files), registry, publications))
}

/** Only what a publish reads, so that a plan cannot use more. */
function filesRead(index: IndexFiles, { address, releases }: ModulePublication): IndexFiles {
  const module = moduleIn(index, address)
  const latest = module === undefined ? undefined : latestOf(module)
  const versions = releases.map(({ version }) => version)
  const paths = pathsToRead(address, versions)
  if (latest !== undefined)
    paths.push(versionPath(address, latest, 'release.json'), ...interfacePaths(address, latest))
  const files = filesAt(index, paths)
  return new Map([...files, ...filesAt(index, catalogNeighbours([address], files))])
}

function filesAt(index: IndexFiles, paths: readonly string[]): IndexFiles {
  return new Map(paths.flatMap((path) => ((bytes) => (bytes ? [[path, bytes]] : []))(index.get(path))))
}
