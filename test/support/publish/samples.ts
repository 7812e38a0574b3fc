import { createHash } from 'node:crypto'
import type {
  ModuleDocument,
  RegistryDocument,
  ReleaseDocument,
} from '../../../src/index/format/documents.ts'
import {
  gitLocation,
  indexLocation,
  ociLocation,
  s3Location,
  zipLocation,
} from '../../../src/index/format/location.ts'
import { interfaceFiles } from '../../../src/index/plan/file-table.ts'
import {
  type IndexChange,
  type ModulePublication,
  publishedVersion,
} from '../../../src/index/plan/publication-plan.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { parseVersion } from '../../../src/module/version.ts'
import type { Package } from '../../../src/package/package.ts'
import type { PackageKind } from '../../../src/publish/package-kinds.ts'
import type { Selection } from '../../../src/publish/selection.ts'
import { temporaryFile } from '../temporary.ts'

/** Values that tests are about something else than; each has a twin for every text. */

export function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}

/** 40 hex digits. */
export function commitOf(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Texts as an index takes them, by their paths; null for a file that goes. */
export function contentsOf(texts: Readonly<Record<string, string | null>>): Map<string, Uint8Array | null> {
  return new Map(Object.entries(texts).map(([path, text]) => [path, text === null ? null : bytesOf(text)]))
}

export function aRegistry(url: string | null = 'https://modules.acme.test'): RegistryDocument {
  return { format: 1, name: 'Acme', url, renderer: 'module-registry 0.0.0' }
}

type LocationOf = (release: { digest: string; commit: string; path: string }) => string

const LOCATIONS: Readonly<Record<PackageKind, LocationOf>> = {
  index: ({ digest }) => indexLocation(digest),
  git: ({ commit, path }) =>
    gitLocation({ sourceUrl: 'https://git.acme.test/acme/vpc.git', ref: commit, subdirectory: path }),
  release: ({ digest }) => zipLocation('https://git.acme.test/acme/vpc/releases/vpc.zip', digest),
  s3: ({ digest }) => s3Location('https://acme.s3.eu-central-1.amazonaws.com/vpc.zip', digest),
  oci: ({ digest }) => ociLocation({ host: 'oci.acme.test', name: 'acme/vpc' }, digest),
}

/** A release whose commit, digest and tag follow from its address and version. */
export function aRelease({
  address = 'acme/vpc/aws',
  version = '1.0.0',
  committedAt = '2025-01-02T03:04:05Z',
  path = '',
  kind = 'index' as PackageKind,
  description = '',
} = {}): ReleaseDocument {
  const name = `${address} ${version}`
  const digest = digestOf(name)
  const commit = commitOf(name)
  return {
    format: 1,
    address: parseModuleAddress(address),
    version: parseVersion(version),
    tag: `v${version}`,
    commit,
    committedAt,
    repository: { url: 'https://git.acme.test/acme/vpc' },
    path,
    description,
    package: { format: 1, digest, size: name.length, files: 1 },
    packages: [{ kind, location: LOCATIONS[kind]({ digest, commit, path }), digest }],
  }
}

/** The module that these releases make. */
export function aModule(
  releases: readonly ReleaseDocument[],
  more: Partial<ModuleDocument> = {},
): ModuleDocument {
  const [{ address } = aRelease()] = releases
  const versions = releases.map((release) => publishedVersion(release))
  const marks = { yanks: [], deprecations: [], removed: [], transfers: [] }
  return { format: 1, address, owner: null, versions, ...marks, ...more }
}

/** The yank of a version. */
export function aYank(version: string): ModuleDocument['yanks'][number] {
  return { version: parseVersion(version), reason: 'does not work', date: '2025-06-01T00:00:00Z' }
}

/** One publication for releases of one module, and the interfaces of some of them. */
export function aPublication(
  releases: readonly ReleaseDocument[],
  moduleInterfaces: ModulePublication['moduleInterfaces'] = new Map(),
): ModulePublication {
  const files = releases.flatMap((release) => {
    const moduleInterface = moduleInterfaces.get(release.version)
    return moduleInterface === undefined ? [] : interfaceFiles(release, moduleInterface)
  })
  const contents = new Map(files.map(([path, text]) => [path, bytesOf(text)]))
  return { address: aModule(releases).address, owner: null, releases, files: contents, moduleInterfaces }
}

export function aPackage(content: string): Package {
  const facts = { format: 1, digest: digestOf(content), size: content.length, files: 1, equalsTree: true }
  const contents = [{ path: 'main.tf', mode: '0644', size: content.length }]
  return { facts, contents, file: `/packages/${content}.zip`, notices: [], secrets: [] }
}

/** A package that is on disk. */
export async function aZip(content: string): Promise<Package> {
  return { ...aPackage(content), file: await temporaryFile('module.zip', content) }
}

/** @param options of the stores that have some */
export function aSelection(
  release: ReleaseDocument,
  options: Partial<Selection['storeOptions']> = {},
): Selection {
  const storeOptions = { index: {}, git: {}, release: {}, oci: {}, s3: {}, ...options }
  return { release, kinds: ['index'], storeOptions, allow: [], isRepair: false, compatibility: 'off' }
}

/** What the index holds after the change; contents on disk are not looked at. */
export function applied(files: ReadonlyMap<string, Uint8Array>, change: Pick<IndexChange, 'files'>) {
  const after = new Map(files)
  for (const [path, content] of change.files) {
    if (content === null) after.delete(path)
    else after.set(path, content instanceof Uint8Array ? content : bytesOf(content.file))
  }
  return after
}

/** Sorted by path, as text: what two trees are compared by. */
export function textsOf(files: ReadonlyMap<string, Uint8Array | string>): Record<string, string> {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([path, content]) => [path, Buffer.from(content).toString()]))
}
