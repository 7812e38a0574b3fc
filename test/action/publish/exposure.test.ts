import { describe, expect, it } from 'vitest'
import { shortenPauses } from '../../support/short-pauses.ts'
import { createFixture, indexCommits, runStep } from '../setup.ts'

shortenPauses()

describe('a private module', () => {
  it('is not published into a public index, and nothing is written', async () => {
    const fixture = await createFixture({ visibility: 'private', indexVisibility: 'public' })
    const { code, annotations } = await runStep(fixture)
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'WOULD_EXPOSE' }])
    expect(annotations[0]?.message).toContain('expose: protocol')
    expect(fixture.github.writes).toEqual([])
    expect(await indexCommits(fixture.index)).toEqual([])
  })

  it.each(['false', 'true'])('has no release that clients could fetch (dry run: %s)', async (dryRun) => {
    const fixture = await createFixture({ visibility: 'private' })
    const { code, annotations } = await runStep(fixture, {
      inputs: { package: 'release', 'dry-run': dryRun },
    })
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'STORE_REFUSED' }])
    expect(annotations[0]?.message).toContain('package: git')
    expect(fixture.github.writes).toEqual([])
  })
})

describe('an index that GitHub commits to', () => {
  const inputs = { 'index-commit-by': 'api' }

  it('is created and written without a push', async () => {
    const fixture = await createFixture()
    await fixture.github.create('acme/other')
    const seeded = await runStep(fixture, { inputs: { ...inputs, 'index-repository': '' } })
    expect(seeded.annotations).toEqual([])
    const second = await runStep(fixture, { inputs: { ...inputs, 'index-repository': '' } })
    expect(second.outputs['status']).toBe('unchanged')
    expect(await indexCommits(fixture.modules)).toHaveLength(1)
    expect(fixture.github.requests.filter(({ path }) => path.endsWith('/git-receive-pack'))).toEqual([])
  })

  it('says what to do where its repository is empty', async () => {
    const fixture = await createFixture()
    const { code, annotations } = await runStep(fixture, { inputs })
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'INDEX_UNREACHABLE' }])
    expect(annotations[0]?.message).toContain('push any first commit')
  })

  it('names the rule that protects its branch', async () => {
    const fixture = await createFixture()
    const own = { ...inputs, 'index-repository': '' }
    await runStep(fixture, { inputs: own })
    fixture.moduleRepository.hasRule = true
    const { code, annotations } = await runStep(fixture, { inputs: { ...own, module: 'acme/other/aws' } })
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'PERMISSION' }])
  })
})
