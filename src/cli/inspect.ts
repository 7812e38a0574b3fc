import { readModuleDirectory } from '../adapters/module-directory.ts'
import type { Surroundings } from '../assemble.ts'
import { interfaceShape } from '../core/interface/api-shape.ts'
import { formatDiagnostic } from '../core/interface/diagnostics.ts'
import { formatInterface } from '../core/interface/interface-text.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export type InspectFlags = CommonFlags & { readonly directory: string }

export async function inspectCommand(
  { directory }: InspectFlags,
  { log }: Surroundings,
): Promise<CommandOutcome> {
  const module = await readModuleDirectory(directory)
  for (const diagnostic of module.diagnostics) log.warn(formatDiagnostic(diagnostic))
  return { json: interfaceShape(module), text: formatInterface(module) }
}
