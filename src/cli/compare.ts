import { statSync } from 'node:fs'
import { readModuleDirectory } from '../adapters/filesystem/module-directory.ts'
import { quote } from '../base/error.ts'
import { compareModules, type Side } from '../check/compare-modules.ts'
import { type OpenModuleRepository, openModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { formatChanges } from '../interface/diff/change.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export interface CompareFlags extends CommonFlags {
  readonly base: string
  readonly head: string
  readonly repository: string
}

/** `compare`: says how the interface of a module changed between two tags or directories. Throws as {@link compareModules}. */
export async function compareCommand(flags: CompareFlags, runtime: Runtime): Promise<CommandOutcome> {
  let repository: Promise<OpenModuleRepository> | undefined
  const openOnce = () => {
    repository ??= openModuleRepository(runtime, flags.repository)
    return repository
  }
  try {
    const sides = { base: await sideOf(flags.base), head: await sideOf(flags.head) }
    const comparison = await compareModules(sides, { repository: openOnce, log: runtime.log })
    const lines = [...formatChanges(comparison.changes), `bump      ${comparison.bump}`]
    return { json: comparison, text: lines.join('\n') }
  } finally {
    await (await repository)?.close()
  }
}

/** A directory that exists wins over a tag of its name. */
async function sideOf(text: string): Promise<Side> {
  const isDirectory = statSync(text, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (!isDirectory) return text
  return { name: `the directory ${quote(text)}`, moduleInterface: await readModuleDirectory(text) }
}
