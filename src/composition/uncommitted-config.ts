import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from '../adapters/git/git.ts'
import { quote, RegistryError } from '../base/error.ts'
import { CONFIG_PATH } from '../publish/config.ts'

/** Whether a directory has a config file that HEAD does not have: only what is committed counts. */
export async function hasUncommittedConfig(git: Git, directory: string): Promise<boolean> {
  if (!existsSync(join(directory, CONFIG_PATH))) return false
  const { code } = await git.run(['cat-file', '-e', `HEAD:./${CONFIG_PATH}`], { cwd: directory })
  return code !== 0
}

/** A refusal for want of an address, with the way to the file that would have given it. */
export function withConfigHint(error: unknown, directory: string): unknown {
  if (!(error instanceof RegistryError) || error.code !== 'INVALID_ADDRESS') return error
  const hint = `${quote(join(directory, CONFIG_PATH))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${CONFIG_PATH}\ngit commit -m "Configure the module registry"\nor ${error.hint}`
  return new RegistryError(error.code, error.message, hint, { cause: error })
}
