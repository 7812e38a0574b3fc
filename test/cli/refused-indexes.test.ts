import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, it } from 'vitest'
import { expectRefusal } from '../support/action/refused-run.ts'
import type { Repository } from '../support/git/module-repository.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'

let registry: Registry
let module: Repository

beforeEach(async () => {
  registry = await createRegistry()
  module = await createModule()
})

function publishTo(index: string, ...more: string[]): string[] {
  return ['publish', '--index', index, '--repository', module.directory, '--tag', 'v1.0.0', ...more]
}

describe('publish', () => {
  it('refuses a directory that does not exist', async () => {
    await expectRefusal(
      publishTo(join(registry.root, 'absent')),
      { code: 'INDEX_INVALID', message: 'no registry.json', hint: 'module-registry init' },
      { untouched: registry.root },
    )
  })

  it.each(['publish', 'init', 'render', 'serve'])(
    '%s refuses an index of a newer format',
    async (command) => {
      const file = join(registry.directory, 'registry.json')
      await writeFile(file, (await readFile(file, 'utf8')).replace('"format": 1', '"format": 2'))
      const more = command === 'init' ? ['--url', 'https://modules.acme.test'] : []
      const args =
        command === 'publish' ? publishTo(registry.directory) : [command, '--index', registry.directory]
      await expectRefusal(
        [...args, ...more],
        { code: 'INDEX_INVALID', message: 'format', hint: '' },
        { untouched: registry.root },
      )
    },
  )

  it.each([
    [
      'http://git.acme.test/acme/index.git',
      'INVALID_INPUT',
      'http is allowed on loopback only',
      'https://git.acme.test',
    ],
    ['https://git.acme.test', 'INVALID_INPUT', 'its path is missing', 'https://host/path.git'],
    ['ext::sh -c id', 'INVALID_INPUT', 'remote helpers are not allowed', 'https://host/path.git'],
    ['--upload-pack=x', 'INVALID_INPUT', 'begins with "-"', 'https://host/path.git'],
    ['index.git#a b', 'INVALID_INPUT', '"a b" is not a safe name', 'such as registry'],
    ['http://127.0.0.1:1/index.git', 'INDEX_UNREACHABLE', '127.0.0.1:1', 'check the address'],
    ['absent.git', 'INDEX_UNREACHABLE', 'absent.git', 'check the address'],
  ])('refuses the index %s as %s', async (index, code, message, hint) => {
    const args = publishTo(index)
    args.splice(1, 2, `--index=${index}`)
    await expectRefusal(args, { code, message, hint }, { untouched: registry.root })
  })
})
