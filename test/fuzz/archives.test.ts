import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { digestsInZip, readZipEntries } from '../../src/adapters/filesystem/zip-reader.ts'
import { fuzz, mutated } from '../support/fuzz/fuzz.ts'
import { storedZip } from '../support/package/stored-zip.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** Bytes as characters, so that texts and bytes are mutated alike. */
const zips = [storedZip({}), storedZip({ 'main.tf': 'output "a" {}\n', 'docs/b.md': '# B\n' })].map((zip) =>
  Buffer.from(zip).toString('latin1'),
)
const WORDS = [
  ...['PK\x01\x02', 'PK\x03\x04', 'PK\x05\x06', '\xff\xff', '\xff\xff\xff\xff', '\0\0\0\0', '../'],
  '\x08\0',
]

fuzz('zips', mutated(zips, WORDS), async (text) => {
  const file = join(await directory, 'module.zip')
  await writeFile(file, Buffer.from(text, 'latin1'))
  const handle = await open(file)
  const entries = await readZipEntries(handle).finally(() => handle.close())
  const digests = await digestsInZip(file)
  if (digests !== undefined && typeof entries !== 'string')
    expect([...digests.keys()].sort()).toEqual([...new Set(entries.map(({ path }) => path))].sort())
})

const directory = temporaryDirectory()
