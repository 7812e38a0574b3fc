import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import { git } from '../support/git/module-repository.ts'
import { pushTags } from '../support/git/tagged-modules.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const BROKEN = { 'main.tf': 'a = = 1\n' }

let root: string
let config: string

beforeAll(async () => {
  root = await temporaryDirectory()
  for (const name of ['vpc', 'dns'])
    await pushTags(join(root, `terraform-aws-${name}.git`), { 'v1.0.0': BROKEN, 'v1.1.0': BROKEN })
  config = join(root, 'registry.yml')
  const source = (name: string) => `  - repository: file://${root}/terraform-aws-${name}.git\n`
  await writeFile(config, `url: https://modules.acme.test\nsources:\n${source('vpc')}${source('dns')}`)
})

describe('refusals', () => {
  it('of a collection name tag and source, those that are alike once', async () => {
    const { bare } = await createRegistry()
    const { code, stderr } = await runCli(['collect', '--index', bare, '--config', config])
    expect(code).toBe(1)
    expect(stderr.match(/^error\[INVALID_HCL\]: /gm)).toHaveLength(1)
    for (const name of ['vpc', 'dns']) {
      expect(stderr.match(new RegExp(`terraform-aws-${name}\\b`, 'g'))).toHaveLength(2)
      expect(stderr).toMatch(new RegExp(`tag "v1\\.1\\.0" of "[^"]*terraform-aws-${name}"`))
    }
  })

  it('of 300 tags are one error, with the first tags and their number', async () => {
    const { directory, commit } = await createModule({ files: [{ path: 'README.md' }] })
    const refs = Array.from({ length: 300 }, (_, patch) => `update refs/tags/v1.0.${patch} ${commit}\n`)
    git(directory, ['update-ref', '--stdin'], refs.join(''))
    const { bare } = await createRegistry()
    const args = ['publish', '--index', bare, '--repository', directory, '--all-tags', '--json']
    const { code, stderr, json } = await runCli(args)
    expect(code).toBe(1)
    const errors = stderr.slice(stderr.indexOf('error['))
    expect(errors.match(/^error\[/gm)).toHaveLength(1)
    expect(errors).toMatch(/^error\[NOT_A_MODULE\]: tag "v1\.0\.0": /)
    expect(errors).toMatch(/the same for 299 more: tag "v1\.0\.\d+", .* and 279 more/)
    expect((json() as { results: unknown[] }).results).toHaveLength(300)
  })
})
