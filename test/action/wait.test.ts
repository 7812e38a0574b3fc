import { expect, it } from 'vitest'
import { startDeployedSite } from '../support/network/deployed-site.ts'
import { createFixture, failureOf, indexCommits, runStep } from './setup.ts'

const VERSIONS = '/v1/modules/acme/vpc/aws/versions'
const DOWNLOAD = '/v1/modules/acme/vpc/aws/1.2.3/download'

it('a run that waits ends when clients can install the version, and says after how many seconds', async () => {
  const fixture = await createFixture()
  const site = await startDeployedSite({ repository: fixture.index, applyHeaders: true, deploysAt: 3 })
  const pushedAt = Math.floor(Date.now() / 1000) - 1000
  const payload = { ref: 'refs/tags/v1.2.3', deleted: false, repository: { pushed_at: pushedAt } }
  const { code, outputs, summary, annotations } = await runStep(fixture, {
    inputs: { 'index-url': site.url, wait: '60' },
    event: { payload },
  })
  expect([code, annotations, outputs['status']]).toEqual([0, [], 'published'])
  const seconds = outputs['installable-after']
  expect(Number(seconds)).toBeGreaterThanOrEqual(1000)
  expect(summary).toContain(`installable after ${seconds} seconds, by OpenTofu and Terraform`)
  const asked = site.requests.map(({ path }) => path)
  // Nothing is asked for that is not there yet but the first of all questions: hosts remember a 404.
  expect(asked.slice(0, 2)).toEqual(['/.well-known/terraform.json', '/.well-known/terraform.json'])
  expect(asked.filter((path) => path === DOWNLOAD)).toHaveLength(1)
  expect(site.requests.filter(({ status, path }) => status === 404 && path !== asked[0])).toEqual([])
})

it('a run that waits warns that Terraform installs nothing from a host that sends no header', async () => {
  const fixture = await createFixture()
  const site = await startDeployedSite({ repository: fixture.index, deploysAt: 1 })
  const inputs = { 'index-url': site.url, wait: '30' }
  const { code, annotations, summary } = await runStep(fixture, { inputs })
  const message = expect.stringContaining('without the header X-Terraform-Get')
  expect([code, annotations]).toMatchObject([0, [{ level: 'warning', message }]])
  expect(summary).toContain('by OpenTofu alone')
})

it('a run that waits fails where the site lags behind, and is healed by the next run', async () => {
  const fixture = await createFixture()
  const site = await startDeployedSite({ repository: fixture.index, applyHeaders: true })
  const inputs = { 'index-url': site.url, wait: '1' }
  await runStep(fixture, { inputs: { 'index-url': site.url, module: 'acme/old/aws' } })
  await site.deploy()
  const late = await runStep(fixture, { inputs })
  expect(failureOf(late)).toMatch(/^NOT_INSTALLABLE: /)
  expect(failureOf(late)).toContain(`${VERSIONS}" answers 404`)
  expect(failureOf(late)).toContain('deployed from the index branch')
  expect(late.summary).toContain('NOT_INSTALLABLE')
  expect(late.outputs).toMatchObject({ status: 'published', version: '1.2.3', 'installable-after': '' })
  expect(await indexCommits(fixture.index)).toHaveLength(2)
  await site.deploy()
  const healed = await runStep(fixture, { inputs })
  expect(healed).toMatchObject({ code: 0, annotations: [], outputs: { status: 'unchanged' } })
  expect(healed.outputs['installable-after']).toMatch(/^\d+$/)
})

it.each([
  ['pages', { kind: 'pages', body: {} }, 'pages: write'],
  ['deploy.yml', { kind: 'dispatch', body: { workflow_id: 'deploy.yml', ref: 'main' } }, 'actions: write'],
])(
  'a deployment (%s) is asked for after a commit, once, and needs a permission of its own',
  async (deploy, effect, permission) => {
    const permissions = { 'acme/registry': { contents: 'write' } } as const
    const fixture = await createFixture({ tokens: [{ text: 'ghs_writer', permissions }] })
    const refused = await runStep(fixture, { inputs: { deploy, 'index-token': 'ghs_writer' } })
    expect(failureOf(refused)).toMatch(/^PERMISSION: .*acme\/registry/)
    expect(failureOf(refused)).toContain(permission)
    expect(refused.outputs['status']).toBe('published')
    expect(await indexCommits(fixture.index)).toHaveLength(1)
    const inputs = { deploy, module: 'acme/other/aws' }
    expect(await runStep(fixture, { inputs })).toMatchObject({ code: 0, annotations: [] })
    expect(fixture.indexRepository.effects).toMatchObject([effect])
    expect((await runStep(fixture, { inputs })).outputs['status']).toBe('unchanged')
    expect(fixture.indexRepository.effects).toHaveLength(1)
  },
)

it('waiting without a URL to poll, and a deployment on another server, are refused before anything is written', async () => {
  const fixture = await createFixture()
  const unknown = await runStep(fixture, { inputs: { 'index-url': '', wait: '60' } })
  expect(failureOf(unknown)).toMatch(/^INVALID_INPUT: /)
  expect(fixture.github.requests).toEqual([])
  const inputs = { deploy: 'pages', 'index-repository': 'https://git.acme.test/a/b.git', expose: 'all' }
  expect(failureOf(await runStep(fixture, { inputs }))).toMatch(/^INVALID_INPUT: /)
  expect(fixture.github.writes).toEqual([])
})
