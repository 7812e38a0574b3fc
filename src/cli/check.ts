import { assembleModules, type Surroundings } from '../assemble.ts'
import { quote, RegistryError } from '../core/error.ts'
import { changelogLine, formatChanges } from '../core/interface/changes-text.ts'
import { type CheckedModule, check } from '../use-cases/check.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export interface CheckFlags extends CommonFlags {
  readonly repository: string
  readonly version?: string
}

export async function checkCommand(flags: CheckFlags, surroundings: Surroundings): Promise<CommandOutcome> {
  const settings = { directory: flags.repository, configFile: undefined, origin: undefined }
  const modules = await assembleModules(surroundings, settings)
  try {
    const { head } = modules
    if (head === undefined) throw withoutCommit(flags.repository)
    const report = await check({ version: flags.version }, { ...modules, head, log: surroundings.log })
    return { json: report, text: report.modules.map(formatModule).join('\n\n') }
  } finally {
    await modules.close()
  }
}

function formatModule({ path, base, bump, changes, next }: CheckedModule): string {
  const name = path === '' ? 'module' : path
  if (base === null) return `${name}: nothing was released yet`
  return [
    `${name}: HEAD against ${base}`,
    ...formatChanges(changes),
    `bump      ${bump}, next version ${next} or higher`,
    `changelog ${changelogLine(changes)}`,
  ].join('\n')
}

function withoutCommit(directory: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `the repository ${quote(directory)} has no commit`,
    'commit the module first',
  )
}
