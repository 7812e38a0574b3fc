import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DirectoryIndex, isSpelled } from '../../../src/adapters/filesystem/directory-index.ts'
import { refusalFrom } from '../../refusal.ts'
import { runProgram } from '../../support/cli/program.ts'
import { bytesOf } from '../../support/publish/samples.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const LOCK = '.module-registry.lock'
const A = 'v1/modules/a.json'

async function publish(directory: string, files: Record<string, string | null> = { [A]: 'a' }) {
  const index = new DirectoryIndex(directory)
  const snapshot = await index.open()
  const contents = Object.entries(files).map(
    ([path, text]) => [path, text === null ? null : bytesOf(text)] as const,
  )
  return index.commit({ message: 'Publish', files: new Map(contents) }, snapshot)
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
  it('that a killed process left is cleared, with what it had half written', async () => {
    const directory = await temporaryDirectory()
    await writeFile(join(directory, LOCK), `${hostname()} ${await deadProcess()}`)
    await mkdir(join(directory, '.module-registry.tmp'))
    await writeFile(join(directory, '.module-registry.tmp', 'file'), 'half')
    expect((await new DirectoryIndex(directory).open()).exists).toBe(false)
    expect(await publish(directory)).toEqual({ commit: null })
    expect(await readdir(directory)).toEqual(['v1'])
  })

  it.each([
    ['a process that runs', `${hostname()} ${process.pid}`],
    ['a process of another machine', 'another.host.test 1'],
    ['nobody knows whom', ''],
  ])('of %s is respected: the index has moved, and nothing is written', async (_, holder) => {
    const directory = await temporaryDirectory()
    await writeFile(join(directory, LOCK), holder)
    expect(await publish(directory)).toBe('moved')
    expect(await readdir(directory)).toEqual([LOCK])
    expect(await readFile(join(directory, LOCK), 'utf8')).toBe(holder)
  })

  it.each([
    ['another machine, for longer than any write takes', 'another.host.test 1', 11 * 60],
    ['a process that was killed before it wrote its name', '', 6],
  ])('of %s is cleared', async (_, holder, seconds) => {
    const directory = await temporaryDirectory()
    await writeFile(join(directory, LOCK), holder)
    const then = Date.now() / 1000 - seconds
    await utimes(join(directory, LOCK), then, then)
    expect(await publish(directory)).toEqual({ commit: null })
    expect(await readdir(directory)).toEqual(['v1'])
  })

  it('releases the lock and leaves no partial files when a write fails', async () => {
    const directory = await temporaryDirectory()
    const index = new DirectoryIndex(directory)
    const missing = { file: join(directory, 'no-such.zip'), size: 1 }
    const files = new Map([['module.zip', missing]])
    await expect(index.commit({ message: 'Publish', files }, await index.open())).rejects.toThrow('ENOENT')
    expect(await filesIn(directory)).toEqual([])
    expect(await publish(directory)).toEqual({ commit: null })
  })
})

it('a name that no file can have is that of a file which is not there', async () => {
  const root = await temporaryDirectory()
  await writeFile(join(root, 'registry.json'), '{}')
  const path = `v1/modules/${'a'.repeat(256)}/vpc/aws/module.json`
  expect(await (await new DirectoryIndex(root).open()).read([path])).toEqual(new Map())
})

