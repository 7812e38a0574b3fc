import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type CopyOptions, DirectoryCopy } from '../../../src/adapters/filesystem/directory-copy.ts'
import { DirectoryIndex } from '../../../src/adapters/filesystem/directory-index.ts'
import { refusalFrom } from '../../refusal.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const VPC = 'v1/modules/acme/vpc/aws'
const FILES = {
  'registry.json': '{}',
  'catalog/00.json': '{}',
  [`${VPC}/module.json`]: 'module',
  [`${VPC}/1.0.0/release.json`]: 'release',
  [`${VPC}/1.0.0/module.zip`]: 'zip',
}

async function fill(root: string, files: Record<string, string> = FILES): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

async function copyOf(options: Partial<CopyOptions> = {}) {
  const root = join(await temporaryDirectory(), 'index')
  await fill(root)
  const temporary = await temporaryDirectory()
  const [removed, limits]: [string[], string[]] = [[], []]
  const copy = new DirectoryCopy(root, {
    temporary,
    isForeign: (name) => name === '.git',
    onRemoved: (path) => removed.push(path),
    onLimit: (reason) => limits.push(reason),
    pauseMs: 0,
    ...options,
  })
  onTestFinished(() => copy.close())
  const update = async () => {
    expect(copy.update()).toBe(true)
    await expect.poll(() => copy.isUpdating, { timeout: 20_000 }).toBe(false)
  }
  const text = async (path: string) => {
    const bytes = await copy.read(path)
    return bytes && Buffer.from(bytes).toString()
  }
  return { root, temporary, copy, update, text, removed, limits }
}

describe('a copy of an index directory', () => {
  it('keeps all while the directory is gone or empty, and what it misses for some time after that', async () => {
    const { root, copy, update, text, removed } = await copyOf({ removedMs: 0 })
    await update()
    await rename(root, `${root}.away`)
    await update()
    await mkdir(root)
    await update()
    await update()
    expect([copy.isWhole, await text(`${VPC}/module.json`), removed]).toEqual([true, 'module', []])
    await rm(root, { recursive: true })
    await rename(`${root}.away`, root)
    await rm(join(root, VPC, '1.0.0'), { recursive: true })
    await update()
    expect(await text(`${VPC}/module.json`)).toBe('module')
    expect(removed.sort()).toEqual([`${VPC}/1.0.0/module.zip`, `${VPC}/1.0.0/release.json`])
    expect(await text(`${VPC}/1.0.0/release.json`)).toBeUndefined()
  })

  it('keeps a file that is missing until ten minutes are over', async () => {
    const { root, update, text, removed } = await copyOf()
    await update()
    await rm(join(root, VPC, 'module.json'))
    await update()
    await update()
    expect([await text(`${VPC}/module.json`), removed]).toEqual(['module', []])
  })

  it.each([{ maxFiles: 4 }, { maxBytes: 19 }])(
    'with a limit of %o has the documents, and says so once',
    async (limit) => {
      const { copy, update, text, limits } = await copyOf(limit)
      await update()
      await update()
      expect([await text(`${VPC}/1.0.0/release.json`), await text(`${VPC}/1.0.0/module.zip`)]).toEqual([
        'release',
        undefined,
      ])
      expect([copy.isWhole, limits.length]).toEqual([false, 1])
    },
  )
})

describe('an index directory with a copy', () => {
  async function openCopied(options: Partial<CopyOptions> = {}) {
    const root = join(await temporaryDirectory(), 'index')
    await fill(root)
    const copy = { temporary: await temporaryDirectory(), onLimit: () => {}, pauseMs: 0, ...options }
    const index = new DirectoryIndex(root, { copy })
    onTestFinished(() => index.close())
    const snapshot = await index.open()
    await expect.poll(() => snapshot.isLasting?.(), { timeout: 20_000 }).toBe(true)
    return { root, index, snapshot }
  }

  it('is read as before while it is gone; what may be new since its copy is unknown, and not absent', async () => {
    const { root, index, snapshot } = await openCopied()
    await rename(root, `${root}.away`)
    expect([...(await snapshot.read(Object.keys(FILES))).keys()]).toEqual(Object.keys(FILES))
    expect(await snapshot.read([`${VPC}/1.0.0/README.md`])).toEqual(new Map())
    for (const path of [`${VPC}/1.1.0/release.json`, 'v1/modules/acme/other/aws/module.json'])
      expect(await refusalFrom(() => snapshot.read([path]))).toContain('INDEX_UNREACHABLE')
    expect(await refusalFrom(() => index.open())).toContain('INDEX_UNREACHABLE')
  })

  it('reports a file as changed when its copy has lost it too', async () => {
    const { root, index, snapshot } = await openCopied({ removedMs: 0 })
    const path = `${VPC}/module.json`
    await rm(join(root, path))
    await snapshot.read([path])
    const reported = async () => {
      const next = await index.open()
      return [...((await next.changedSince?.(snapshot)) ?? [])]
    }
    await expect.poll(reported, { timeout: 20_000 }).toContain(path)
    expect(await snapshot.read([path])).toEqual(new Map())
  })
})
