import { expect, it } from 'vitest'
import { shortenPauses } from '../../support/short-pauses.ts'
import { createFixture, failureOf, indexCommits, runStep } from '../setup.ts'

shortenPauses()

it('a private module is not published into a public index, and has no release that clients could fetch', async () => {
  const open = await createFixture({ visibility: 'private', indexVisibility: 'public' })
  expect(failureOf(await runStep(open))).toMatch(/^WOULD_EXPOSE: .*expose: protocol/s)
  expect([open.github.writes, await indexCommits(open.index)]).toEqual([[], []])
  const fixture = await createFixture({ visibility: 'private' })
  for (const dryRun of ['false', 'true']) {
    const result = await runStep(fixture, { inputs: { package: 'release', 'dry-run': dryRun } })
    expect(failureOf(result)).toMatch(/^STORE_REFUSED: .*package: git/s)
  }
  expect(fixture.github.writes).toEqual([])
})

it('an index that GitHub commits to is created and written without a push, and names what is in the way', async () => {
  const fixture = await createFixture()
  const inputs = { 'index-commit-by': 'api', 'index-repository': '' }
  expect((await runStep(fixture, { inputs })).annotations).toEqual([])
  expect((await runStep(fixture, { inputs })).outputs['status']).toBe('unchanged')
  expect(await indexCommits(fixture.modules)).toHaveLength(1)
  expect(fixture.github.requests.filter(({ path }) => path.endsWith('/git-receive-pack'))).toEqual([])
  const empty = await runStep(fixture, { inputs: { 'index-commit-by': 'api' } })
  expect(failureOf(empty)).toMatch(/^INDEX_UNREACHABLE: .*push any first commit/s)
  fixture.moduleRepository.hasRule = true
  const ruled = await runStep(fixture, { inputs: { ...inputs, module: 'acme/other/aws' } })
  expect(failureOf(ruled)).toMatch(/^PERMISSION: /)
})
