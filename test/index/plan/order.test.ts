import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatModuleDocument,
  type ModuleDocument,
  type ReleaseDocument,
} from '../../../src/index/format/documents.ts'
import { moduleIn } from '../../../src/index/format/index-files.ts'
import { modulePath } from '../../../src/index/format/paths.ts'
import { rebuildFiles } from '../../support/index/rebuilt-index.ts'
import { aModule, aPublication, aRelease, aYank, bytesOf, textsOf } from '../../support/publish/samples.ts'
import { inAnyOrder, manyModules, moduleHistories } from '../histories.ts'
import { published, publishedInto, registry } from '../published.ts'

function rebuilt(histories: readonly (readonly ReleaseDocument[])[], marks: Partial<ModuleDocument> = {}) {
  const modules = histories.map((releases) => ({
    module: aModule(releases, marks),
    versions: releases.map((release) => ({ release, moduleInterface: undefined })),
  }))
  return textsOf(rebuildFiles(registry, modules))
}

describe('an index', () => {
  it.each([
    ['few modules', moduleHistories(), 60],
    ['more modules than lists can hold', manyModules(115), 3],
  ])('is the same whatever the order of publication, and the same as rebuilt: of %s', (_, modules, numRuns) =>
    fc.assert(
      fc.property(inAnyOrder(modules), ([histories, releases]) => {
        const index = textsOf(published(...releases))
        expect(index).toEqual(rebuilt(histories))
        const { modules: newest } = JSON.parse(index['v1/modules/index.json'] ?? '')
        expect(newest).toHaveLength(Math.min(100, histories.length))
      }),
      { numRuns },
    ),
  )

  // Of more than four hundred, those that are not the newest are given up on the way.
  it.each([100, 410])('is the same where one of %i gets a higher version of an older commit', (length) => {
    const full = Array.from({ length }, (_, each) => {
      const day = each < 400 ? '2025-01-02' : '2025-01-03'
      return [aRelease({ address: `acme/m${each}/aws`, committedAt: `${day}T00:00:00Z` })] as const
    })
    const moving = ['2025-01-03', '2025-01-01'].map((day, patch) =>
      aRelease({ address: 'acme/moving/aws', version: `1.0.${patch}`, committedAt: `${day}T00:00:00Z` }),
    )
    expect(textsOf(published(...full.flat(), ...moving))).toEqual(rebuilt([...full, moving]))
  })

  it('is the same whether a version is marked before or after others are published', () =>
    fc.assert(
      fc.property(moduleHistories(), fc.nat(), ([releases], at) => {
        if (releases === undefined) return
        const [marked] = releases
        const yanks = [aYank(marked.version)]
        const path = modulePath(marked.address, 'module.json')
        const yank = (index: Map<string, Uint8Array>) => {
          const module = moduleIn(index, marked.address)
          if (module === undefined) return index
          index.set(path, bytesOf(formatModuleDocument({ ...module, yanks })))
          return publishedInto(index, [{ ...aPublication([marked]), releases: [] }])
        }
        const before = 1 + (at % releases.length)
        const index = yank(published(...releases.slice(0, before)))
        const after = releases
          .slice(before)
          .reduce((files, release) => publishedInto(files, [aPublication([release])]), index)
        expect(textsOf(after)).toEqual(rebuilt([releases], { yanks }))
      }),
      { numRuns: 40 },
    ))
})
