import type { Fault } from './check-context.ts'

/** Documents that `render` rewrites in canonical form, and whose facts it keeps. */
const TRUTHS = /(^|\/)(registry|module|release|interface)\.json$/

/**
 * What is wrong with a file that the sources of truth give.
 * @param text null where the index must not have the file
 * @param bytes undefined where the index does not have it
 */
export function derivedFault(
  path: string,
  text: string | null,
  bytes: Uint8Array | undefined,
): Fault | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (text === null) {
    if (bytes === undefined) return undefined
    return {
      code: 'DERIVED_CHANGED',
      message: `${name} is there, and no listed version is left for it`,
      path,
    }
  }
  if (bytes === undefined) return { code: 'DERIVED_MISSING', message: `${name} is missing`, path }
  if (Buffer.compare(Buffer.from(text), bytes) === 0) return undefined
  if (TRUTHS.test(path))
    return { code: 'NOT_CANONICAL', message: `${name} is not written as the tool writes it`, path }
  return { code: 'DERIVED_CHANGED', message: `${name} is not what the sources of truth give`, path }
}
