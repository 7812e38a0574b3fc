import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCliWell } from '../support/cli/cli.ts'
import { git as gitText } from '../support/git/git-repository.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'

let registry: Registry

beforeEach(async () => {
  registry = await createRegistry()
})

describe('publish', () => {
  it('creates a missing branch with its public URL', async () => {
    const { directory } = await createModule()
    const args = ['--repository', directory, '--tag', 'v1.0.0', '--url', 'https://new.test']
    const index = `${registry.bare}#made`
    await runCliWell(['publish', '--index', index, ...args])
    const source = await gitText(registry.bare, ['show', 'made:v1/modules/acme/vpc/aws/1.0.0/source'])
    expect(source).toContain('content="https://new.test/v1/modules/acme/vpc/aws/1.0.0/module.zip?checksum=')
    expect(
      (await runCliWell(['init', '--index', index, '--url', 'https://new.test', '--json'])).json(),
    ).toMatchObject({
      status: 'unchanged',
    })
  })

  it('does its work in the current directory without --repository', async () => {
    const { directory } = await createModule()
    await runCliWell(['publish', '--index', registry.directory, '--tag', 'v1.0.0'], { cwd: directory })
    expect(await readFile(join(registry.directory, 'v1/modules/acme/vpc/aws/versions'), 'utf8')).toContain(
      '1.0.0',
    )
  })
})
