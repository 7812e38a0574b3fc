import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { planChange } from '../../src/core/index/change.ts'
import { newIndexFiles } from '../../src/use-cases/init.ts'
import { aPublication, applied, aRegistry, aRelease, textsOf } from '../support/samples.ts'

/**
 * The bytes of a small index: what clients, hosts and other tools rely on. A difference here is a change of the contract
 * and needs a decision record. Written anew by `GOLDEN=write npx vitest run test/golden`, and by nothing else.
 */
const directory = fileURLToPath(new URL('index/', import.meta.url))

function smallIndex(): Record<string, string> {
  const registry = aRegistry()
  const empty = newIndexFiles(registry)
  const change = planChange(empty, registry, [
    aPublication([
      aRelease({
        address: 'acme/vpc/aws',
        version: '1.9.1',
        committedAt: '2025-03-01T00:00:00Z',
        path: 'modules/vpc',
      }),
      aRelease({
        address: 'acme/vpc/aws',
        version: '2.0.0',
        committedAt: '2025-02-01T00:00:00Z',
        path: 'modules/vpc',
      }),
    ]),
    aPublication([aRelease({ address: 'Net-Team/dns_zone/azurerm', kind: 'git', path: 'modules/dns' })]),
    aPublication([
      aRelease({ address: 'acme/vpc/google', version: '0.1.0-rc.9' }),
      aRelease({ address: 'acme/vpc/google', version: '0.1.0-rc.10' }),
    ]),
  ])
  return textsOf(applied(empty, change))
}

async function goldenIndex(): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async (path) => [relative(directory, path), await readFile(path, 'utf8')] as const),
  )
  return textsOf(new Map(files))
}

it('writes an index byte by byte as it always did', async () => {
  const index = smallIndex()
  if (process.env['GOLDEN'] === 'write') {
    await rm(directory, { recursive: true })
    for (const [path, text] of Object.entries(index)) {
      await mkdir(dirname(join(directory, path)), { recursive: true })
      await writeFile(join(directory, path), text)
    }
  }
  expect(await goldenIndex()).toEqual(index)
})
