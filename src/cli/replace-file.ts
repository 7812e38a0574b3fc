import { rename, writeFile } from 'node:fs/promises'
import { messageOf, quote, RegistryError } from '../base/error.ts'

/** Replaces a file as a whole. Throws INVALID_INPUT. */
export async function replaceFile(file: string, text: string): Promise<void> {
  try {
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  } catch (cause) {
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(file)} cannot be written: ${messageOf(cause)}`,
      'name a file in a directory that exists and is writable',
      { cause },
    )
  }
}
