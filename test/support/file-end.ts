import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
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
