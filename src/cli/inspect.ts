import { readModuleDirectory } from '../adapters/filesystem/module-directory.ts'
import type { Runtime } from '../composition/modules.ts'
import { formatDiagnostic } from '../interface/diagnostics.ts'
import { interfaceJson } from '../interface/interface-json.ts'
import { formatInterface } from '../interface/interface-text.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export type InspectFlags = CommonFlags & { readonly directory: string }

export async function inspectCommand({ directory }: InspectFlags, { log }: Runtime): Promise<CommandOutcome> {
  const module = await readModuleDirectory(directory)
  for (const diagnostic of module.diagnostics) log.warn(formatDiagnostic(diagnostic))
  return { json: interfaceJson(module), text: formatInterface(module) }
}
