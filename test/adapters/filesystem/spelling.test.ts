import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSpelled } from '../../../src/adapters/filesystem/directory-paths.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

test('a path is spelled as each of its directories has the next name', async () => {
  const root = await temporaryDirectory()
  await mkdir(join(root, 'Acme/vpc'), { recursive: true })
  await writeFile(join(root, 'Acme/vpc/versions'), '')
  await writeFile(join(root, 'registry.json'), '')
  for (const path of ['Acme/vpc/versions', 'registry.json']) expect(await isSpelled(root, path)).toBe(true)
  for (const path of ['acme/vpc/versions', 'Acme/VPC/versions', 'Acme/vpc/Versions', 'Registry.json', 'x/y'])
    expect(await isSpelled(root, path)).toBe(false)
})
