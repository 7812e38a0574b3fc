import { existsSync } from 'node:fs'
import { readConfigFile } from '../adapters/filesystem/config-file.ts'
import { RegistryError } from '../base/error.ts'
import { sourceNames } from '../collect/list-sources.ts'
import { registryConfigFormat } from '../collect/registry-config.ts'
import { gitHubOf } from '../composition/forge.ts'
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
    const status = await readStatus(await index.open(), only, await namesOfSources(runtime))
    const [module] = only === undefined ? [] : status.modules
    return { json: status, text: module === undefined ? formatStatus(status) : formatModuleStatus(module) }
  })
}

/** The file that `collect` reads by default. */
const SOURCES = 'registry.yml'

/** The sources that registry.yml in the working directory names: an index tells nothing of local and of private ones. */
async function namesOfSources({ environment, log }: Runtime): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(SOURCES)) return new Map()
  try {
    const config = await readConfigFile(SOURCES, registryConfigFormat)
    return sourceNames(config, gitHubOf(environment).url)
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    log.warn(`no source is named: ${error.message}`)
    return new Map()
  }
}
