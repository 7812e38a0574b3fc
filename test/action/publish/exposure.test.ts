import { describe, expect, it } from 'vitest'
import { git } from '../../support/git/git-repository.ts'
import { configFile, createFixture, indexCommits, runStep } from '../setup.ts'

describe('a private module', () => {
  it('lies in the index where that is private too', async () => {
    const fixture = await createFixture({ visibility: 'private', indexVisibility: 'internal' })
    const { outputs } = await runStep(fixture)
    expect(outputs['location']).toMatch(/^\.\/module\.zip\?checksum=/)
  })

  it('is not published into a public index, and nothing is written', async () => {
    const fixture = await createFixture({ visibility: 'private', indexVisibility: 'public' })
    const { code, annotations } = await runStep(fixture)
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'WOULD_EXPOSE' }])
    expect(annotations[0]?.message).toContain('expose: protocol')
    expect(fixture.github.writes).toEqual([])
    expect(await indexCommits(fixture.index)).toEqual([])
  })

  it('shows its zip in a public index only where all is exposed', async () => {
    const fixture = await createFixture({ visibility: 'private', indexVisibility: 'public' })
    const inputs = { package: 'index', expose: 'protocol' }
    const refused = await runStep(fixture, { inputs })
    expect(refused.annotations).toMatchObject([{ title: 'WOULD_EXPOSE' }])
    expect(fixture.github.writes).toEqual([])
    const { code } = await runStep(fixture, { inputs: { ...inputs, expose: 'all' } })
    expect(code).toBe(0)
  })

  it('is pointed at by its commit in a public index', async () => {
    const fixture = await createFixture({ visibility: 'private', indexVisibility: 'public' })
    const config = await configFile('source-url: https://github.acme.test/acme/vpc.git\n')
    const inputs = { expose: 'protocol', config }
    const { outputs } = await runStep(fixture, { inputs })
    expect(outputs['location']).toBe(`git::https://github.acme.test/acme/vpc.git?ref=${fixture.commit}`)
    const files = await git(fixture.index, ['ls-tree', '-r', '--name-only', 'registry'])
    expect(files).toContain('1.2.3/release.json')
    expect(files).not.toMatch(/README|interface\.json|module\.zip/)
    expect(await git(fixture.index, ['grep', '-c', '# VPC', 'registry']).catch(() => 'nothing')).toBe(
      'nothing',
    )
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
