import { RegistryError } from '../src/base/error.ts'

/** What a call refuses, as `CODE: message | hint`; a call that refuses nothing, or breaks, fails the test. */
export function refusalOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (error instanceof RegistryError) return `${error.code}: ${error.message} | ${error.hint}`
    throw error
  }
  throw new Error('nothing was refused')
}

/** {@link refusalOf} for what happens later. */
export async function refusalFrom(call: () => Promise<unknown>): Promise<string> {
  const error = await refusal(call())
  return refusalOf(() => {
    throw error
  })
}

/** The refusal that a call ends in; anything else fails the test. */
export async function refusal(outcome: Promise<unknown>): Promise<RegistryError> {
  const error = await outcome.then(
    () => new Error('nothing was refused'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof RegistryError) return error
  throw error
}
