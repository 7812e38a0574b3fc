import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packZip, type ZipEntry } from '../../../src/adapters/filesystem/zip-writer.ts'
import { hasProgram } from '../../support/cli/program.ts'
import { readZips } from '../../support/package/zip-reader.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const directory = await temporaryDirectory()
let made = 0

async function zip(entries: readonly ZipEntry[]) {
  made += 1
  const file = join(directory, `${made}.zip`)
  async function* each() {
    yield* entries
  }
  return { file, ...(await packZip(each(), file)) }
}

const entry = (path: string, text = path) => ({ path, executable: false, bytes: Buffer.from(text) })

it('tells digest and size of the file that it wrote, larger than its buffer or not', async () => {
  for (const count of [0, 1, 3000]) {
    const entries = Array.from({ length: count }, (_, index) => entry(`f${index}`, 'x'.repeat(1000)))
    const { file, digest, size } = await zip(entries)
    const bytes = readFileSync(file)
    expect(size).toBe(bytes.length)
    expect(digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`)
  }
})

it.skipIf(!hasProgram('python3'))('holds what was put in, for another reader (needs python3)', async () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-zé][a-z/é\u{1f600}]{0,20}[a-z]$/u), { maxLength: 12 })
  const cases = fc.sample(fc.tuple(names, fc.uint8Array({ maxLength: 300 }), fc.boolean()), 30)
  const files: string[] = []
  for (const [paths, bytes, executable] of cases)
    files.push((await zip(paths.map((path) => ({ path, executable, bytes })))).file)
  const read = readZips(files).map(({ entries }) =>
    entries.map(({ path, mode, hex }) => ({ path, mode, hex })),
  )
  const put = cases.map(([paths, bytes, executable]) => {
    const hex = Buffer.from(bytes).toString('hex')
    return paths.map((path) => ({ path, mode: executable ? 0o100755 : 0o100644, hex }))
  })
  expect(read).toEqual(put)
})

it('never overwrites a file, and says what the disk said', async () => {
  const { file } = await zip([entry('a')])
  async function* none(): AsyncGenerator<ZipEntry> {}
  await expect(packZip(none(), file)).rejects.toThrow('EEXIST')
  await expect(packZip(none(), join(directory, 'no', 'such'))).rejects.toThrow('ENOENT')
})

it('ends with the failure of its source', async () => {
  async function* failing(): AsyncGenerator<ZipEntry> {
    yield entry('a')
    throw new Error('the source failed')
  }
  await expect(packZip(failing(), join(directory, 'failed.zip'))).rejects.toThrow('the source failed')
})
