import { expect } from 'vitest'
import { RENDERER } from '../../../src/base/tool-version.ts'
import { newIndexFiles } from '../../../src/index/plan/init.ts'
import { render } from '../../../src/index/render.ts'
import type { Actor } from '../../../src/lifecycle/decision.ts'
import { type MarkDecision, type MarkReport, markModule } from '../../../src/lifecycle/mark.ts'
import type { PackageStorage } from '../../../src/lifecycle/ports.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { MemoryIndex } from '../index/memory-index.ts'
import { interfaceOf } from '../publish/interfaces.ts'
import { DEFAULT_MODULE, PublishRun } from '../publish/publish-run.ts'
import { aRegistry } from '../publish/samples.ts'

export const VPC = 'v1/modules/acme/vpc/aws'
/** Gives up the third race. */
export const raceBackoff = { wait: async (attempt: number) => attempt < 3 }

/** Somebody at a terminal, and an index in a directory. */
export const A_PERSON = { repository: undefined, index: undefined }

const packages = { inPackage: () => interfaceOf(DEFAULT_MODULE) }

export interface DecisionSettings {
  readonly module?: string
  readonly allowLatest?: boolean
  readonly dryRun?: boolean
  readonly storage?: Pick<PackageStorage, 'follow'>
  readonly actor?: Actor
}

const EMPTY: Pick<PackageStorage, 'follow'> = { follow: async () => [] }

/** A decision about acme/vpc/aws, whose packages are all in the index, by a person, where the settings do not say otherwise. */
export function decideOn(
  index: MemoryIndex,
  decision: MarkDecision,
  { module = 'acme/vpc/aws', storage = EMPTY, actor = A_PERSON, ...more }: DecisionSettings = {},
): Promise<MarkReport> {
  const request = { address: parseModuleAddress(module), decision, allowLatest: false, dryRun: false }
  return markModule({ ...request, ...more }, { index, raceBackoff, storage, actor })
}

export const renderDependencies = { raceBackoff, packages }

let published: Promise<MemoryIndex> | undefined

/** An index with three versions of acme/vpc/aws, and one of zoo/dns/google. Its files are made once. */
export async function anIndex(): Promise<MarkedIndex> {
  published ??= publishAll()
  return new MarkedIndex((await published).files)
}

export class MarkedIndex extends MemoryIndex {
  /** The JSON of a file of acme/vpc/aws. */
  document(path: string) {
    return this.json(`${VPC}/${path}`)
  }

  /** That every derived file is as `render` makes it. */
  async expectRendered(): Promise<void> {
    expect((await render({ index: this, ...renderDependencies })).index.changed).toEqual([])
  }
}

async function publishAll(): Promise<MemoryIndex> {
  const index = new MemoryIndex(newIndexFiles({ ...aRegistry(), renderer: RENDERER }))
  const published = { 'acme/vpc/aws': ['1.0.0', '1.1.0', '2.0.0'], 'zoo/dns/google': ['1.0.0'] }
  for (const [module, versions] of Object.entries(published)) {
    const tags = Object.fromEntries(versions.map((version) => [`v${version}`, `${module} ${version}`]))
    await new PublishRun({ index, tags, config: { module } }).publish({ tags: 'all' })
  }
  return index
}
