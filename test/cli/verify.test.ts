import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { git } from '../support/git/git-repository.ts'
import { createModule, createRegistry, INDEX_KINDS, type Registry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const ZIP = 'v1/modules/acme/vpc/aws/1.0.0/module.zip'

let registry: Registry
let modules: string

beforeEach(async () => {
  registry = await createRegistry()
  modules = (await createModule({ tag: 'v1.0.0' })).directory
  for (const kind of INDEX_KINDS)
    await runCliWell(['publish', '--index', registry[kind], '--repository', modules, '--all-tags'])
})

describe('verify', () => {
  it.each(INDEX_KINDS)(
    'finds nothing in an index (%s) that publish has made, with its history',
    async (kind) => {
      const history = kind === 'bare' ? ['--history'] : []
      const { stdout } = await runCliWell(['verify', '--index', registry[kind], ...history])
      expect(stdout).toMatch(/^verified {2}1 module, 1 version, (2 commits, )?0 findings\n$/)
    },
  )

  it('names a flipped package with a fix to paste, writes SARIF, and fails', async () => {
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

  it('keeps a checkpoint, and finds a branch that was set back', async () => {
    const checkpoint = join(await temporaryDirectory(), 'checkpoint.json')
    const args = ['verify', '--index', registry.bare, '--history', '--checkpoint', checkpoint]
    await runCliWell(args)
    await git(registry.bare, ['update-ref', 'refs/heads/registry', 'registry^'])
    const { code, stdout } = await runCli(args)
    expect(code).toBe(1)
    expect(stdout).toContain('HISTORY_ROLLED_BACK')
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
