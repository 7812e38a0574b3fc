import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hostingSetup } from '../../src/index/format/hosting.ts'
import { runCli } from '../support/cli/cli.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const URL = 'https://modules.acme.test'

async function init(...args: string[]) {
  const index = join(await temporaryDirectory(), 'index')
  return { index, ...(await runCli(['init', '--index', index, '--url', URL, ...args])) }
}

describe('init --hosting', () => {
  it('prints the remaining steps', async () => {
    const { code, stdout } = await init('--hosting', 'nginx')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^created {3}index for https:\/\/modules\.acme\.test, \d files\n\n/)
    expect(stdout).toContain(`\n\n${hostingSetup('nginx', URL)}`)
  })

  it('prints no steps where none remain', async () => {
    const { index, stdout } = await init('--hosting', 'vercel')
    expect(stdout.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(await readFile(join(index, 'vercel.json'), 'utf8'))).toHaveProperty('headers')
  })

  it('says both in JSON', async () => {
    const { json } = await init('--hosting', 'caddy', '--json')
    expect(json()).toMatchObject({
      status: 'created',
      hosting: { name: 'caddy', setup: hostingSetup('caddy', URL) },
    })
  })

  it('refuses other hosts', async () => {
    const { code, stderr } = await init('--hosting', 'geocities')
    expect(code).toBe(2)
    expect(stderr).toContain('github-pages, cloudflare-pages, netlify')
  })
})
