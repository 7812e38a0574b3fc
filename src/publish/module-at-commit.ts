import type { ConfigSource } from './ports.ts'
import type { ModuleSpec } from './selection.ts'

/** The module as a commit has it: its path is the first of its directories that has configuration there, else the first of all. */
export async function specAt(
  spec: ModuleSpec,
  commit: string,
  { hasModule }: Pick<ConfigSource, 'hasModule'>,
): Promise<ModuleSpec> {
  const { otherPaths = [] } = spec
  if (otherPaths.length === 0 || hasModule === undefined) return spec
  for (const path of [spec.path, ...otherPaths])
    if (await hasModule({ commit, path })) return { ...spec, path, otherPaths: [] }
  return spec
}
