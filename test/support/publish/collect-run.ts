import { RegistryError } from '../../../src/base/error.ts'
import { collect } from '../../../src/collect/collect.ts'
import type { FetchedModules, OwnedRepository } from '../../../src/collect/ports.ts'
import {
  parseNamePattern,
  type RegistryConfig,
  registryConfigSchema,
} from '../../../src/collect/registry-config.ts'
import type { Source } from '../../../src/collect/source.ts'
import { collectionStores } from '../../../src/composition/package-stores.ts'
import { indexLocation } from '../../../src/index/format/location.ts'
import { versionPath } from '../../../src/index/format/paths.ts'
import { configFormat } from '../../../src/publish/config.ts'
import type { Visibility } from '../../../src/publish/exposure.ts'
import type { ConfigSource, PackageStore } from '../../../src/publish/ports.ts'
import { MemoryIndex } from '../index/memory-index.ts'
import { interfaceOf } from './interfaces.ts'
import { aPackage, bytesOf, commitOf } from './samples.ts'

/** Packages in the index, of a few bytes. */
export const store: PackageStore = {
  publicLocation: async () => 'in a public index',
  resolve: async ({ release: { address, version } }, { facts: { digest } }) => ({
    location: indexLocation(digest),
    files: new Map([[versionPath(address, version, 'module.zip'), bytesOf(digest)]]),
  }),
  store: async () => {},
}

/** A repository: its tags by the names of their commits. */
export interface FakeRepository {
  readonly tags?: Readonly<Record<string, string>>
  /** As they are when they are fetched, where they have moved since they were listed. */
  readonly fetched?: Readonly<Record<string, string>>
  readonly config?: unknown
  /** The directories of modules that commits have; those that are not named have any. */
  readonly directories?: Readonly<Record<string, readonly string[]>>
  readonly visibility?: Visibility
}

/** Commits with this name are refused as packages. */
const BAD = 'bad'

/** Tags of this are tags of a directory. */
const TREE = 'tree'

/** An organisation, an index, and a journal of what was asked and written. */
export class FakeOrganisation {
  readonly index = new MemoryIndex()
  readonly journal: string[] = []
  readonly warnings: string[] = []
  /** By `owner/name`; a test may change all of it between two runs. */
  readonly repositories: Record<string, FakeRepository>
  /** What owners list; none without it. */
  listed: OwnedRepository[] = []
  isListingRefused = false
  indexVisibility: Visibility = 'private'
  meanwhile: (() => void) | undefined

  constructor(repositories: Record<string, FakeRepository>) {
    this.repositories = repositories
  }

  collect(config: object, more: { only?: string; dryRun?: boolean } = {}) {
    const { only, dryRun = false } = more
    const selected = only === undefined ? undefined : parseNamePattern(only)
    const request = { config: this.#configOf(config), only: selected, dryRun }
    const note = (line: string) => void this.journal.push(line)
    const warn = (line: string) => {
      note(line)
      this.warnings.push(line)
    }
    return collect(request, {
      index: {
        isCreatedByPublish: true,
        open: () => this.index.open(),
        commit: async (change, on) => {
          this.meanwhile?.()
          this.meanwhile = undefined
          note('commit')
          return this.index.commit(change, on)
        },
      },
      raceBackoff: { wait: async (attempt) => attempt < 3 },
      log: { info: note, warn, debug: note },
      serverUrl: 'https://github.com',
      sources: {
        listTags: async (source) => {
          note(`list ${source.name}`)
          const tags = Object.entries(this.#find(source).tags ?? {})
          return tags.map(([tag, name]) => ({ tag, commit: commitOf(name) }))
        },
        fetch: async (source, tags) => {
          note(`fetch ${source.name} ${tags.join(' ')}`)
          return this.#modulesOf(source, tags)
        },
        visibilityOf: async (source) => this.#find(source).visibility ?? 'public',
      },
      tagLists: { find: async () => new Map() },
      owners: { page: async ({ owner = '' }, page) => this.#page(owner, page) },
      indexVisibility: async () => this.indexVisibility,
    })
  }

  /** What the index remembers of sources. */
  states(): string[] {
    return Object.entries(this.index.texts()).flatMap(([path, text]) =>
      path.startsWith('collect/') ? [text] : [],
    )
  }

  #configOf(config: object): RegistryConfig {
    return registryConfigSchema.parse({ name: 'Acme', url: 'https://modules.acme.test', ...config })
  }

  #find(source: Source): FakeRepository {
    const found = this.repositories[source.name]
    if (found !== undefined) return found
    throw new RegistryError('PERMISSION', `${source.name} cannot be read`, 'try again')
  }

  #page(owner: string, page: number) {
    this.journal.push(`page ${owner} ${page}`)
    if (this.isListingRefused) throw new RegistryError('PERMISSION', `${owner} cannot be listed`, 'try again')
    const repositories = this.listed.slice((page - 1) * 2, page * 2)
    return { repositories, isLast: repositories.length < 2 }
  }

  #modulesOf(source: Source, names: readonly string[]): FetchedModules {
    const { tags: listed = {}, fetched: tags = listed, config, directories = {} } = this.#find(source)
    const byCommit = new Map(Object.entries(directories).map(([name, paths]) => [commitOf(name), paths]))
    const tagged = names
      .filter((tag) => tags[tag] !== TREE)
      .map((tag) => ({ tag, commit: commitOf(tags[tag] ?? ''), committedAt: 1735787045 }))
    const has: ConfigSource['hasModule'] = async ({ commit, path }) =>
      byCommit.get(commit)?.includes(path) ?? true
    const stores = collectionStores(`https://github.com/${source.name}.git`)
    return {
      tags: { find: async (name) => tagged.find(({ tag }) => tag === name), all: async () => tagged },
      config: {
        at: async () => configFormat.schema.parse(config ?? {}),
        hasModule: has,
        hasDirectory: has,
      },
      packer: {
        pack: async ({ commit, path }) => {
          this.journal.push(`pack ${source.name}`)
          if (commit === commitOf(BAD))
            throw new RegistryError('NOT_A_MODULE', 'nothing is in it', 'add a file')
          return aPackage(`${commit} ${path}`)
        },
      },
      interfaces: { atCommit: () => interfaceOf('variable "name" {}\n'), namedAt: async () => [] },
      license: async () => undefined,
      packageStores: { ...stores, index: store },
      publisher: source.identity,
      repositoryUrl: `https://github.com/${source.name}`,
      close: async () => void this.journal.push(`close ${source.name}`),
    }
  }
}
