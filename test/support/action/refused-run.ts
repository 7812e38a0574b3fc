import { expect } from 'vitest'
import { type CliCall, type CliResult, runCli } from '../cli/program.ts'
import { digestOfDirectory } from '../index/registry.ts'

/** What is in the message: what is wrong, with the value; and in the hint: what to do. */
export type ExpectedRefusal = Readonly<Record<'code' | 'message' | 'hint', string>>

/**
 * Runs a command that must be refused: exit 1, the refusal as `error` of the JSON document and on stderr, and nothing
 * below `untouched` written, created or removed.
 */
export async function expectRefusal(
  args: readonly string[],
  { code, message, hint }: ExpectedRefusal,
  { untouched, ...call }: CliCall & { readonly untouched: string },
): Promise<CliResult> {
  const before = await digestOfDirectory(untouched)
  const result = await runCli([...args, '--json'], call)
  const document = result.stdout === '' ? undefined : result.json()
  expect(document).toMatchObject({
    error: { code, message: expect.stringContaining(message), hint: expect.stringContaining(hint) },
  })
  expect(result.stderr).toContain(`error[${code}]: `)
  expect(result.stderr).toContain('\nhint: ')
  expect(result.code).toBe(1)
  expect(await digestOfDirectory(untouched)).toBe(before)
  return result
}
