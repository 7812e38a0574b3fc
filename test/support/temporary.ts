import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, beforeEach, onTestFinished, TestRunner } from 'vitest'

const ends: (() => unknown)[] = []

/** For `setup.ts`, which runs it after the last test of each file. */
export async function endFile(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
}

/** Runs with the end of the test file, before what was given earlier. */
export function atFileEnd(end: () => unknown): void {
  ends.push(end)
}

/** The same with the end of the test that is running, if there is one. */
export function atEnd(end: () => unknown): void {
  if (TestRunner.getCurrentTest() === undefined) atFileEnd(end)
  else onTestFinished(async () => void (await end()))
}

/** What a test file makes when it needs it first, and keeps to its end. */
export function oncePerFile<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    if (made === undefined) {
      made = { value: make() }
      atFileEnd(() => {
        made = undefined
      })
    }
    return made.value
  }
}

/** What is made anew before each test of the file or the group that calls this. */
export function forEachTest<T>(make: () => T | Promise<T>): () => T {
  return madeIn(beforeEach, make)
}

/** The same, made once before all of them. */
export function forAllTests<T>(make: () => T | Promise<T>): () => T {
  return madeIn(beforeAll, make)
}

function madeIn<T>(hook: typeof beforeEach, make: () => T | Promise<T>): () => T {
  const made: T[] = []
  hook(async () => void made.splice(0, 1, await make()))
  return () => made[0] as T
}

export async function endProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'close')
}

type Files = Readonly<Record<string, string | Uint8Array>>

/** A new directory with these files alone, by its real absolute path; it is removed when the test file has ended. */
export async function temporaryDirectory(files: Files = {}): Promise<string> {
  const directory = await mkdtemp(join(await realpath(tmpdir()), 'module-registry-'))
  // Retried, because a child of a program that a test has killed may still be writing.
  atFileEnd(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }))
  await writeFiles(directory, files)
  return directory
}

/** A new file of this name in a directory of its own. */
export async function temporaryFile(name: string, content: string | Uint8Array): Promise<string> {
  return join(await temporaryDirectory({ [name]: content }), name)
}

/** A new directory for PATH with these programs: scripts by name. */
export async function programDirectory(scripts: Readonly<Record<string, string>>): Promise<string> {
  const directory = await temporaryDirectory()
  await writeFiles(directory, scripts, 0o755)
  return directory
}

export async function writeFiles(directory: string, files: Files, mode = 0o666): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), content, { mode })
  }
}
