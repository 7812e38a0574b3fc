import type { RegistryDocument } from '../../../src/index/format/documents.ts'
import { versionPath } from '../../../src/index/format/paths.ts'
import type { ModuleInterface } from '../../../src/interface/module-interface.ts'
import { rebuildFiles } from '../index/rebuilt-index.ts'
import { type Files, interfaceOf } from '../publish/interfaces.ts'
import { aModule, aRegistry, aRelease, bytesOf } from '../publish/samples.ts'

export interface SampleModule {
  readonly address: string
  /** The files of each version. */
  readonly versions: Readonly<Record<string, Files>>
  readonly marks?: Parameters<typeof aModule>[1]
  readonly description?: string
}

/** The files of an index with these modules. A README that a version has is in the index. */
export async function siteIndexFiles(
  modules: readonly SampleModule[],
  registry: Partial<RegistryDocument> = {},
): Promise<Map<string, Uint8Array>> {
  const filled = await Promise.all(modules.map(filledModule))
  const files = rebuildFiles({ ...aRegistry(), ...registry }, filled)
  const all = new Map<string, Uint8Array>()
  for (const [path, content] of files) if (content instanceof Uint8Array) all.set(path, content)
  for (const { module, versions } of filled)
    for (const { release, moduleInterface } of versions)
      if (moduleInterface.root.readme !== '')
        all.set(
          versionPath(module.address, release.version, 'README.md'),
          bytesOf(moduleInterface.root.readme),
        )
  return all
}

async function filledModule({ address, versions, marks, description = '' }: SampleModule) {
  const made = await Promise.all(
    Object.entries(versions).map(async ([version, files]) => ({
      release: aRelease({ address, version, description }),
      moduleInterface: (await interfaceOf(files)) as ModuleInterface,
    })),
  )
  return {
    module: aModule(
      made.map(({ release }) => release),
      marks,
    ),
    versions: made,
  }
}
