import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { newIndexFiles } from '../../src/index/plan/init.ts'
import { planChange } from '../../src/index/plan/publication-plan.ts'
import { parseVersion } from '../../src/module/version.ts'
import { type Files, interfaceOf } from '../support/publish/interfaces.ts'
import { aPublication, applied, aRegistry, aRelease, textsOf } from '../support/publish/samples.ts'
import { writeFiles } from '../support/temporary.ts'

/**
 * The bytes of a small index: what clients, hosts and other tools rely on. A difference here is a change of the contract
 * and needs a decision record. Written anew by `GOLDEN=write npx vitest run test/golden`, and by nothing else.
 */
const directory = fileURLToPath(new URL('index/', import.meta.url))

const OFFER: Files = {
  'README.md': '# VPC\n\nA network with *subnets*.\n',
  'main.tf': readFileSync('test/golden/modules/index/main.tf', 'utf8'),
  'modules/subnets/main.tf': 'variable "size" {}\n',
  'examples/basic/main.tf': 'module "vpc" {\n  source = "../.."\n}\n',
}

async function smallIndex(): Promise<Record<string, string>> {
  const registry = aRegistry()
  const empty = newIndexFiles(registry)
  const description = 'A network with subnets.'
  const change = planChange(empty, registry, [
    aPublication(
      [
        aRelease({ version: '1.9.1', committedAt: '2025-03-01T00:00:00Z', path: 'modules/vpc' }),
        aRelease({ version: '2.0.0', committedAt: '2025-02-01T00:00:00Z', path: 'modules/vpc', description }),
      ],
      new Map([[parseVersion('2.0.0'), await interfaceOf(OFFER)]]),
    ),
    aPublication([aRelease({ address: 'Net-Team/dns_zone/azurerm', kind: 'git', path: 'modules/dns' })]),
    aPublication(
      ['0.1.0-rc.9', '0.1.0-rc.10'].map((version) => aRelease({ address: 'acme/vpc/google', version })),
    ),
  ])
  return textsOf(applied(empty, change))
}

async function goldenIndex(): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return textsOf(new Map(paths.map((path) => [relative(directory, path), readFileSync(path, 'utf8')])))
}

it('writes an index byte by byte as it always did', async () => {
  const index = await smallIndex()
  if (process.env['GOLDEN'] === 'write') {
    await rm(directory, { recursive: true })
    await writeFiles(directory, index)
  }
  expect(await goldenIndex()).toEqual(index)
})
