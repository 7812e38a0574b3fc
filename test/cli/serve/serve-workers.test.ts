import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCliWell } from '../../support/cli/cli.ts'
import { startServeForTest } from '../../support/cli/cli-server.ts'
import { createModule, createRegistry, type Registry } from '../../support/index/registry.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const VPC = '/v1/modules/acme/vpc/aws'
let registry: Registry
let modules: string

beforeEach(async () => {
  registry = await createRegistry()
  modules = (await createModule()).directory
  await runCliWell(['publish', '--index', registry.bare, '--repository', modules, '--tag', 'v1.0.0'])
})

describe('serve --workers', () => {
  it('answers as one process does, observes once, and ends clean', async () => {
    const temporary = await temporaryDirectory()
    const args = ['--index', registry.bare, '--workers', '2']
    const server = await startServeForTest(args, { env: { TMPDIR: temporary } })
    for (let time = 0; time < 12; time += 1) {
      const headers = { Connection: 'close' }
      expect((await fetch(`${server.url}${VPC}/1.0.0/download`, { headers })).status).toBe(200)
      expect((await fetch(`${server.url}/gone`, { headers })).status).toBe(404)
    }
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text()
    await expect
      .poll(metrics, { timeout: 20_000 })
      .toContain('requests_total{route="download",status="200"} 12\n')
    const { code, stderr } = await server.stop()
    expect(code).toBe(0)
    expect(stderr.split('\n').filter((line) => line.includes('/download" 200')).length).toBe(12)
    expect(await readdir(temporary)).toEqual([])
  })

  it('shows a new commit in each of them', async () => {
    const server = await startServeForTest([
      '--index',
      registry.bare,
      '--workers',
      '2',
      '--poll',
      '1',
      '--quiet',
    ])
    const count = async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          fetch(`${server.url}/v1/modules`, { headers: { Connection: 'close' } }),
        ),
      )
      const lists = (await Promise.all(answers.map((answer) => answer.json()))) as { modules: unknown[] }[]
      return lists.map(({ modules: listed }) => listed.length)
    }
    expect(new Set(await count())).toEqual(new Set([1]))
    await runCliWell([
      'publish',
      '--index',
      registry.bare,
      '--repository',
      modules,
      '--tag',
      'v1.0.0',
      '--module',
      'acme/queue/aws',
    ])
    await expect.poll(async () => [...new Set(await count())], { timeout: 20_000 }).toEqual([2])
  })

  it('lets consumers in by their tokens', async () => {
    const tokenFile = join(registry.root, 'tokens')
    await writeFile(tokenFile, 'ci first-token-of-the-ci\n')
    const server = await startServeForTest([
      '--index',
      registry.bare,
      '--workers',
      '2',
      '--token-file',
      tokenFile,
    ])
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}${VPC}/versions`, { headers })).status
    expect(await status({})).toBe(401)
    expect(await status({ Authorization: 'Bearer first-token-of-the-ci' })).toBe(200)
    expect(await status({})).toBe(401)
  })
})
