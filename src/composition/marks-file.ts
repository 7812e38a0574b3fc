import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { parseLocatedConfig } from '../adapters/filesystem/config-file.ts'
import { quote, RegistryError } from '../base/error.ts'
import { marksSchema } from '../lifecycle/marks-file.ts'
import type { LocatedMarks } from '../lifecycle/render-marks.ts'

/** Parses a file of marks. @param name for messages. Throws INVALID_CONFIG with the line of the mistake, LIMIT_EXCEEDED */
export function parseMarks(name: string, bytes: Uint8Array): LocatedMarks {
  const { value, lineOf } = parseLocatedConfig(name, bytes, marksFormat)
  return { name, marks: value.marks, lineOf: (at) => lineOf(['marks', at]) }
}

/** Reads a file of marks of this machine. Throws as {@link parseMarks}, and INVALID_CONFIG for a file that cannot be read. */
export async function readMarksFile(path: string): Promise<LocatedMarks> {
  // One byte more than the limit tells that the file exceeds it, whatever its size.
  const bytes = await buffer(createReadStream(path, { end: marksFormat.maxBytes })).catch((cause) => {
    throw new RegistryError(
      'INVALID_CONFIG',
      `the file of marks ${quote(path)} cannot be read`,
      'name an existing file: --marks marks.yml',
      { cause },
    )
  })
  return parseMarks(path, bytes)
}

/** Bytes of marks.yml. A larger file is INVALID_CONFIG. */
const MAX_MARKS_BYTES = 1024 * 1024

const marksFormat = { schema: marksSchema, maxBytes: MAX_MARKS_BYTES }
