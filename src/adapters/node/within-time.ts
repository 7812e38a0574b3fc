import { Script } from 'node:vm'

const WORK = Symbol.for('module-registry.work')
const script = new Script(`globalThis[Symbol.for('module-registry.work')]()`)

/**
 * Runs work that has no `await`, and ends it when its time is up, also inside of a loop or a regular expression: a thread of V8 looks at
 * the clock. What the work has changed outside of itself stays half done. Throws what the work throws, or what `late` gives.
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions
 */
export function withinTime<T>(milliseconds: number, work: () => T, late: () => Error): T {
  let result: { readonly of: T } | undefined
  Reflect.set(globalThis, WORK, () => {
    result = { of: work() }
  })
  try {
    script.runInThisContext({ timeout: Math.max(1, Math.ceil(milliseconds)) })
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      ? late()
      : error
  } finally {
    Reflect.deleteProperty(globalThis, WORK)
  }
  if (result === undefined) throw late()
  return result.of
}
