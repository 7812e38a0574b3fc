import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/action/refused-run.ts'
import { argv, runCliWell } from '../support/cli/program.ts'
import { createModule, createRegistry, MODULE_FILES } from '../support/index/registry.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { temporaryDirectory } from '../support/temporary.ts'

describe('package', () => {
  it('writes the zip that publish puts into the index, and says what is in it', async () => {
    const registry = await createRegistry()
    const files = [...MODULE_FILES, { path: 'up.sh', content: '#!/bin/sh\n', mode: '100755' }]
    const { directory } = await createModule({ files })
    const source = argv`--repository ${directory} --tag v1.0.0`
    await runCliWell(argv`publish --index ${registry.directory} ${source}`)
    const output = join(registry.root, 'module.zip')
    const { json, stderr } = await runCliWell(argv`package ${source} --output ${output} --json`)
    const bytes = await readFile(output)
    const published = join(registry.directory, 'v1/modules/acme/vpc/aws/1.0.0')
    expect(bytes.equals(await readFile(join(published, 'module.zip')))).toBe(true)
    const digest = sha256(bytes)
    const packed = [
      { path: 'README.md', mode: '0644', size: 6 },
      { path: 'main.tf', mode: '0644', size: 32 },
      { path: 'up.sh', mode: '0755', size: 10 },
    ]
    expect(json()).toEqual({ digest, size: bytes.length, files: packed })
    expect(await readFile(join(published, 'release.json'), 'utf8')).toContain(digest)
    expect(stderr).toBe('')
  })

  it.each([
    ['v9.9.9', 'out.zip', 'NOT_FOUND', '"v9.9.9"', 'git fetch --tags'],
    ['v1.0', 'out.zip', 'INVALID_TAG', '"v1.0"', 'v1.0.0'],
    ['v1.0.0', 'absent/out.zip', 'INVALID_INPUT', 'out.zip" cannot be written', '--output'],
    ['v1.0.0', '.', 'INVALID_INPUT', 'cannot be written', '--output'],
  ])('refuses the tag %s in the file "%s", and writes nothing', async (tag, output, code, message, hint) => {
    const untouched = await temporaryDirectory()
    const { directory } = await createModule()
    const args = argv`package --repository ${directory} --tag ${tag} --output ${join(untouched, output)}`
    await expectRefusal(args, { code, message, hint }, { untouched })
  })

  it('refuses a tag of several modules and names them, and packs the named one with what it calls', async () => {
    const config = `modules:
- {path: a, address: x/a/aws, tag-prefix: v}
- {path: b, address: x/b/aws, tag-prefix: v, root: .}
`
    const files = [
      { path: 'a/main.tf' },
      { path: 'b/main.tf', content: 'module "a" {\n  source = "../a"\n}\n' },
      { path: '.module-registry.yml', content: config },
    ]
    const { directory } = await createModule({ files })
    const untouched = await temporaryDirectory()
    const args = argv`package --repository ${directory} --tag v1.0.0 --output ${join(untouched, 'x.zip')}`
    const hint = '--module-path a or --module-path b'
    await expectRefusal(args, { code: 'INVALID_INPUT', message: 'several modules', hint }, { untouched })
    const { json } = await runCliWell(argv`${args} --module-path b --json`)
    expect(json()).toMatchObject({ files: ['a/main.tf', 'b/main.tf'].map((path) => ({ path })) })
  })
})
