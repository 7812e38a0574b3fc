import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, symlink, utimes } from 'node:fs/promises'
import { createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DirectoryIndex, isSpelled } from '../../../src/adapters/filesystem/directory-index.ts'
import { refusalFrom } from '../../refusal.ts'
import { runProgram } from '../../support/cli/program.ts'
import { contentsOf } from '../../support/publish/samples.ts'
import { temporaryDirectory, temporaryFile } from '../../support/temporary.ts'

const LOCK = '.module-registry.lock'
const TEMPORARY = '.module-registry.tmp'
const A = 'v1/modules/a.json'

async function publish(directory: string, files: Record<string, string | null> = { [A]: 'a' }) {
  const index = new DirectoryIndex(directory)
  const snapshot = await index.open()
  return index.commit({ message: 'Publish', files: contentsOf(files) }, snapshot)
}

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name)
}

/** The id of a process that has ended. */
async function deadProcess(): Promise<string> {
  return (await runProgram('sh', ['-c', 'echo $$'])).stdout.trim()
}

describe('the lock of a directory', () => {
  const mine = `${hostname()} `
  it.each<[whose: string, holder: string | undefined, seconds: number, isRespected: boolean]>([
    ['a process that was killed', undefined, 0, false],
    ['a process that runs', `${mine}${process.pid}`, 0, true],
    ['a process of another machine', 'another.host.test 1', 0, true],
    ['nobody knows whom', '', 0, true],
    ['another machine, for longer than any write takes', 'another.host.test 1', 11 * 60, false],
    ['a process that was killed before it wrote its name', '', 6, false],
  ])('of %s is respected, or cleared with what was half written', async (_, holder, seconds, isRespected) => {
    const text = holder ?? `${mine}${await deadProcess()}`
    const directory = await temporaryDirectory({ [LOCK]: text, [`${TEMPORARY}/file`]: 'half' })
    const then = Date.now() / 1000 - seconds
    await utimes(join(directory, LOCK), then, then)
    expect((await new DirectoryIndex(directory).open()).exists).toBe(false)
    expect(await publish(directory)).toEqual(isRespected ? 'moved' : { commit: null })
    expect((await readdir(directory)).sort()).toEqual(isRespected ? [LOCK, TEMPORARY] : ['v1'])
    if (isRespected) expect(await readFile(join(directory, LOCK), 'utf8')).toBe(text)
  })

  it('is released, and no partial files are left, when a write fails', async () => {
    const directory = await temporaryDirectory()
    const index = new DirectoryIndex(directory)
    const files = new Map([['module.zip', { file: join(directory, 'no-such.zip'), size: 1 }]])
    await expect(index.commit({ message: 'Publish', files }, await index.open())).rejects.toThrow('ENOENT')
    expect(await filesIn(directory)).toEqual([])
    expect(await publish(directory)).toEqual({ commit: null })
  })
})

it('a name that no file can have is that of a file which is not there', async () => {
  const root = await temporaryDirectory({ 'registry.json': '{}' })
  const path = `v1/modules/${'a'.repeat(256)}/vpc/aws/module.json`
  expect(await (await new DirectoryIndex(root).open()).read([path])).toEqual(new Map())
})

describe('a symbolic link out of the index', () => {
  async function linked() {
    const directory = await temporaryDirectory()
    const dependencies = await temporaryDirectory({ 'secret.json': 'secret' })
    await symlink(dependencies, join(directory, 'v1'))
    return { directory, dependencies }
  }

  it('is not read through, and is refused before anything is written', async () => {
    const { directory, dependencies } = await linked()
    for (const change of [{ 'v1/modules/a.json': 'a' }, { 'v1/a.json': 'a' }, { 'v1/secret.json': null }])
      expect(await refusalFrom(() => publish(directory, { 'catalog/00.json': 'c', ...change }))).toContain(
        'INDEX_INVALID: "v1" in the index is a symbolic link',
      )
    expect(await readdir(dependencies)).toEqual(['secret.json'])
    expect(await readdir(directory)).toEqual(['v1'])
    const snapshot = await new DirectoryIndex(directory).open()
    for (const read of [() => snapshot.read(['v1/secret.json']), () => snapshot.list()])
      expect(await refusalFrom(read)).toMatch(/^INDEX_INVALID/)
  })

  it('may be the index itself', async () => {
    const { dependencies } = await linked()
    const link = join(await temporaryDirectory(), 'link')
    await symlink(dependencies, link)
    expect(await publish(link)).toEqual({ commit: null })
    expect(await readFile(join(dependencies, A), 'utf8')).toBe('a')
  })
})

