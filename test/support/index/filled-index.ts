import type { GitIndex } from '../../../src/adapters/git/index-store.ts'
import { REGISTRY_PATH, versionPath } from '../../../src/index/format/paths.ts'
import { pathsToRead } from '../../../src/index/plan/file-table.ts'
import { planChange } from '../../../src/index/plan/publication-plan.ts'
import { aModule, aPublication, aRegistry, aRelease } from '../publish/samples.ts'
import { gitIndexAt } from './index-target.ts'
import { rebuildFiles } from './rebuilt-index.ts'

const registry = aRegistry()

/** Fills the index branch with modules, 10 of a namespace, as publishes would have done. */
export async function fillIndex(directory: string, modules: number): Promise<void> {
  const addresses = Array.from({ length: modules }, (_, each) => `ns${each % (modules / 10)}/m${each}/aws`)
  const filled = addresses.map((address) => {
    const releases = [aRelease({ address })]
    const versions = releases.map((release) => ({ release, moduleInterface: undefined }))
    return { module: aModule(releases), versions }
  })
  const index = await gitIndexAt(directory)
  await index.commit({ message: 'Fill', files: rebuildFiles(registry, filled) }, await index.open())
}

/** What a publish of the second version of a module does with an index. */
export async function publishSecond(index: GitIndex) {
  const release = aRelease({ address: 'ns0/m0/aws', version: '1.0.1' })
  const snapshot = await index.open()
  const paths = pathsToRead(release.address, [release.version])
  const latest = versionPath(release.address, aRelease().version, 'release.json')
  const files = await snapshot.read([REGISTRY_PATH, ...paths, latest])
  return index.commit(planChange(files, registry, [aPublication([release])]), snapshot)
}
