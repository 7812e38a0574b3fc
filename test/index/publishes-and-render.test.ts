import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupBy } from '../../src/base/group.ts'
import type { ReleaseDocument } from '../../src/index/format/documents.ts'
import { newIndexFiles } from '../../src/index/plan/init.ts'
import type { ModulePublication } from '../../src/index/plan/publication-plan.ts'
import { render } from '../../src/index/render.ts'
import type { ModuleInterface } from '../../src/interface/module-interface.ts'
import { formatModuleAddress } from '../../src/module/module-address.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { aPublication, aRelease } from '../support/publish/samples.ts'
import { inAnyOrder, moduleHistories } from './histories.ts'
import { publishedInto, registry } from './published.ts'

/** Interfaces of modules; undefined for a version whose interface the index must not show. */
const INTERFACES: readonly (ModuleInterface | undefined)[] = [
  undefined,
  await interfaceOf({ 'main.tf': 'variable "cidr" {}\n', 'README.md': '# VPC\n\n“Ünï”\n' }),
  await interfaceOf({ 'main.tf': 'output "id" {\n  value = 1\n}\n', 'modules/sub/main.tf': '' }),
]

interface Publish {
  readonly release: ReleaseDocument
  readonly moduleInterface: ModuleInterface | undefined
  /** Published a second time at the end, with one more package. */
  readonly isExtended: boolean
}

/** The publishes of modules in any order, some of them several releases in one commit. */
function publishes(): fc.Arbitrary<Publish[][]> {
  const choice = fc.record({
    moduleInterface: fc.constantFrom(...INTERFACES),
    isExtended: fc.boolean(),
    isSameCommit: fc.boolean(),
  })
  return inAnyOrder(moduleHistories()).chain(([, releases]) => {
    const length = { minLength: releases.length, maxLength: releases.length }
    return fc.array(choice, length).map((choices) => {
      const commits: Publish[][] = []
      for (const [index, { isSameCommit, ...rest }] of choices.entries()) {
        const publish = { release: releases[index] ?? aRelease(), ...rest }
        if (isSameCommit && commits.length > 0) commits.at(-1)?.push(publish)
        else commits.push([publish])
      }
      return commits
    })
  })
}

function publicationsOf(commit: readonly Publish[]): ModulePublication[] {
  const modules = groupBy(commit, ({ release }) => formatModuleAddress(release.address))
  return [...modules.values()].map((group) => {
    const shown = group.flatMap(({ release, moduleInterface }) =>
      moduleInterface === undefined ? [] : [[release.version, moduleInterface] as const],
    )
    const releases = group.map(({ release }) => release)
    return aPublication(releases, new Map(shown))
  })
}

/** The same release with one more package; its interface is in the index already. */
function extended({ release }: Publish): ModulePublication {
  return aPublication([
    { ...release, packages: [...release.packages, ...aRelease({ kind: 'git' }).packages] },
  ])
}

it('render changes nothing after any sequence of publishes', async () =>
  await fc.assert(
    fc.asyncProperty(publishes(), async (commits) => {
      let files = newIndexFiles(registry)
      for (const commit of commits) files = publishedInto(files, publicationsOf(commit))
      for (const publish of commits.flat().filter(({ isExtended }) => isExtended))
        files = publishedInto(files, [extended(publish)])
      const index = new MemoryIndex(files)
      const packages = { inPackage: () => Promise.reject(new Error('no package is in this index')) }
      const report = await render({ index, raceBackoff: { wait: async () => false }, packages })
      expect(report.index.changed).toEqual([])
      expect(report.status).toBe('unchanged')
    }),
    { numRuns: 40 },
  ))
