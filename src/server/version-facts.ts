import { z } from 'zod'
import { parseDocument } from '../index/format/documents.ts'
import type { VersionRequirements } from '../index/format/protocol.ts'
import { dependencyJson, providerJson } from '../interface/interface-json.ts'
import { BoundedMap } from './bounded-map.ts'
import type { IndexReader, ServedIndex } from './ports.ts'

const MAX_BYTES = 8 * 1024 * 1024

/**
 * What the list of versions has of each version, from its `interface.json`. A module may have hundreds of these files, so each
 * is read once and kept until it changes.
 */
export class VersionFacts {
  readonly #index: ServedIndex
  /** As JSON text, which is smaller than objects; null where there is no file. */
  readonly #facts = new BoundedMap<string | null>(MAX_BYTES)
  #reader: IndexReader | undefined

  constructor(index: ServedIndex) {
    this.#index = index
    index.onChange?.((paths) => {
      this.#reader = index.current()
      if (paths === undefined) this.#facts.clear()
      else for (const path of paths) this.#facts.delete(path)
    })
  }

  /**
   * The requirements in the file at `path`; undefined if there is no such file. Throws INDEX_INVALID for one that cannot be parsed
   * and INDEX_UNREACHABLE where the index cannot be read.
   */
  async read(reader: IndexReader, path: string): Promise<VersionRequirements | undefined> {
    if (this.#reader !== this.#index.current()) {
      this.#facts.clear()
      this.#reader = this.#index.current()
    }
    const known = reader === this.#reader ? this.#facts.get(path) : undefined
    if (known !== undefined) return known === null ? undefined : JSON.parse(known)
    const bytes = await reader.read(path)
    const requirements = bytes && parseRequirements(path, bytes)
    // A reader of an older snapshot may have read an older file.
    if (reader === this.#index.current() && reader === this.#reader) {
      const text = requirements === undefined ? null : JSON.stringify(requirements)
      this.#facts.set(path, text, text?.length ?? 0)
    }
    return requirements
  }
}

/** A looser schema than `interface-document.ts` has: one list may need hundreds of these files, and little of each. */
const directory = z.object({
  path: z.string(),
  providers: z.array(z.object({ name: z.string(), source: z.string(), constraints: z.array(z.string()) })),
  calls: z.array(z.object({ name: z.string(), source: z.string(), version: z.string() })),
})
const interfaceFile = z.object({ root: directory, submodules: z.array(directory) })

function parseRequirements(path: string, bytes: Uint8Array): VersionRequirements {
  const requirements = ({ providers, calls }: z.output<typeof directory>) => ({
    providers: providers.map(providerJson),
    dependencies: calls.map(dependencyJson),
  })
  const { root, submodules } = parseDocument(interfaceFile, path, bytes)
  return {
    root: requirements(root),
    submodules: submodules.map((each) => ({ path: each.path, ...requirements(each) })),
  }
}