describe('a symbolic link out of the index', () => {
  async function linked() {
    const [directory, dependencies] = [await temporaryDirectory(), await temporaryDirectory()]
    await writeFile(join(dependencies, 'secret.json'), 'secret')
    await symlink(dependencies, join(directory, 'v1'))
    return { directory, dependencies }
  }

  it.each([
    [{ 'catalog/00.json': 'c', 'v1/modules/a.json': 'a' }],
    [{ 'catalog/00.json': 'c', 'v1/a.json': 'a' }],
    [{ 'catalog/00.json': 'c', 'v1/secret.json': null }],
  ])('is refused before anything is written for %j', async (files) => {
    const { directory, dependencies } = await linked()
    expect(await refusalFrom(() => publish(directory, files))).toContain(
      'INDEX_INVALID: "v1" in the index is a symbolic link',
    )
    expect(await readdir(dependencies)).toEqual(['secret.json'])
    expect(await readdir(directory)).toEqual(['v1'])
  })

  it('is not read through', async () => {
    const { directory } = await linked()
    const snapshot = await new DirectoryIndex(directory).open()
    expect(await refusalFrom(() => snapshot.read(['v1/secret.json']))).toMatch(/^INDEX_INVALID/)
    expect(await refusalFrom(() => snapshot.list())).toMatch(/^INDEX_INVALID/)
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
    const directory = await temporaryDirectory()
    await writeFile(join(directory, 'registry.json'), '{}')
    await make(join(directory, 'x'))
    const refusal = `INDEX_INVALID: "x" in the index is ${name} | replace it by a file or a directory`
    const snapshot = await new DirectoryIndex(directory).open()
    expect(await refusalFrom(() => snapshot.read(['x']))).toContain(refusal)
    expect(await refusalFrom(() => snapshot.read(['x/index.json']))).toContain(refusal)
    expect(await refusalFrom(() => snapshot.list())).toContain(refusal)
    expect(await refusalFrom(() => publish(directory, { x: 'x' }))).toContain(refusal)
    expect(await refusalFrom(() => publish(directory, { x: null }))).toContain(refusal)
    expect((await readdir(directory)).sort()).toEqual(['registry.json', 'x'])
  })

  it('may be a device', async () => {
    const snapshot = await new DirectoryIndex('/dev').open()
    expect(await refusalFrom(() => snapshot.read(['zero']))).toContain('"zero" in the index is a device')
  })

  it.each([LOCK, '.module-registry.tmp'])('in the place of %s is refused before a write', async (name) => {
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

describe('a directory without write permission', () => {
  /** Root may do everything, so root becomes somebody else for a while. */
  async function asAnybody<T>(work: () => Promise<T>): Promise<T> {
    const isRoot = process.geteuid?.() === 0
    if (isRoot) process.seteuid?.(65534)
    try {
      return await work()
    } finally {
      if (isRoot) process.seteuid?.(0)
    }
  }

  it.each([
    ['written', 0o555, 'cannot be written: EACCES'],
    ['read', 0o000, 'cannot be read at'],
  ])('that may not be %s is refused, and says so', async (_, mode, problem) => {
    const parent = await temporaryDirectory()
    const directory = join(parent, 'index')
    await mkdir(directory)
    await chmod(parent, 0o755)
    await chmod(directory, mode)
    expect(await asAnybody(() => refusalFrom(() => publish(directory)))).toContain('PERMISSION: the index')
    expect(await asAnybody(() => refusalFrom(() => publish(directory)))).toContain(problem)
    await chmod(directory, 0o755)
    expect(await filesIn(directory)).toEqual([])
  })

  it.runIf(existsSync('/proc/self'))('that no system makes is refused', async () =>
    expect(await refusalFrom(() => publish('/proc/absent/index'))).toContain(
      'PERMISSION: the operating system',
    ),
  )

  it('that is a file is refused', async () => {
    const file = join(await temporaryDirectory(), 'file')
    await writeFile(file, '')
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
  const root = await temporaryDirectory()
  await mkdir(join(root, 'Acme/vpc'), { recursive: true })
  await writeFile(join(root, 'Acme/vpc/versions'), '')
  await writeFile(join(root, 'registry.json'), '')
  for (const path of ['Acme/vpc/versions', 'registry.json']) expect(await isSpelled(root, path)).toBe(true)
  for (const path of ['acme/vpc/versions', 'Acme/VPC/versions', 'Acme/vpc/Versions', 'Registry.json', 'x/y'])
    expect(await isSpelled(root, path)).toBe(false)
})
