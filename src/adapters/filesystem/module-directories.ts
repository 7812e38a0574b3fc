import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isConfiguration } from '../../module/configuration-file.ts'

/** Directories of a repository that hold no modules of their own. */
const OTHERS = /^(?:\.|examples?$|tests?$|fixtures$|docs$|node_modules$|modules$)/

/**
 * The directories with configuration: those of `modules/`, else those at the top of the repository, and those of these, at any depth;
 * sorted.
 */
export async function findModuleDirectories(repository: string, named: readonly string[]): Promise<string[]> {
  const below = await directoriesIn(repository, 'modules/')
  const usual = below.length > 0 ? below : await directoriesIn(repository, '')
  const more: string[] = []
  for (const path of named) if (await hasConfiguration(join(repository, path))) more.push(path)
  return [...new Set([...usual, ...more])].sort()
}

async function hasConfiguration(directory: string): Promise<boolean> {
  return (await readdir(directory).catch(() => [])).some(isConfiguration)
}

async function directoriesIn(repository: string, parent: string): Promise<string[]> {
  const entries = await readdir(join(repository, parent), { withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isDirectory() && !OTHERS.test(entry.name))
    .map(({ name }) => name)
  const found: string[] = []
  for (const name of names.sort())
    if (await hasConfiguration(join(repository, parent, name))) found.push(`${parent}${name}`)
  return found
}
