import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isConfiguration } from '../../module/configuration-file.ts'

/** Directories of a repository that hold no modules of their own. */
const OTHERS = /^(?:\.|examples?$|tests?$|fixtures$|docs$|node_modules$|modules$)/

/** The directories with configuration: those of `modules/`, else those at the top of the repository; sorted. */
export async function findModuleDirectories(repository: string): Promise<string[]> {
  const below = await directoriesIn(repository, 'modules/')
  return below.length > 0 ? below : directoriesIn(repository, '')
}

async function directoriesIn(repository: string, parent: string): Promise<string[]> {
  const entries = await readdir(join(repository, parent), { withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isDirectory() && !OTHERS.test(entry.name))
    .map(({ name }) => name)
  const found: string[] = []
  for (const name of names.sort())
    if ((await readdir(join(repository, parent, name))).some(isConfiguration)) found.push(`${parent}${name}`)
  return found
}
