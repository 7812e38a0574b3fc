import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BoundedMap } from '../../base/bounded-map.ts'
import { type RunWork, runWork } from '../../base/run-work.ts'
import type { PackageContents } from '../../check/package-changes.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { directoryOf, isLocal, resolvePath, selectInterfaceFiles } from '../../interface/read/module-files.ts'
import { isConfiguration, isExampleOrTest } from '../../module/configuration-file.ts'
import { type License, licenseIdentifier, selectLicense } from '../../module/license.ts'
import { MAX_PACKAGE_BYTES, tooMany } from '../../package/limits.ts'
import {
  isWithin,
  outermost,
  PACKAGE_FORMAT,
  type Package,
  type PackagedFile,
  rootPrefix,
} from '../../package/package.ts'
import { type ModuleTree, type PlannedFile, planPackage, TreeWalk } from '../../package/package-files.ts'
import { PackageScreening } from '../../package/package-screening.ts'
import { CONFIG_PATH, configFormat, type RepositoryConfig, RepositoryLimit } from '../../publish/config.ts'
import type {
  ConfigSource,
  InterfaceSource,
  ModulePath,
  ModuleRepository,
  PackRequest,
} from '../../publish/ports.ts'
import { packZip, type ZipEntry } from '../filesystem/zip-writer.ts'
import { InterfaceReader } from '../hcl/interface-reader.ts'
import { MAX_CONFIGURATION_BYTES } from '../hcl/limits.ts'
import { pathsAbove, pathsAboveScript } from '../hcl/named-paths.ts'
import type { Git } from './git.ts'
import { type GitObject, GitObjects, notFound, type WantedObject } from './objects.ts'
import { DIRECTORY_MODE, ModuleTreeReader, SUBMODULE_MODE } from './tree.ts'

/**
 * Bytes of all different copies of .module-registry.yml that the tags of one repository have: each is parsed. More are LIMIT_EXCEEDED for
 * the repository.
 */
const MAX_CONFIG_COPIES_BYTES = 2 * 1024 * 1024

/** Bytes of a licence file. A longer one is no text that is known. */
const MAX_LICENSE_BYTES = 128 * 1024

/** Bytes of a file that does not wait for others. */
const SCREENED_BYTES = 64 * 1024

/** Bytes of what files name above their directories that are kept in memory, about. */
const MAX_NAMED_BYTES = 4 * 1024 * 1024

/** Files of a package that wait to be searched for secrets, as each search has a clock of its own. */
const SCREENED_AT_ONCE = 50

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
  { objects, head }: { readonly objects: string; readonly head: string | undefined },
  temporary: string,
  time?: ReadingTime,
): Pick<ModuleRepository, 'packer' | 'interfaces' | 'license' | 'config' | 'close' | 'signal'> & {
  readonly contents: PackageContents
} {
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
      namedAt: (request) => spend(() => readers().named(request)),
    },
    contents: {
      idAt: (at) => spend(() => contentId(readers().trees, at)),
      fileAt: ({ commit, path }) =>
        spend(async () => (await readFileAt(readers().trees, { commit, path }))?.bytes),
      linkedAt: (module) => spend(async () => (await readers().trees.read(module)).linked),
      filesAt: (module) => spend(() => packagedFiles(readers().trees, module, run)),
    },
    license: (module) => spend(() => readers().license(module)),
    config: {
      at: (commit) => spend(() => readers().config.at(commit)),
      lacksModule: (module) => spend(async () => (await readers().config.lacksModule?.(module)) ?? false),
      hasModule: (module) => spend(async () => (await readers().config.hasModule?.(module)) ?? false),
      hasDirectory: (module) => spend(async () => (await readers().config.hasDirectory?.(module)) ?? false),
    },
    async close() {
      const closing = opened
      opened = undefined
      await closing?.trees.objects.close()
    },
  }
}

function readersOf(objects: GitObjects, head: string | undefined, run: RunWork) {
  const trees = new ModuleTreeReader(objects)
  return {
    trees,
    interfaces: new InterfaceReader(run),
    named: namedReader(trees, run),
    license: licenseReader(trees, run),
    config: gitConfigSource(trees, head, run),
  }
}

/** A file, or what a symbolic link is to Git; undefined where there is none. Throws as {@link ModuleTreeReader.find}. */
async function readFileAt(trees: ModuleTreeReader, at: ModulePath): Promise<GitObject | undefined> {
  const found = await trees.find(at)
  const isFile = found !== undefined && found.mode !== DIRECTORY_MODE && found.mode !== SUBMODULE_MODE
  return isFile ? await readBlob(trees.objects, found) : undefined
}

