import { describe, expect, it, onTestFinished } from 'vitest'
import { runCliWell } from '../../support/cli/cli.ts'
import { startServeForTest } from '../../support/cli/cli-server.ts'
import { startGitServer } from '../../support/git/git-server.ts'
import { createModule, createRegistry } from '../../support/index/registry.ts'

const VPC = '/v1/modules/acme/vpc/aws'

/** An index behind a Git server, with one version in it, and a server of it. */
async function fixture() {
  const registry = await createRegistry()
  const { directory: modules } = await createModule()
  const publish = (index: string, ...args: string[]) =>
    runCliWell(['publish', '--index', index, '--repository', modules, '--tag', 'v1.0.0', ...args])
  await publish(registry.bare)
  const gitServer = await startGitServer({ root: registry.root })
  onTestFinished(gitServer.close)
  const serve = await startServeForTest(['--index', `${gitServer.url}/index.git`, '--poll', '1', '--quiet'])
  const json = async (path: string) => (await fetch(`${serve.url}${path}`)).json()
  return { registry, publish, gitServer, serve, json }
}

describe('serve --poll', () => {
  it('asks for refs alone while the head stays where it is', async () => {
    const { gitServer } = await fixture()
    const { requests } = gitServer
    const from = requests.length
    await expect.poll(() => requests.length, { timeout: 20_000 }).toBeGreaterThan(from + 5)
    const since = requests.slice(from)
    const looks = since.filter(({ path }) => path.includes('info/refs')).length
    const questions = since.filter(({ path }) => path.endsWith('/git-upload-pack')).length
    // A fetch would ask twice: for the refs, and for the objects.
    expect(questions).toBeLessThanOrEqual(looks)
  })

  it('serves a new commit and its lists, and fails no request during the change', async () => {
    const { registry, publish, serve, json } = await fixture()
    const statuses: number[] = []
    let isOver = false
    const paths = [`${VPC}/versions`, `${VPC}/1.0.0/download`, '/v1/modules', '/v1/modules/search?q=vpc']
    const asking = paths.map(async (path) => {
      while (!isOver) statuses.push((await fetch(`${serve.url}${path}`)).status)
    })
    await publish(registry.bare, '--module', 'acme/queue/aws')
    const ids = async () =>
      ((await json('/v1/modules')) as { modules: { id: string }[] }).modules.map(({ id }) => id)
    await expect.poll(ids, { timeout: 20_000 }).toContain('acme/queue/aws/1.0.0')
    isOver = true
    await Promise.all(asking)
    expect(statuses.length).toBeGreaterThan(20)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await fetch(`${serve.url}/v1/modules/acme/queue/aws/versions`)).status).toBe(200)
  })
})

it('serve sees a publish into a directory at once, whatever --poll says', async () => {
  const { directory: index } = await createRegistry()
  const { directory: modules } = await createModule()
  const serve = await startServeForTest(['--index', index, '--poll', '3600', '--quiet'])
  expect((await fetch(`${serve.url}${VPC}/versions`)).status).toBe(404)
  await runCliWell(['publish', '--index', index, '--repository', modules, '--tag', 'v1.0.0'])
  const status = async () => (await fetch(`${serve.url}${VPC}/versions`)).status
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
})
