import { describe, expect, it } from 'vitest'
import { inParallel } from '../../../src/base/in-parallel.ts'
import { hasProgram } from '../../support/cli/program.ts'
import { git } from '../../support/git/git-repository.ts'
import { shortenPauses } from '../../support/short-pauses.ts'
import { type Fixture, type FixtureOptions, killsOf, localhost, stateOf } from '../setup.ts'
import { IPV6, madeTags, mergePull, releasable, release, TWO_MODULES } from './merges.ts'

shortenPauses()

/** How many runs go on at once: they mostly wait. */
const WIDTH = 4

const hasOpenssl = hasProgram('openssl')
/** Two modules, of which a merge changes both. Packages are in the index, or in the GitHub releases of the tags. */
async function mergedBoth(kind: 'index' | 'release', options: FixtureOptions = {}): Promise<Fixture> {
  const tls = kind === 'release' ? { certificates: await localhost() } : {}
  const fixture = await releasable({ files: TWO_MODULES, ...tls, ...options })
  for (const tag of ['vpc/v1.0.0', 'dns/v2.0.0']) await git(fixture.modules, ['tag', tag, 'main'])
  await mergePull(fixture, 12, {
    files: { 'vpc/variables.tf': IPV6, 'dns/main.tf': `${TWO_MODULES['dns/main.tf']}# mended\n` },
  })
  return fixture
}

/** All that a release leaves behind; the same wherever it was killed. */
async function leftBy(fixture: Fixture): Promise<object> {
  const { commits: _, ...state } = (await stateOf({ ...fixture, index: fixture.modules })) as Record<
    string,
    unknown
  >
  const format = '--format=%(refname) %(*objectname) %(contents)'
  const listed = await git(fixture.modules, ['for-each-ref', format, 'refs/tags', 'refs/heads/main'])
  const releases = (state['releases'] as { readonly tag_name: string }[]).toSorted((a, b) =>
    a.tag_name < b.tag_name ? -1 : 1,
  )
  return { ...state, releases, refs: listed.replaceAll(fixture.github.url, 'https://github.test') }
}

describe.skipIf(!hasOpenssl)('a release that is killed at any of its writes (needs openssl)', () => {
  it.each(['index', 'release'] as const)(
    'is finished by the next run, with packages in %s',
    async (kind) => {
      const calm = await mergedBoth(kind)
      const { code, annotations } = await release(calm, { inputs: { package: kind } })
      expect({ code, annotations }).toEqual({ code: 0, annotations: [] })
      expect(await madeTags(calm)).toEqual(['dns/v2.0.1', 'vpc/v1.1.0'])
      const expected = await leftBy(calm)
      const states = new Set<string>()
      const killed: Fixture[] = []
      await inParallel(killsOf(calm), WIDTH, async ({ options, signal, expectKilled }) => {
        const disturbed = await mergedBoth(kind, options)
        expectKilled(await release(disturbed, { inputs: { package: kind }, signal }))
        killed.push(disturbed)
      })
      // One after the other: each in this process.
      for (const fixture of killed) {
        states.add(JSON.stringify(await leftBy(fixture)))
        const healed = await release(fixture, { inputs: { package: kind } })
        expect(healed).toMatchObject({ code: 0, annotations: [] })
        expect(await leftBy(fixture)).toEqual(expected)
      }
      // Nothing, and what each write adds.
      expect(states.size).toBe(calm.github.writes.length + 1)
    },
    400_000,
  )
})
