import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hostingSetup } from '../../src/index/format/hosting.ts'
import { runCli } from '../support/cli/cli.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const URL = 'https://modules.acme.test'

async function init(...args: string[]) {
  const index = join(await temporaryDirectory(), 'index')
  return { index, ...(await runCli(['init', '--index', index, '--url', URL, ...args])) }
}

it('init --hosting prints the remaining steps', async () => {
  const { code, stdout } = await init('--hosting', 'nginx')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^created {3}index for https:\/\/modules\.acme\.test, \d files\n\n/)
  expect(stdout).toContain(`\n\n${hostingSetup('nginx', URL)}`)
})
