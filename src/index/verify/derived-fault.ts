import type { RenderedFile } from '../plan/file-table.ts'
import type { Fault } from './check-context.ts'
import type { FolderFiles } from './folder-files.ts'

/** Documents that `render` rewrites in canonical form, and whose facts it keeps. */
const TRUTHS = /(^|\/)(registry|module|release|interface)\.json$/

/** What is wrong with the files of a folder that the sources of truth give. */
export async function derivedFaults(rendered: readonly RenderedFile[], files: FolderFiles): Promise<Fault[]> {
  const different = await files.different(rendered)
  return different.map((file) => differenceFault(file, files.has(file[0])))
}

/** What is wrong with one such file. @param bytes undefined where the index does not have it */
export function derivedFault(
  path: string,
  text: string | null,
  bytes: Uint8Array | undefined,
): Fault | undefined {
  if (text === null ? bytes === undefined : bytes && Buffer.from(text).equals(bytes)) return undefined
  return differenceFault([path, text], bytes !== undefined)
}

/** @param file its text is null where the index must not have it */
function differenceFault([path, text]: RenderedFile, exists: boolean): Fault {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (text === null)
    return {
      code: 'DERIVED_CHANGED',
      message: `${name} is there, and no listed version is left for it`,
      path,
    }
  if (!exists) return { code: 'DERIVED_MISSING', message: `${name} is missing`, path }
  if (TRUTHS.test(path))
    return { code: 'NOT_CANONICAL', message: `${name} is not written as the tool writes it`, path }
  return { code: 'DERIVED_CHANGED', message: `${name} is not what the sources of truth give`, path }
}
