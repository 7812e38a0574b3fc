import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FilesComparison, InstalledPackages } from '../../audit/ports.ts'
import type { Archive } from '../../index/packages/package-source.ts'
import { bytesProblem } from '../../index/packages/remote-package.ts'
import { digestsInZip } from '../filesystem/zip-reader.ts'
import { modulesDirectory } from '../hcl/root-modules.ts'
import { type DownloadedArchive, fetchArchive, type PackageHostSettings } from './package-hosts.ts'

/** Zips that are fetched, each once, and compared with what clients have unpacked of them. */
export class NetworkInstalledPackages implements InstalledPackages {
  readonly #settings: Pick<PackageHostSettings, 'transport' | 'temporary'>
  readonly #dataDirectory: string
  readonly #archives = new Map<string, Promise<DownloadedArchive>>()

  constructor(settings: Pick<PackageHostSettings, 'transport' | 'temporary'>, dataDirectory: string) {
    this.#settings = settings
    this.#dataDirectory = dataDirectory
  }

  async compare(
    archive: Archive,
    { directory, key }: { readonly directory: string; readonly key: string },
  ): Promise<FilesComparison> {
    const { url } = archive
    const asked = this.#archives.get(url) ?? fetchArchive(archive, this.#settings)
    this.#archives.set(url, asked)
    const fetched = await asked
    if (fetched.kind === 'unreachable') return { kind: 'unknown', reason: fetched.message }
    if (fetched.status !== 200 || fetched.path === undefined)
      return { kind: 'unknown', reason: `the package answers ${fetched.status}` }
    const problem = bytesProblem(archive, fetched)
    if (problem !== undefined) return { kind: 'changed', files: [problem.message] }
    const packaged = await digestsInZip(fetched.path)
    if (packaged === undefined)
      return { kind: 'unknown', reason: 'the zip has links, or is of a kind that is not read' }
    const installed = await digestsBelow(join(modulesDirectory(directory, this.#dataDirectory), key))
    return installed === undefined
      ? { kind: 'unknown', reason: 'the files of the module are not there' }
      : compareFiles(packaged, installed)
  }
}

function compareFiles(
  packaged: ReadonlyMap<string, string>,
  installed: ReadonlyMap<string, string>,
): FilesComparison {
  const paths = [...new Set([...packaged.keys(), ...installed.keys()])].sort()
  const files = paths.flatMap((path) => {
    if (!installed.has(path)) return [`${path} is missing`]
    if (!packaged.has(path)) return [`${path} is not of the package`]
    return installed.get(path) === packaged.get(path) ? [] : [`${path} has other bytes`]
  })
  return files.length === 0 ? { kind: 'same' } : { kind: 'changed', files }
}

/** Undefined where there is no such directory. */
async function digestsBelow(directory: string): Promise<Map<string, string> | undefined> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (entries === undefined) return undefined
  const digests = new Map<string, string>()
  for (const entry of entries.filter((each) => !each.isDirectory())) {
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    if (entry.isFile()) for await (const chunk of createReadStream(path)) hash.update(chunk)
    digests.set(relative(directory, path).split(sep).join('/'), hash.digest('hex'))
  }
  return digests
}
