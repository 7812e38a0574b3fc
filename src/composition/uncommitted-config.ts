import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from '../adapters/git/git.ts'
import { type ErrorCode, quote, type Refusal, RegistryError } from '../base/error.ts'
import { CONFIG_PATH } from '../publish/config.ts'

/** Whether a directory has a config file that HEAD does not have: only what is committed counts. */
export async function hasUncommittedConfig(git: Git, directory: string): Promise<boolean> {
  if (!existsSync(join(directory, CONFIG_PATH))) return false
  const { code } = await git.run(['cat-file', '-e', `HEAD:./${CONFIG_PATH}`], { cwd: directory })
  return code !== 0
}

/** Refusals that another address, directory, prefix or rule of the module would change. */
const CONFIGURED: ReadonlySet<string> = new Set<ErrorCode>([
  'INVALID_ADDRESS',
  'INVALID_TAG',
  'INVALID_HCL',
  'NOT_A_MODULE',
  'NOT_OWNER',
  'UNSAFE_PACKAGE',
  'SECRET_IN_PACKAGE',
  'LIMIT_EXCEEDED',
  'INCOMPATIBLE',
])

/**
 * The refusal, with the way to the config file that could have changed it.
 * @param directory whose config file is not committed; undefined: there is none
 */
export function withConfigHint(refusal: Refusal, directory: string | undefined): Refusal {
  const { code, message, hint } = refusal
  if (directory === undefined || !CONFIGURED.has(code) || hint.includes('is not committed')) return refusal
  const way = `${quote(join(directory, CONFIG_PATH))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${CONFIG_PATH}\ngit commit -m "Configure the module registry"\nor ${hint}`
  return { code, message, hint: way }
}

/** What the work throws, with the way to the config file that could have changed it. */
export async function withConfigHints<T>(directory: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof RegistryError ? hinted(error, directory) : error
  }
}

/** The same error, with the hint. */
export function hinted(error: RegistryError, directory: string | undefined): RegistryError {
  const { code, message, hint } = withConfigHint(error, directory)
  return hint === error.hint ? error : new RegistryError(code, message, hint, { cause: error })
}
