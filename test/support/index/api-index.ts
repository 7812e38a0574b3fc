import { readFileSync } from 'node:fs'
import type { ModuleDocument, ReleaseDocument } from '../../../src/index/format/documents.ts'
import { versionPath } from '../../../src/index/format/paths.ts'
import type { ModuleInterface } from '../../../src/interface/module-interface.ts'
import { interfaceOf } from '../publish/interfaces.ts'
import { aModule, aRegistry, aRelease, aYank, bytesOf, commitOf, digestOf } from '../publish/samples.ts'
import { MemoryIndex } from './memory-index.ts'
import { type IndexedModule, rebuildFiles } from './rebuilt-index.ts'

const VPC = {
  'main.tf': readFileSync('test/fixtures/hcl/vpc/main.tf', 'utf8'),
  'README.md': '# VPC\n',
  'modules/subnet/main.tf': 'variable "zone" {}\nprovider "aws" {}\n',
}

interface ModulePlan {
  readonly releases: readonly ReleaseDocument[]
  readonly more?: Partial<ModuleDocument>
  readonly moduleInterface?: ModuleInterface
}

function indexedModule({ releases, more = {}, moduleInterface }: ModulePlan): IndexedModule {
  const versions = releases.map((release) => ({ release, moduleInterface }))
  return { module: aModule(releases, more), versions }
}

/** The files of an index that holds these modules, and a package for each that lies in it. */
export function indexFilesOf(
  plans: readonly ModulePlan[],
  registry = { ...aRegistry(), verified: ['acme'] },
): Map<string, Uint8Array> {
  const zips = plans
    .flatMap(({ releases }) => releases)
    .filter(({ packages }) => packages[0]?.kind === 'index')
    .map(({ address, version }) => {
      const name = `${address.namespace}/${address.name}/${address.system} ${version}`
      return [versionPath(address, version, 'module.zip'), bytesOf(name)] as const
    })
  return new Map([...rebuildFiles(registry, plans.map(indexedModule)), ...zips])
}

/** A registry of four modules that have something of everything that the API shows. */
export async function apiIndex(): Promise<MemoryIndex> {
  const vpc = (version: string, committedAt: string) =>
    aRelease({ version, committedAt, description: 'A private network' })
  const releases = [
    vpc('2.0.0-rc.1', '2025-04-01T00:00:00Z'),
    vpc('1.1.0', '2025-03-01T00:00:00Z'),
    vpc('1.0.0', '2025-02-01T00:00:00Z'),
    vpc('0.9.0', '2025-01-01T00:00:00Z'),
  ]
  const queue = { address: 'tools/queue/aws', kind: 'git', committedAt: '2025-05-01T00:00:00Z' } as const
  const deprecation = { versions: '1.0.0', reason: 'use 1.1.0', date: '2025-06-01T00:00:00Z' }
  const more = { deprecations: [deprecation], yanks: [aYank('0.9.0')] }
  return new MemoryIndex(
    indexFilesOf([
      { releases, more, moduleInterface: await interfaceOf(VPC) },
      { releases: [aRelease({ address: 'acme/vpc/google', version: '0.1.0' })] },
      { releases: [aRelease(queue)] },
      { releases: [ociRelease()] },
    ]),
  )
}

/** A version that OpenTofu alone can read. */
function ociRelease(): ReleaseDocument {
  const digest = digestOf('manifest')
  const release = aRelease({ address: 'tools/image/aws', committedAt: '2024-01-01T00:00:00Z' })
  const packages = [{ kind: 'oci', location: `oci://oci.acme.test/image?digest=${digest}`, digest }]
  return { ...release, commit: commitOf('image'), packages }
}
