import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atFileEnd } from './file-end.ts'

/** A new empty directory, by its real absolute path; it is removed when the test file has ended. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(await realpath(tmpdir()), 'module-registry-'))
  // Retried, because a child of a program that a test has killed may still be writing.
  atFileEnd(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }))
  return directory
}

/** A new file of this name in a directory of its own. */
export async function temporaryFile(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(await temporaryDirectory(), name)
  await writeFile(file, content)
  return file
}

/** A new directory for PATH with these programs: scripts by name. */
export async function programDirectory(scripts: Readonly<Record<string, string>>): Promise<string> {
  const directory = await temporaryDirectory()
  for (const [name, text] of Object.entries(scripts))
    await writeFile(join(directory, name), text, { mode: 0o755 })
  return directory
}
