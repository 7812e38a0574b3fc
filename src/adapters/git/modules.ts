import { rm } from 'node:fs/promises'
import { type RunWork, runWork } from '../../base/run-work.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { selectInterfaceFiles } from '../../interface/read/module-files.ts'
import { isConfiguration } from '../../module/configuration-file.ts'
import { TreeWalk } from '../../package/tree-walk.ts'
import { CONFIG_PATH, configFormat, type RepositoryConfig } from '../../publish/config.ts'
import type { ConfigSource, ModulePath, ModuleRepository } from '../../publish/ports.ts'
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
  readonly run: RunWork
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
  const run = time?.run ?? runWork
  const open = () => readersOf(new GitObjects(git, objects, temporary, time?.signal), head, run)
  let opened: ReturnType<typeof open> | undefined
  const readers = () => {
    opened ??= open()
    return opened
  }
  const spend: ReadingTime['spend'] = (work) => (time === undefined ? work() : time.spend(work))
  return {
    signal: time?.signal,
    packer: {
      pack: (request) => spend(() => packModule(request, readers().trees, { temporary, run })),
      discard: ({ file }) => rm(file, { force: true }),
    },
    interfaces: {
      atCommit: (module) => spend(() => readInterface(readers(), module, run)),
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

function readersOf(objects: GitObjects, head: string | undefined, run: RunWork) {
  return {
    trees: new ModuleTreeReader(objects),
    interfaces: new InterfaceReader(run),
    licenses: new LicenseReader(objects, run),
    config: gitConfigSource(objects, head, run),
  }
}

async function readInterface(
  { trees, interfaces }: Pick<ReturnType<typeof readersOf>, 'trees' | 'interfaces'>,
  module: ModulePath,
  run: RunWork,
): Promise<ModuleInterface> {
  const tree = await trees.read(module)
  // Files that a package must not have are read, too: a comparison publishes nothing.
  const { files } = run(() => new TreeWalk(tree))
  const selected = run(() => selectInterfaceFiles(files))
  return interfaces.readListed(selected, (wanted) => trees.objects.readEach('blob', wanted))
}

function gitConfigSource(objects: GitObjects, head: string | undefined, run: RunWork): ConfigSource {
  const parsed = new Map<string, RepositoryConfig>()
  const configAt = async (commit: string) => {
    const blob = await readAt(objects, { commit, path: CONFIG_PATH })
    if (blob?.type !== 'blob') return undefined
    // Loaded only for a file: most repositories have none, and the YAML parser takes time to start.
    const { parseConfigFile } = await import('../filesystem/config-file.ts')
    const config = parsed.get(blob.oid) ?? run(() => parseConfigFile(CONFIG_PATH, blob.bytes, configFormat))
    parsed.set(blob.oid, config)
    return config
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
