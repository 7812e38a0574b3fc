import { rm } from 'node:fs/promises'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { selectInterfaceFiles } from '../../interface/read/module-files.ts'
import { isConfiguration } from '../../module/configuration-file.ts'
import { TreeWalk } from '../../package/tree-walk.ts'
import { CONFIG_PATH, configFormat, type RepositoryConfig } from '../../publish/config.ts'
import { MAX_CONFIG_COPIES_BYTES } from '../../publish/limits.ts'
import type { ConfigSource, ModulePath, ModuleRepository } from '../../publish/ports.ts'
import { RepositoryLimit } from '../../publish/repository-limit.ts'
import { InterfaceReader } from '../hcl/interface-reader.ts'
import type { Git } from './git.ts'
import { LicenseReader } from './license-reader.ts'
import type { LocalRepository } from './module-repository.ts'
import { ModuleTreeReader } from './module-tree.ts'
import { GitObjects } from './objects.ts'
import { packModule } from './packer.ts'
import { parseTree, readAt } from './tree.ts'

/** The time that reading a repository may take; nothing is read after it. */
interface ReadingTime {
  readonly signal: AbortSignal
  spend<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Reads what the commits of a repository hold, with one git that runs from the first call until `close`.
 * @param temporary the directory that packages are written to, which exists as long as they are needed
 * @param time for all reads together; without it there is no limit
 */
export function openModules(
  git: Git,
  { objects, head }: Pick<LocalRepository, 'objects' | 'head'>,
  temporary: string,
  time?: ReadingTime,
): Pick<ModuleRepository, 'packer' | 'interfaces' | 'license' | 'config' | 'close' | 'signal'> {
  const open = () => readersOf(new GitObjects(git, objects, temporary, time?.signal), head)
  let opened: ReturnType<typeof open> | undefined
  const readers = () => {
    opened ??= open()
    return opened
  }
  const spend: ReadingTime['spend'] = (work) => (time === undefined ? work() : time.spend(work))
  return {
    signal: time?.signal,
    packer: {
      pack: (request) => spend(() => packModule(request, readers().trees, temporary)),
      discard: ({ file }) => rm(file, { force: true }),
    },
    interfaces: {
      atCommit: (module) => spend(() => readInterface(readers().trees, readers().interfaces, module)),
    },
    license: (module) => spend(() => readers().licenses.read(module)),
    config: {
      at: (commit) => spend(() => readers().config.at(commit)),
      hasElsewhere: (module) => spend(async () => (await readers().config.hasElsewhere?.(module)) ?? false),
      hasModule: (module) => spend(async () => (await readers().config.hasModule?.(module)) ?? false),
    },
    async close() {
      const closing = opened
      opened = undefined
      await closing?.trees.objects.close()
    },
  }
}

function readersOf(objects: GitObjects, head: string | undefined) {
  return {
    trees: new ModuleTreeReader(objects),
    interfaces: new InterfaceReader(),
    licenses: new LicenseReader(objects),
    config: gitConfigSource(objects, head),
  }
}

async function readInterface(
  trees: ModuleTreeReader,
  interfaces: InterfaceReader,
  module: ModulePath,
): Promise<ModuleInterface> {
  // Files that a package must not have are read, too: a comparison publishes nothing.
  const { files } = new TreeWalk(await trees.read(module))
  return interfaces.readListed(selectInterfaceFiles(files), (wanted) =>
    trees.objects.readEach('blob', wanted),
  )
}

function gitConfigSource(objects: GitObjects, head: string | undefined): ConfigSource {
  /** By blob; a copy that is refused is so for each of its tags, and parsed once too. */
  const copies = new Map<string, () => RepositoryConfig>()
  let copiedBytes = 0
  const configAt = async (commit: string) => {
    const blob = await readAt(objects, { commit, path: CONFIG_PATH })
    if (blob?.type !== 'blob') return undefined
    // Loaded only for a file: most repositories have none, and the YAML parser takes time to start.
    const { parseConfigFile } = await import('../filesystem/config-file.ts')
    const known = copies.get(blob.oid)
    if (known !== undefined) return known()
    copiedBytes += Math.min(blob.bytes.length, configFormat.maxBytes)
    if (copiedBytes > MAX_CONFIG_COPIES_BYTES) throw tooManyCopies(copies.size)
    const copy = resultOf(() => parseConfigFile(CONFIG_PATH, blob.bytes, configFormat))
    copies.set(blob.oid, copy)
    return copy()
  }
  return {
    async at(commit) {
      const own = commit === 'HEAD' ? undefined : await configAt(commit)
      return own ?? (head === undefined ? undefined : await configAt(head)) ?? {}
    },
    async hasElsewhere({ commit, path }) {
      if (head === undefined || (await configAt(head)) === undefined) return false
      if ((await configAt(commit)) !== undefined) return false
      return (await readAt(objects, { commit, path }))?.type !== 'tree'
    },
    async hasModule({ commit, path }) {
      const tree = await readAt(objects, { commit, path })
      if (tree?.type !== 'tree') return false
      return parseTree(tree.bytes, path).some((entry) => isConfiguration(entry.path))
    },
  }
}

/** What a call returns or throws, as often as it is asked for. */
function resultOf<T>(call: () => T): () => T {
  try {
    const value = call()
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}

function tooManyCopies(count: number): RepositoryLimit {
  return new RepositoryLimit(
    `the tags have more than ${count} different copies of ${CONFIG_PATH}, and more than ${MAX_CONFIG_COPIES_BYTES} bytes in them`,
    'publish some tags at a time (--tag), or let one file count for all of them (--config)',
  )
}
