import { mkdirSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { commitTo as commitToBranch, git } from '../git/git-repository.ts'
import { temporaryDirectory } from '../temporary.ts'

/** A copy to plant faults in. */
export async function copyOf(index: string): Promise<string> {
  const copy = join(await temporaryDirectory(), index.endsWith('.git') ? 'index.git' : 'index')
  await cp(index, copy, { recursive: true })
  return copy
}

/** Replaces the text of a file of a directory index; null removes the file. */
export async function edit(index: string, path: string, change: (text: string) => string | null) {
  const file = join(index, path)
  const text = change(await readFile(file, 'latin1').catch(() => ''))
  if (text === null) return rm(file, { recursive: true })
  mkdirSync(dirname(file), { recursive: true })
  await writeFile(file, text, 'latin1')
}

/** A file, and what its text becomes; null where it is gone. */
export type Edit = readonly [path: string, change: (text: string) => string | null]

/** The same change of a JSON document. */
// biome-ignore lint/suspicious/noExplicitAny: a test may plant anything
export const inJson = (change: (document: any) => void) => (text: string) => {
  const document = JSON.parse(text)
  change(document)
  return `${JSON.stringify(document, null, 2)}\n`
}

/** Replaces a JSON document of a directory index. */
// biome-ignore lint/suspicious/noExplicitAny: a test may plant anything
export function editJson(index: string, path: string, change: (document: any) => void): Promise<void> {
  return edit(index, path, inJson(change))
}

/** Adds a commit to the branch of a bare index; null removes a file or a folder. */
export function commitTo(bare: string, files: Readonly<Record<string, string | null>>, branch = 'registry') {
  return commitToBranch(bare, branch, { files, message: 'Edit' })
}

/** Adds a commit with a link or a submodule. */
export function commitLink(bare: string, path: string, mode: 120000 | 160000, id: string): Promise<string> {
  return commitToBranch(bare, 'registry', { more: `M ${mode} ${id} ${path}\n`, message: 'Edit' })
}

export function readBranch(bare: string, path: string): Promise<string> {
  return git(bare, ['show', `registry:${path}`])
}
