import { describe, expect, it } from 'vitest'
import { startDeployedSite } from '../support/network/deployed-site.ts'
import { createFixture, indexCommits, runStep } from './setup.ts'

const VERSIONS = '/v1/modules/acme/vpc/aws/versions'
const DOWNLOAD = '/v1/modules/acme/vpc/aws/1.2.3/download'

describe('a run that waits', () => {
  it('ends when clients can install the version, and says after how many seconds', async () => {
    const fixture = await createFixture()
    const site = await startDeployedSite({ repository: fixture.index, applyHeaders: true, deploysAt: 3 })
    const pushedAt = Math.floor(Date.now() / 1000) - 1000
    const payload = { ref: 'refs/tags/v1.2.3', deleted: false, repository: { pushed_at: pushedAt } }
    const { code, outputs, summary, annotations } = await runStep(fixture, {
      inputs: { 'index-url': site.url, wait: '60' },
      event: { payload },
    })
    expect(annotations).toEqual([])
    expect(code).toBe(0)
    expect(outputs['status']).toBe('published')
    expect(Number(outputs['installable-after'])).toBeGreaterThanOrEqual(1000)
    expect(summary).toContain(
      `installable after ${outputs['installable-after']} seconds, by OpenTofu and Terraform`,
    )
    const asked = site.requests.map(({ path }) => path)
    // Nothing is asked for that is not there yet but the first of all questions: hosts remember a 404.
    expect(asked.slice(0, 2)).toEqual(['/.well-known/terraform.json', '/.well-known/terraform.json'])
    expect(asked.filter((path) => path === DOWNLOAD)).toHaveLength(1)
    expect(site.requests.filter(({ status, path }) => status === 404 && path !== asked[0])).toEqual([])
  })

  it('warns that Terraform installs nothing from a host that sends no header', async () => {
    const fixture = await createFixture()
    const site = await startDeployedSite({ repository: fixture.index, deploysAt: 1 })
    const { code, annotations, summary } = await runStep(fixture, {
      inputs: { 'index-url': site.url, wait: '30' },
    })
    expect(code).toBe(0)
    expect(annotations).toMatchObject([{ level: 'warning' }])
    expect(annotations[0]?.message).toContain('without the header X-Terraform-Get')
    expect(summary).toContain('by OpenTofu alone')
  })

  it('fails where the site lags behind, and is healed by the next run', async () => {
    const fixture = await createFixture()
    const site = await startDeployedSite({ repository: fixture.index, applyHeaders: true })
    const inputs = { 'index-url': site.url, wait: '1' }
    expect((await runStep(fixture, { inputs: { 'index-url': site.url, module: 'acme/old/aws' } })).code).toBe(
      0,
    )
    await site.deploy()
    const { code, outputs, annotations, summary } = await runStep(fixture, { inputs })
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'NOT_INSTALLABLE' }])
    expect(annotations[0]?.message).toContain(`${VERSIONS}" answers 404`)
    expect(annotations[0]?.message).toContain('deployed from the index branch')
    expect(summary).toContain('NOT_INSTALLABLE')
    expect(outputs).toMatchObject({ status: 'published', version: '1.2.3', 'installable-after': '' })
    expect(await indexCommits(fixture.index)).toHaveLength(2)
    await site.deploy()
    const healed = await runStep(fixture, { inputs })
    expect(healed).toMatchObject({ code: 0, annotations: [] })
    expect(healed.outputs['status']).toBe('unchanged')
    expect(healed.outputs['installable-after']).toMatch(/^\d+$/)
  })

  it('fails before the first write without a URL to poll', async () => {
    const fixture = await createFixture()
    const { code, annotations } = await runStep(fixture, { inputs: { 'index-url': '', wait: '60' } })
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'INVALID_INPUT' }])
    expect(fixture.github.requests).toEqual([])
  })
})

describe('a deployment', () => {
  it.each([
    ['pages', { kind: 'pages', body: {} }],
    ['deploy.yml', { kind: 'dispatch', body: { workflow_id: 'deploy.yml', ref: 'main' } }],
  ])('is asked for after a commit (%s), and not again', async (deploy, effect) => {
    const fixture = await createFixture()
    expect(await runStep(fixture, { inputs: { deploy } })).toMatchObject({ code: 0, annotations: [] })
    expect(fixture.indexRepository.effects).toMatchObject([effect])
    expect((await runStep(fixture, { inputs: { deploy } })).outputs['status']).toBe('unchanged')
    expect(fixture.indexRepository.effects).toHaveLength(1)
  })

  it.each([
    ['pages', 'pages: write'],
    ['deploy.yml', 'actions: write'],
  ])('needs a permission of its own (%s); the published release stays', async (deploy, permission) => {
    const permissions = { 'acme/registry': { contents: 'write' } } as const
    const fixture = await createFixture({ tokens: [{ text: 'ghs_writer', permissions }] })
    const inputs = { deploy, 'index-token': 'ghs_writer' }
    const { code, outputs, annotations } = await runStep(fixture, { inputs })
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'PERMISSION' }])
    expect(annotations[0]?.message).toContain(permission)
    expect(annotations[0]?.message).toContain('acme/registry')
    expect(outputs['status']).toBe('published')
    expect(await indexCommits(fixture.index)).toHaveLength(1)
  })

  it('is refused for an index on another server, before anything is written', async () => {
    const fixture = await createFixture()
    const inputs = { deploy: 'pages', 'index-repository': 'https://git.acme.test/a/b.git', expose: 'all' }
    const { annotations } = await runStep(fixture, { inputs })
    expect(annotations).toMatchObject([{ title: 'INVALID_INPUT' }])
    expect(fixture.github.writes).toEqual([])
  })
})
