import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packZip } from '../../../src/adapters/filesystem/zip-writer.ts'
import { PackagedReadme } from '../../../src/index/walk/packaged-readme.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const file = join(await temporaryDirectory(), 'x.zip')
  async function* entries() {
    for (const [path, text] of Object.entries(files))
      yield { path, executable: false, bytes: Buffer.from(text) }
  }
  await packZip(entries(), file)
  return readFile(file)
}

function readmeIn(zip: Buffer, piece: number): string {
  const readme = new PackagedReadme()
  // A reader may use the memory of a piece again for the next one.
  const memory = Buffer.alloc(piece)
  for (let at = 0; at < zip.length; at += piece) {
    const size = zip.copy(memory, 0, at, at + piece)
    readme.push(memory.subarray(0, size))
  }
  return readme.text
}

describe('the README in the bytes of a package', () => {
  it.each([1, 7, 30, 1_000_000])('is found in pieces of %i bytes', async (piece) => {
    const others = { 'empty.tf': '', 'main.tf': 'x', 'modules/a/README.md': 'no' }
    const zip = await zipOf({ 'README.txt': 'text', 'Readme.md': '# Vpc ü\n', ...others })
    expect(readmeIn(zip, piece)).toBe('# Vpc ü\n')
  })

  it('is that of the directory of the module', async () => {
    const zip = await zipOf({ 'README.md': 'no', 'a/README.md': '# A\n', 'a/b/README.md': 'no', 'x.tf': '' })
    const readme = new PackagedReadme('a')
    readme.push(zip)
    expect(readme.text).toBe('# A\n')
  })

  it('is empty without one, and for one that is too long', async () => {
    expect(readmeIn(await zipOf({ 'main.tf': 'x' }), 100)).toBe('')
    expect(readmeIn(await zipOf({ 'README.md': 'x'.repeat(600 * 1024) }), 4096)).toBe('')
    expect(readmeIn(Buffer.from('no zip at all, and long enough for a header'), 100)).toBe('')
  })
})
