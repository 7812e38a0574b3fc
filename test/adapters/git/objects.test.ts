import { join } from 'node:path'
import { expect, it } from 'vitest'
import { refusalFrom } from '../../refusal.ts'
import { buildRepository, git, type Repository } from '../../support/git/module-repository.ts'
import { withObjects } from '../../support/package/packing.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const directory = await temporaryDirectory()
const repository = buildRepository(join(directory, 'repo "with" \\ odd\nname'), { files: [{ path: 'a' }] })
const big = buildRepository(join(directory, 'big'), {
  files: [1, 2, 3, 4].map((n) => ({ path: `big${n}`, content: `${n}234567\n`, repeat: 1024 * 1024 })),
})

const idOf = ({ directory, commit }: Repository, path: string) =>
  git(directory, ['rev-parse', `${commit}:${path}`])
    .toString()
    .trim()

it('reads a list in order, also when the reader asks for something else in between or leaves early', async () =>
  await withObjects(big, directory, async (objects) => {
    const wanted = Array.from({ length: 20 }, (_, index) => {
      const path = `big${(index % 4) + 1}`
      return { path, oid: idOf(big, path) }
    })
    let seen = 0
    for await (const [{ path }, { bytes }] of objects.readEach('blob', wanted)) {
      expect(bytes.toString('latin1', 0, 4)).toBe(`${path.slice(3)}234`)
      expect((await objects.read(big.commit))?.type).toBe('commit')
      seen += 1
      if (seen === 8) break
    }
    expect((await objects.read(big.commit))?.type).toBe('commit')
    for await (const [, { bytes }] of objects.readEach('blob', wanted)) seen += bytes.length
    expect(seen).toBe(8 + 20 * 8 * 1024 * 1024)
  }))

it('refuses a list with an object that is missing or of another type, and a name that would be two requests', async () =>
  await withObjects(repository, directory, async (objects) => {
    for (const name of ['a\nb', 'a\0b'])
      expect(await refusalFrom(() => objects.read(name))).toMatch(/^INVALID_INPUT: /)
    for (const oid of ['1'.repeat(40), repository.commit]) {
      const reading = objects.readEach('blob', [{ oid, path: 'some/file' }])
      expect(await refusalFrom(() => reading.next())).toMatch(/^NOT_FOUND: .*"some\/file"/)
    }
  }))
