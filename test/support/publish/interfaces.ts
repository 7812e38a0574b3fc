import { InterfaceReader } from '../../../src/adapters/hcl/interface-reader.ts'
import type { DirectoryInterface, ModuleInterface } from '../../../src/interface/module-interface.ts'

export type Files = Readonly<Record<string, string>>

/** A module with nothing but a submodule of this text. */
export function inSubmodule(text: string): Files {
  return { 'main.tf': '', 'modules/a/README.md': 'A', 'modules/a/main.tf': text }
}

/** An input with these arguments. */
export const variable = (name: string, ...lines: readonly string[]) =>
  `variable "${name}" {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`

const reader = new InterfaceReader()

/** The interface of a module that is given as files, or as the text of its one file. */
export function interfaceOf(module: string | Files): Promise<ModuleInterface> {
  const files = typeof module === 'string' ? { 'main.tf': module } : module
  return reader.read(
    Object.entries(files).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
  )
}

/** The root of a module that parses; a diagnostic fails the test. */
export async function rootOf(module: string | Files): Promise<DirectoryInterface> {
  const { root, diagnostics } = await interfaceOf(module)
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics))
  return root
}
