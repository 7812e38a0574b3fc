import { join } from 'node:path'
import type { FetchedModules } from '../../collect/ports.ts'
import type { ConfigSource, InterfaceSource, Packer } from '../../publish/ports.ts'
import { gitConfigSource } from './config-source.ts'
import type { Git } from './git.ts'
import { GitInterfaces } from './interface-source.ts'
import { GitObjects } from './objects.ts'
import { GitPacker } from './packer.ts'

interface Opened {
  readonly objects: GitObjects
  readonly packer: Packer
  readonly interfaces: InterfaceSource
  readonly config: ConfigSource
}

export interface FetchedPlace {
  /** A bare repository without HEAD. */
  readonly gitDirectory: string
  readonly temporary: string
}

/** Modules of a bare repository whose git runs only while somebody asks: a run may hold hundreds of repositories. */
export function restingModules(
  git: Git,
  { gitDirectory, temporary }: FetchedPlace,
): Pick<FetchedModules, 'packer' | 'interfaces' | 'config' | 'rest'> {
  let opened: Promise<Opened> | undefined
  const open = () => {
    opened ??= GitObjects.open(git, [join(gitDirectory, 'objects')], temporary).then((objects) => ({
      objects,
      packer: new GitPacker(objects, git, temporary),
      interfaces: new GitInterfaces(objects, git),
      config: gitConfigSource(objects, undefined),
    }))
    return opened
  }
  return {
    packer: { pack: async (request) => (await open()).packer.pack(request) },
    interfaces: {
      // Most of what is fetched is small, and many are: a parser that is not needed yet costs them more.
      prepare: () => {},
      atCommit: async (request) => (await open()).interfaces.atCommit(request),
    },
    config: { at: async (commit) => (await open()).config.at(commit) },
    async rest() {
      const resting = opened
      opened = undefined
      await (await resting)?.objects.close()
    },
  }
}
