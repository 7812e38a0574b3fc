import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { git } from '../support/git/git-repository.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const YANK = 'marks:\n  - yank: acme/vpc/aws\n    versions: 1.0.0\n    reason: bad\n    allow-latest: true\n'

async function published() {
  const registry = await createRegistry()
  const { directory } = await createModule({ tag: 'v1.0.0' })
  for (const index of [registry.bare, registry.directory])
    await runCliWell(
      ['publish', '--index', index, '--repository', directory].concat([
        '--module',
        'acme/vpc/aws',
        '--tag',
        'v1.0.0',
      ]),
    )
  return { ...registry, file: join(await temporaryDirectory(), 'marks.yml') }
}

describe('render', () => {
  it('applies marks.yml of the index, which verify takes for a file of it', async () => {
    const { directory: index } = await published()
    await writeFile(join(index, 'marks.yml'), YANK)
    const text = 'acme/vpc/aws: yanked 1.0.0; latest none'
    expect((await runCli(['render', '--index', index, '--check'])).stdout).toContain(`mark      ${text}`)
    expect((await runCliWell(['render', '--index', index])).stdout).toContain(`marked    ${text}`)
    expect((await runCli(['verify', '--index', index, '--json'])).json()).toMatchObject({ findings: [] })
    expect((await runCliWell(['render', '--index', index])).stdout).toMatch(
      /^unchanged 1 module, 1 version, 0 files/,
    )
  })

  it('applies a file that is named, and without one leaves its marks', async () => {
    const { bare: index, file } = await published()
    await writeFile(file, YANK)
    const { json } = await runCliWell(['render', '--index', index, '--marks', file, '--json'])
    expect(json()).toMatchObject({
      status: 'rendered',
      marks: [{ address: 'acme/vpc/aws', yanked: ['1.0.0'] }],
    })
    const head = await git(index, ['rev-parse', 'registry'])
    expect(await git(index, ['log', '-1', '--format=%s', 'registry'])).toBe(
      'Render the index with the marks of marks.yml',
    )
    expect((await runCliWell(['render', '--index', index, '--json'])).json()).toMatchObject({
      status: 'unchanged',
    })
    expect(await git(index, ['rev-parse', 'registry'])).toBe(head)
  })
})
