import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { argv } from '../support/cli/argv.ts'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const ZIP = 'v1/modules/acme/vpc/aws/1.0.0/module.zip'

let registry: Registry

beforeEach(async () => {
  registry = await createRegistry()
})

describe('verify', () => {
  it('names a flipped package with a fix to paste, writes SARIF, and fails', async () => {
    const { directory: modules } = await createModule()
    await runCliWell(argv`publish --index ${registry.directory} --repository ${modules} --all-tags`)
    await appendFile(join(registry.directory, ZIP), 'x')
    const sarif = join(await temporaryDirectory(), 'findings.sarif')
    const { code, stdout, stderr } = await runCli(['verify', '--index', registry.directory, '--sarif', sarif])
    expect(code).toBe(1)
    expect(stdout).toContain('PACKAGE_CHANGED  acme/vpc/aws 1.0.0: module.zip has sha256:')
    expect(stdout).toContain(`fix: module-registry publish --repair --all-tags --index ${registry.directory}`)
    expect(stderr).toContain('error[INDEX_INVALID]: 1 finding in the index: PACKAGE_CHANGED')
    const { runs } = JSON.parse(await readFile(sarif, 'utf8'))
    expect(runs[0].results).toMatchObject([{ ruleId: 'PACKAGE_CHANGED' }])
  })

  it('refuses a flag that has no effect', async () => {
    const { code, stderr } = await runCli(['verify', '--index', registry.bare, '--since', 'abcdef1'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('--since has no effect without --history')])
    for (const [command, flag] of [
      ['verify', '--resume'],
      ['serve', '--workers'],
    ] as const) {
      const gone = await runCli([command, '--index', registry.bare, flag, '2'])
      expect([gone.code, gone.stderr]).toEqual([2, expect.stringContaining(`hint: leave ${flag} out`)])
    }
  })
})
