import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readModuleDirectory } from '../adapters/filesystem/module-directory.ts'
import { quote, RegistryError, shortList } from '../base/error.ts'
import type { Runtime } from '../composition/runtime.ts'
import { formatDiagnostic, lintModule } from '../interface/diagnostics.ts'
import { formatInterface, interfaceJson } from '../interface/interface-formats.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export type InspectFlags = CommonFlags & { readonly directory: string }

/** `inspect`. Throws NOT_FOUND, and NOT_A_MODULE for a directory without configuration. */
export async function inspectCommand({ directory }: InspectFlags, { log }: Runtime): Promise<CommandOutcome> {
  const module = await readModuleDirectory(directory)
  if (module.root.empty && module.submodules.length === 0)
    throw new RegistryError(
      'NOT_A_MODULE',
      `${quote(directory)} has no .tf or .tofu file, nor has a directory below it (examples and tests aside)`,
      'name the directory of a module: module-registry inspect modules/vpc',
    )
  const isInside = (path: string) => !path.startsWith('..') && existsSync(join(directory, path))
  const advice = lintModule(module, isInside)
  for (const line of shortList([...module.diagnostics, ...advice].map((each) => formatDiagnostic(each))))
    log.warn(line)
  return { json: interfaceJson(module), text: formatInterface(module) }
}
