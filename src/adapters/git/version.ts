import { quote, RegistryError } from '../../base/error.ts'
import { type Git, MINIMUM_GIT_VERSION } from './git.ts'

/** Throws MISSING_PROGRAM where git is missing or too old. */
export async function requireGit(git: Git): Promise<void> {
  const { stdout } = await git.run(['version'])
  const text = stdout.toString().trim()
  const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? []
  const [neededMajor, neededMinor] = MINIMUM_GIT_VERSION.split('.').map(Number)
  const isNewer = Number(major) > Number(neededMajor)
  if (isNewer || (Number(major) === neededMajor && Number(minor) >= Number(neededMinor))) return
  throw new RegistryError(
    'MISSING_PROGRAM',
    `this machine's git is too old: ${quote(text)}`,
    `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it comes first on PATH`,
  )
}
