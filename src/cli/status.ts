import { withIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { formatModuleStatus, formatStatus, readStatus } from '../status/status.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

interface StatusFlags extends CommonFlags {
  readonly index: string
  readonly module?: string
}

/** `status`: says what an index holds, or what it holds of one module. Throws as {@link readStatus}. */
export async function statusCommand(flags: StatusFlags, runtime: Runtime): Promise<CommandOutcome> {
  const only = flags.module === undefined ? undefined : parseModuleAddress(flags.module)
  const reading = only === undefined ? 'all' : 'paths'
  return withIndex(runtime, { index: flags.index, reading }, async ({ index }) => {
    const status = await readStatus(await index.open(), only)
    const [module] = only === undefined ? [] : status.modules
    return { json: status, text: module === undefined ? formatStatus(status) : formatModuleStatus(module) }
  })
}
