import { resolvePath } from '../interface/read/module-files.ts'
import type { JudgedModule } from './judged-module.ts'
import { MAX_CALL_DEPTH } from './limits.ts'
import { readRegistrySource } from './module-source.ts'
import type { ModuleUse } from './module-use.ts'

/** The modules that a version calls by what its registry says of it; none for an installed one, whose calls are installed too. */
export function calledBy(module: JudgedModule, defaultHost: string): ModuleUse[] {
  if (module.installed !== undefined || module.known === undefined) return []
  return callsOf(module, { path: module.subdirectory, key: module.key, defaultHost })
}

interface Caller {
  readonly path: string
  readonly key: string
  readonly defaultHost: string
}

function callsOf(module: JudgedModule, { path, key, defaultHost }: Caller): ModuleUse[] {
  if (key.split('.').length > MAX_CALL_DEPTH) return []
  const { directory, file, line, known } = module
  return (known?.dependencies.get(path) ?? []).flatMap(({ name, source, version }) => {
    const own = `${key}.${name}`
    if (/^\.{1,2}\//.test(source))
      return callsOf(module, { path: resolvePath(path, source), key: own, defaultHost })
    const found = readRegistrySource(source, defaultHost)
    if (found === undefined) return []
    return [{ ...found, directory, file, line, key: own, source, constraint: version, installed: undefined }]
  })
}
