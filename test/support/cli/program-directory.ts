import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '../temporary.ts'

/** A new directory for PATH with these programs: scripts by name. */
export async function programDirectory(scripts: Readonly<Record<string, string>>): Promise<string> {
  const directory = await temporaryDirectory()
  for (const [name, text] of Object.entries(scripts))
    await writeFile(join(directory, name), text, { mode: 0o755 })
  return directory
}