describe('a special file in the index', () => {
  const kinds: [string, (file: string) => Promise<unknown>][] = [
    ['a symbolic link', async (file) => symlink('/dev/zero', file)],
    ['a symbolic link', async (file) => symlink('registry.json', file)],
    ['a symbolic link', async (file) => symlink('nowhere', file)],
    ['a FIFO', (file) => runProgram('mkfifo', [file])],
    ['a socket', (file) => once(createServer().listen(file).unref(), 'listening')],
  ]

  it.each(kinds)('that is %s is neither read, listed, passed nor replaced', async (name, make) => {
    const directory = await temporaryDirectory({ 'registry.json': '{}' })
    await make(join(directory, 'x'))
    const refusal = `INDEX_INVALID: "x" in the index is ${name} | replace it by a file or a directory`
    const snapshot = await new DirectoryIndex(directory).open()
    const reads = [() => snapshot.read(['x']), () => snapshot.read(['x/index.json']), () => snapshot.list()]
    const writes = [() => publish(directory, { x: 'x' }), () => publish(directory, { x: null })]
    for (const call of [...reads, ...writes]) expect(await refusalFrom(call)).toContain(refusal)
    expect((await readdir(directory)).sort()).toEqual(['registry.json', 'x'])
  })

  it('may be a device', async () => {
    const snapshot = await new DirectoryIndex('/dev').open()
    expect(await refusalFrom(() => snapshot.read(['zero']))).toContain('"zero" in the index is a device')
  })

  it.each([LOCK, TEMPORARY])('in the place of %s is refused before a write', async (name) => {
    const directory = await temporaryDirectory()
    await runProgram('mkfifo', [join(directory, name)])
    expect(await refusalFrom(() => publish(directory))).toContain(`"${name}" in the index is a FIFO`)
    expect(await readdir(directory)).toEqual([name])
  })

  it('may be in the .git of an index that is checked out', async () => {
    const directory = await temporaryDirectory()
    await publish(directory)
    await mkdir(join(directory, '.git'))
    await symlink('nowhere', join(directory, '.git', 'fsmonitor--daemon.ipc'))
    expect(await (await new DirectoryIndex(directory).open()).list()).toEqual([A])
  })
})

describe('a directory that cannot be written', () => {
  it.runIf(existsSync('/proc/self'))('that no system makes is refused', async () =>
    expect(await refusalFrom(() => publish('/proc/absent/index'))).toContain('PERMISSION: the operating'),
  )

  it('that is a file is refused', async () => {
    const file = await temporaryFile('file', '')
    expect(await refusalFrom(() => publish(file))).toMatch(/^INDEX_UNREACHABLE: .*ENOTDIR/)
  })
})

it('is stale when a file that was read appears, changes or goes', async () => {
  const directory = await temporaryDirectory()
  await publish(directory, { [A]: 'a', 'b.json': 'b' })
  const index = new DirectoryIndex(directory)
  for (const change of [{ 'new.json': 'n' }, { [A]: 'a2' }, { 'b.json': null }, { 'unread.json': 'u' }]) {
    const snapshot = await index.open()
    await snapshot.read([A, 'b.json', 'new.json'])
    await publish(directory, change)
    const outcome = await index.commit({ message: 'x', files: new Map() }, snapshot)
    expect(outcome).toEqual('unread.json' in change ? { commit: null } : 'moved')
  }
})

it('knows a path as spelled where each of its directories has the next name', async () => {
  const root = await temporaryDirectory({ 'Acme/vpc/versions': '', 'registry.json': '' })
  for (const path of ['Acme/vpc/versions', 'registry.json']) expect(await isSpelled(root, path)).toBe(true)
  for (const path of ['acme/vpc/versions', 'Acme/VPC/versions', 'Acme/vpc/Versions', 'Registry.json', 'x/y'])
    expect(await isSpelled(root, path)).toBe(false)
})
