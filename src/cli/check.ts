import { assembleModules, type Surroundings } from '../assemble.ts'
import { quote, RegistryError } from '../core/error.ts'
import { check } from '../use-cases/check.ts'
import { formatCheckedModule } from '../use-cases/check-report.ts'
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
    const { version } = flags
    const declared = version === undefined ? undefined : { text: version, called: '--version' }
    const outside = { ...modules, head, log: surroundings.log }
    const { report, refusals } = await check({ declared, flags: {} }, outside)
    const [refusal] = refusals
    if (refusal !== undefined) throw refusal
    return { json: report, text: report.modules.map(formatCheckedModule).join('\n\n') }
  } finally {
    await modules.close()
  }
}

function withoutCommit(directory: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `the repository ${quote(directory)} has no commit`,
    'commit the module first',
  )
}
