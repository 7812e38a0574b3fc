import { quote, RegistryError } from '../base/error.ts'
import { parseOptions } from '../base/schema.ts'
import { check, formatCheckedModule } from '../check/check.ts'
import { openModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { selectionOptions } from '../publish/config.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export interface CheckFlags extends CommonFlags {
  readonly repository: string
  readonly version?: string
  readonly tagPrefix?: string
  readonly severities?: string
}

export async function checkCommand(flags: CheckFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { severities } = flags
  const values = { 'tag-prefix': flags.tagPrefix, severities }
  const selection = parseOptions(selectionOptions, values, (name) => `--${name}`)
  const modules = await openModuleRepository(runtime, flags.repository)
  try {
    const { head } = modules
    if (head === undefined) throw withoutCommit(flags.repository)
    const { version } = flags
    const declared = version === undefined ? undefined : { text: version, called: '--version' }
    const dependencies = { ...modules, head, log: runtime.log }
    const { report, refusals } = await check({ declared, flags: selection }, dependencies)
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
