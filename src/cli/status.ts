import { indexTarget, openIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { readStatus } from '../status/status.ts'
import { formatModuleStatus, formatStatus } from '../status/status-table.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { indexToken } from './tokens.ts'

export interface StatusFlags extends CommonFlags {
  readonly index: string
  readonly module?: string
}

/** `status`: says what an index holds, or what it holds of one module. Throws as {@link readStatus}. */
export async function statusCommand(flags: StatusFlags, runtime: Runtime): Promise<CommandOutcome> {
  const only = flags.module === undefined ? undefined : parseModuleAddress(flags.module)
  const { index, close } = await openIndex(runtime, {
    target: indexTarget(flags.index),
    token: indexToken(runtime.environment),
    reading: only === undefined ? 'all' : 'paths',
  })
  try {
    const status = await readStatus(await index.open(), only)
    const [module] = only === undefined ? [] : status.modules
    return { json: status, text: module === undefined ? formatStatus(status) : formatModuleStatus(module) }
  } finally {
    await close()
  }
}
