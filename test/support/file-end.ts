import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

const ends: (() => unknown)[] = []

// Registered while the importing test file is collected, so that it serves `beforeAll` too, where onTestFinished throws.
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** Runs with the end of the test file, before what was given earlier. */
export function atFileEnd(end: () => unknown): void {
  ends.push(end)
}

/** The same with the end of the test that is running, if there is one. */
export function atEnd(end: () => unknown): void {
  if (TestRunner.getCurrentTest() === undefined) atFileEnd(end)
  else onTestFinished(async () => void (await end()))
}

export async function endProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'close')
}
