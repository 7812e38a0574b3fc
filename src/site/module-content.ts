import { createHash } from 'node:crypto'
import { messageOf, RegistryError } from '../base/error.ts'
import {
  type ModuleDocument,
  parseModuleDocument,
  parseReleaseDocument,
  type ReleaseDocument,
} from '../index/format/documents.ts'
import { parseInterfaceFiles } from '../index/format/interface-document.ts'
import { MODULES_DIRECTORY, modulePath, type VersionFile, versionPath } from '../index/format/paths.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'

/** Reads a file of one snapshot of the index; undefined if there is no such file. */
export type ReadFile = (path: string) => Promise<Uint8Array | undefined>

/** What the index has of a version. A file that is damaged is a problem, and the rest is shown. */
export interface VersionContent {
  readonly version: Version
  readonly release: ReleaseDocument | undefined
  /** Undefined where the index does not have it. */
  readonly moduleInterface: ModuleInterface | undefined
  readonly interfaceBytes: Uint8Array | undefined
  /** Of the root; undefined where there is none. */
  readonly readme: Uint8Array | undefined
  /** Sentences for readers. */
  readonly problems: readonly string[]
  /** Of the files that it was made from. */
  readonly digest: string
}

/** A value, or why the file that has it cannot be read. */
type Parsed<T> = { readonly value: T } | { readonly problem: string }

/** Undefined where the index has no such module. */
export async function readModule(
  read: ReadFile,
  address: ModuleAddress,
): Promise<Parsed<ModuleDocument> | undefined> {
  const path = modulePath(address, 'module.json')
  const bytes = await read(path)
  return bytes && attempt(() => parseModuleDocument(path, bytes))
}

/** @param like another version: where both have the same interface, it is one object */
export async function readVersionContent(
  read: ReadFile,
  { address, version }: { readonly address: ModuleAddress; readonly version: Version },
  like?: VersionContent,
): Promise<VersionContent> {
  const file = (name: VersionFile) => read(versionPath(address, version, name))
  const [releaseBytes, interfaceBytes, readme] = await Promise.all([
    file('release.json'),
    file('interface.json'),
    file('README.md'),
  ])
  const releasePath = versionPath(address, version, 'release.json')
  const release =
    releaseBytes === undefined
      ? { problem: 'The index has no release.json of this version, so its source and package are not known.' }
      : attempt(() => parseReleaseDocument(releasePath, releaseBytes))
  const isInterface = (path: string) => path === versionPath(address, version, 'interface.json')
  const moduleInterface = hasSameInterface(like, interfaceBytes)
    ? { value: like?.moduleInterface }
    : attempt(() =>
        parseInterfaceFiles({ address, version }, (path) => (isInterface(path) ? interfaceBytes : undefined)),
      )
  return {
    version,
    readme,
    interfaceBytes,
    release: 'value' in release ? release.value : undefined,
    moduleInterface: 'value' in moduleInterface ? moduleInterface.value : undefined,
    problems: [release, moduleInterface].flatMap((each) => ('problem' in each ? each.problem : [])),
    digest: [releaseBytes, interfaceBytes, readme].map(fileDigest).join(''),
  }
}

const FILES = ['release.json', 'interface.json', 'README.md']
const NO_FILE = '--------'

function fileDigest(bytes: Uint8Array | undefined): string {
  if (bytes === undefined) return NO_FILE
  return createHash('sha1').update(bytes).digest('base64url').slice(0, NO_FILE.length)
}

/** Whether a version with this {@link VersionContent.digest} has these bytes, or no file, of this name. True for files that no page is made from. */
export function hasFile(digest: string, name: string, bytes: Uint8Array | undefined): boolean {
  const at = FILES.indexOf(name) * NO_FILE.length
  return at < 0 || digest.slice(at, at + NO_FILE.length) === fileDigest(bytes)
}

export function contentFiles(address: string, version: string): string[] {
  return FILES.map((name) => `${MODULES_DIRECTORY}/${address}/${version}/${name}`)
}

function hasSameInterface(like: VersionContent | undefined, bytes: Uint8Array | undefined): boolean {
  const before = like?.moduleInterface && like.interfaceBytes
  return before !== undefined && bytes !== undefined && Buffer.compare(before, bytes) === 0
}

function attempt<T>(parse: () => T): Parsed<T> {
  try {
    return { value: parse() }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { problem: `A file of the index is damaged: ${messageOf(error)}.` }
  }
}