async function readBlob(objects: GitObjects, { oid, path }: WantedObject): Promise<GitObject> {
  const blob = await objects.read(oid)
  if (blob === undefined) throw notFound(oid, path)
  return blob
}

/**
 * Packs the module of a commit into a zip that depends on its tree alone, not on the work tree or the machine. Throws, besides
 * what the port names, NOT_FOUND; then there is no file.
 */
async function packModule(
  request: PackRequest,
  trees: ModuleTreeReader,
  { temporary, run }: { readonly temporary: string; readonly run: RunWork },
): Promise<Package> {
  const { commit, path: module, packageRoot: root = module, packagePaths: paths = [root] } = request
  const tree = await trees.read({ commit, path: root })
  const plan = run(() => planPackage(tree, module, paths))
  const screening = new PackageScreening(root, plan, request.isCommit ?? false)
  const contents: PackagedFile[] = []
  const unscreened: (PlannedFile & { readonly bytes: Uint8Array })[] = []
  const screenAll = () =>
    run(() => {
      for (const { bytes, ...file } of unscreened.splice(0)) screening.screen(file, bytes)
    })
  async function* readFiles(): AsyncGenerator<ZipEntry> {
    let total = 0
    for await (const [planned, { bytes }] of trees.objects.readEach('blob', plan.files)) {
      const { path, executable } = planned
      total += bytes.length
      if (total > MAX_PACKAGE_BYTES) throw tooMany('bytes')
      unscreened.push({ ...planned, bytes })
      if (unscreened.length === SCREENED_AT_ONCE || bytes.length > SCREENED_BYTES) screenAll()
      contents.push({ path, mode: executable ? '0755' : '0644', size: bytes.length })
      yield { path, executable, bytes }
    }
    screenAll()
  }
  const file = join(temporary, `${randomUUID()}.zip`)
  try {
    const zip = await packZip(readFiles(), file)
    const screened = screening.finish()
    const counts = { files: contents.length, equalsTree: equalsTree(tree, paths, plan.files) }
    return { facts: { format: PACKAGE_FORMAT, ...zip, ...counts }, contents, file, ...screened }
  } catch (error) {
    await rm(file, { force: true })
    throw error
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

const SCRIPT = /\.(?:sh|bash|ps1|py)$/

/** Reads what configuration and scripts name above their directory: see {@link pathsAbove}. The same file of many tags is read once. */
function namedReader(trees: ModuleTreeReader, run: RunWork): InterfaceSource['namedAt'] {
  const kept = new BoundedMap<{ readonly named: readonly string[] | undefined }>(MAX_NAMED_BYTES)
  const namedIn = async (file: WantedObject) => {
    const known = kept.get(file.oid)
    if (known !== undefined) return known.named
    const { bytes } = await readBlob(trees.objects, file)
    const isTooLarge = bytes.length > MAX_CONFIGURATION_BYTES
    const read = isConfiguration(file.path) ? pathsAbove : pathsAboveScript
    const named = isTooLarge ? undefined : run(() => read(bytes.toString()))
    kept.set(file.oid, { named }, (named ?? []).join('').length * 2)
    return named
  }
  return async ({ commit, packageRoot, paths }) => {
    const tree = await trees.read({ commit, path: packageRoot })
    const outer = outermost(paths)
    const { files } = run(() => new TreeWalk(tree, outer))
    const found = new Set<string>()
    for (const { path: packaged, oid, executable } of files) {
      const path = `${rootPrefix(packageRoot)}${packaged}`
      if (!isConfiguration(path) && !executable && !SCRIPT.test(path)) continue
      const directory = directoryOf(path)
      const isOfModule = (each: string) =>
        isWithin(path, each) && !isExampleOrTest(path.slice(rootPrefix(each).length))
      // An example or a test is loaded only where it is called.
      if (!paths.has(directory) && !outer.some(isOfModule)) continue
      const named = await namedIn({ oid, path })
      if (named === undefined) return undefined
      for (const each of named) found.add(resolvePath(directory, each))
    }
    return [...found].filter((each) => !isLocal(each) && !outer.some((other) => isWithin(each, other)))
  }
}

/** The id of what a commit has at a path, and what links in it need of other directories. */
async function contentId(trees: ModuleTreeReader, at: ModulePath): Promise<string | undefined> {
  const found = await trees.find(at)
  if (found?.mode !== DIRECTORY_MODE || at.path === '') return found?.oid
  const { entries } = await trees.read(at)
  const outside = entries.filter(({ path }) => !isWithin(path, at.path))
  return [found.oid, ...outside.map(({ path, mode, oid }) => `${path} ${mode} ${oid}`)].join('\n')
}

async function packagedFiles(
  trees: ModuleTreeReader,
  module: ModulePath,
  run: RunWork,
): Promise<ReadonlyMap<string, string>> {
  const tree = await trees.read(module)
  const { files } = run(() => new TreeWalk(tree))
  return new Map(files.map(({ path, oid, executable }) => [path, `${oid}${executable ? ' x' : ''}`]))
}

const NO_CONFIG: RepositoryConfig = {}

function gitConfigSource(trees: ModuleTreeReader, head: string | undefined, run: RunWork): ConfigSource {
  /** By blob; a copy that is refused is so for each of its tags, and parsed once too. */
  const copies = new Map<string, () => RepositoryConfig>()
  let copiedBytes = 0
  const readConfig = async (commit: string) => {
    const blob = await readFileAt(trees, { commit, path: CONFIG_PATH })
    if (blob === undefined) return undefined
    // Loaded only for a file: most repositories have none, and the YAML parser takes time to start.
    const { parseConfigFile } = await import('../filesystem/config-file.ts')
    const known = copies.get(blob.oid)
    if (known !== undefined) return known()
    copiedBytes += Math.min(blob.bytes.length, configFormat.maxBytes)
    if (copiedBytes > MAX_CONFIG_COPIES_BYTES)
      throw new RepositoryLimit(
        `the tags have more than ${copies.size} different copies of ${CONFIG_PATH}, and more than ${MAX_CONFIG_COPIES_BYTES} bytes in them`,
        'publish some tags at a time (--tag), or let one file count for all of them (--config)',
      )
    const copy = resultOf(() => run(() => parseConfigFile(CONFIG_PATH, blob.bytes, configFormat)))
    copies.set(blob.oid, copy)
    return copy()
  }
  const hasDirectory = async (at: ModulePath) => (await trees.find(at))?.mode === DIRECTORY_MODE
  const ofHead = lastResult(readConfig)
  const ofCommit = lastResult(readConfig)
  return {
    async at(commit) {
      const own = commit === 'HEAD' ? undefined : await ofCommit(commit)
      return own ?? (head === undefined ? undefined : await ofHead(head)) ?? NO_CONFIG
    },
    async lacksModule({ commit, path }) {
      if (head === undefined || (await ofHead(head)) === undefined) return false
      if ((await ofCommit(commit)) !== undefined) return false
      return !(await hasDirectory({ commit, path }))
    },
    hasModule: async (at) => (await trees.list(at)).some(({ path }) => isConfiguration(path)),
    hasDirectory,
  }
}

const REGULAR_FILE = /^100/

/** Reads the licences of modules from commits. The same file of many tags is read once. */
function licenseReader(trees: ModuleTreeReader, run: RunWork) {
  const identifiers = new Map<string, string | undefined>()
  const identifierOf = async (file: WantedObject) => {
    if (identifiers.has(file.oid)) return identifiers.get(file.oid)
    const { bytes } = await readBlob(trees.objects, file)
    const text = bytes.length > MAX_LICENSE_BYTES ? '' : new TextDecoder().decode(bytes)
    const identifier = run(() => licenseIdentifier(text))
    identifiers.set(file.oid, identifier)
    return identifier
  }
  const readIn = async (commit: string, directory: string): Promise<License | undefined> => {
    const entries = await trees.list({ commit, path: directory })
    const files = entries.filter(({ mode }) => REGULAR_FILE.test(mode))
    const names = files.map(({ path }) => path.slice(rootPrefix(directory).length))
    const found = files[names.indexOf(selectLicense(names) ?? '')]
    if (found === undefined) return undefined
    const identifier = await identifierOf(found)
    return { file: found.path, ...(identifier === undefined ? {} : { identifier }) }
  }
  /** The file in the directory of the module, else in the root of the repository; undefined without one. */
  return async ({ commit, path }: ModulePath) =>
    (path === '' ? undefined : await readIn(commit, path)) ?? (await readIn(commit, ''))
}

/** Asks once for what is asked many times in a row, as for each module of a commit. */
function lastResult<T>(read: (commit: string) => Promise<T>): (commit: string) => Promise<T> {
  let last: { readonly commit: string; readonly result: Promise<T> } | undefined
  return (commit) => {
    if (last?.commit !== commit) last = { commit, result: read(commit) }
    return last.result
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

/** Whether the package has exactly the files of the tree at its paths: none is left out, and no symbolic link is replaced. */
function equalsTree(tree: ModuleTree, paths: readonly string[], files: readonly PlannedFile[]): boolean {
  const entries =
    paths[0] === tree.root
      ? tree.entries
      : tree.entries.filter(({ path }) => paths.some((each) => isWithin(path, each)))
  return files.length === entries.length && entries.every(({ mode }) => mode.startsWith('100'))
}
