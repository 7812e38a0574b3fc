import { type Dirent, existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { quote, RegistryError } from '../../base/error.ts'
import { slices } from '../../base/slices.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { type ModuleFile, selectInterfaceFiles } from '../../interface/read/module-files.ts'
import { isConfiguration } from '../../module/configuration-file.ts'
import { InterfaceReader } from '../hcl/interface-reader.ts'
import { MAX_CONFIGURATION_BYTES } from '../hcl/limits.ts'

/** Files of configuration that are read at the same time. The rest waits. */
const READ_AT_ONCE = 32

/** Files of configuration below a directory. A directory with more is LIMIT_EXCEEDED. */
const MAX_CONFIGURATION_FILES = 50_000

/**
 * Reads the interface of the module in a directory, committed or not. Throws NOT_FOUND without such a directory,
 * LIMIT_EXCEEDED for one with more than 50,000 files of configuration.
 */
export async function readModuleDirectory(directory: string): Promise<ModuleInterface> {
  const found = await stat(directory).catch(() => undefined)
  if (found?.isDirectory()) return new InterfaceReader().read(readFiles(directory))
  throw new RegistryError(
    'NOT_FOUND',
    `${quote(directory)} is not a directory`,
    'name the directory of a module, or run the command inside of it',
  )
}

async function* readFiles(directory: string): AsyncGenerator<ModuleFile> {
  const { files: top, directories } = await namesIn(directory)
  const below = top.some(isConfiguration) ? ['modules', 'examples'] : directories
  const found = [...top]
  for (const name of below)
    if (existsSync(join(directory, name))) found.push(...(await filesBelow(directory, name)))
  const paths = selectInterfaceFiles(found.map((path) => ({ path })))
    .map(({ path }) => path)
    .sort()
  if (paths.length > MAX_CONFIGURATION_FILES) {
    throw new RegistryError(
      'LIMIT_EXCEEDED',
      `${quote(directory)} has more than ${MAX_CONFIGURATION_FILES} files of configuration`,
      'name the directory of one module',
    )
  }
  for (const group of slices(paths, READ_AT_ONCE))
    yield* (await Promise.all(group.map((path) => readOne(directory, path)))).flat()
}

async function filesBelow(directory: string, path: string): Promise<string[]> {
  const { files, directories } = await namesIn(join(directory, path))
  const below = await Promise.all(directories.map((name) => filesBelow(directory, `${path}/${name}`)))
  return [...files.map((name) => `${path}/${name}`), ...below.flat()]
}

/** Hidden directories, such as `.terraform`, belong to tools. */
async function namesIn(directory: string) {
  const entries = await readdir(directory, { withFileTypes: true })
  const names = (of: readonly Dirent[]) => of.map(({ name }) => name)
  const isOwn = ({ name }: Dirent) => !name.startsWith('.') && name !== 'node_modules'
  return {
    files: names(entries.filter((entry) => !entry.isDirectory())),
    directories: names(entries.filter((entry) => entry.isDirectory() && isOwn(entry))),
  }
}

/** No file for a symbolic link without target. */
async function readOne(directory: string, path: string): Promise<ModuleFile[]> {
  const file = join(directory, path)
  const found = await stat(file).catch(() => undefined)
  if (found === undefined || !found.isFile()) return []
  if (found.size > MAX_CONFIGURATION_BYTES) return [{ path, bytes: new Uint8Array(), size: found.size }]
  const bytes = await readFile(file).catch(() => undefined)
  return bytes === undefined ? [] : [{ path, bytes }]
}
