import type { Dirent, Stats } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { quote, RegistryError } from '../../base/error.ts'

/**
 * Refuses with INDEX_INVALID a path of an index that is, or that leads through, anything but files and directories: a link may
 * lead out of the index, and a FIFO or a device never ends. The index itself may be a link. A path that is missing passes.
 */
export async function refuseSpecialFile(root: string, path: string): Promise<void> {
  const file = join(root, path)
  const real = await realpath(file).catch(() => undefined)
  const isDirect = real !== undefined && real === join(await realpath(root).catch(() => root), path)
  const segments = path.split('/')
  for (let length = isDirect ? segments.length : 1; length <= segments.length; length += 1) {
    const parent = segments.slice(0, length).join('/')
    const stats = await lstat(join(root, parent)).catch(() => undefined)
    if (stats === undefined) return
    if (isSpecialFile(stats)) throw specialFile(parent, stats)
  }
}

/** Refuses with INDEX_INVALID a path that has a directory in the place of its file, or a file in that of one of its directories. */
export async function refuseNoFile(root: string, path: string): Promise<void> {
  const segments = path.split('/')
  for (let length = segments.length; length > 0; length -= 1) {
    const parent = segments.slice(0, length).join('/')
    const stats = await lstat(join(root, parent)).catch(() => undefined)
    if (stats === undefined) continue
    const isWhole = length === segments.length
    if (isWhole ? !stats.isDirectory() : !stats.isFile()) return
    throw new RegistryError(
      'INDEX_INVALID',
      `${quote(parent)} in the index is ${isWhole ? 'a directory, where a file' : 'a file, where a directory'} belongs`,
      `move ${quote(parent)} out of the index`,
    )
  }
}

type FileType = Stats | Dirent

export function isSpecialFile(type: FileType): boolean {
  return !type.isFile() && !type.isDirectory()
}

/** @param path in the index */
export function specialFile(path: string, type: FileType): RegistryError {
  return new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} in the index is ${nameOf(type)}`,
    'replace it by a file or a directory: an index holds nothing else',
  )
}

function nameOf(type: FileType): string {
  if (type.isSymbolicLink()) return 'a symbolic link'
  if (type.isFIFO()) return 'a FIFO'
  return type.isSocket() ? 'a socket' : 'a device'
}
