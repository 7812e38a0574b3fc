import { rm } from 'node:fs/promises'
import { expect } from 'vitest'
import { RegistryError } from '../../../src/base/error.ts'
import { gitLocation, indexLocation, ociLocation } from '../../../src/index/format/location.ts'
import { versionPath } from '../../../src/index/format/paths.ts'
import { newIndexFiles } from '../../../src/index/plan/init.ts'
import type { IndexStore, RaceBackoff } from '../../../src/index/ports.ts'
import type { RepositoryIdentity } from '../../../src/module/git-remote.ts'
import type { License } from '../../../src/module/license.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import type { AttachedDocument } from '../../../src/oci/referrers.ts'
import { configFormat, type RepositoryConfig, type SelectionOptions } from '../../../src/publish/config.ts'
import { GuardedStores, type PublishVisibility } from '../../../src/publish/exposure.ts'
import type { PackageKind } from '../../../src/publish/package-kinds.ts'
import type { PackageStore, PackRequest, TaggedCommit } from '../../../src/publish/ports.ts'
import { type PublishRequest, publish } from '../../../src/publish/publish.ts'
import type { Selection } from '../../../src/publish/selection.ts'
import { MemoryIndex } from '../index/memory-index.ts'
import { temporaryFile } from '../temporary.ts'
import { type Files, interfaceOf } from './interfaces.ts'
import { aPackage, aRegistry, bytesOf, commitOf } from './samples.ts'

interface PublishRunOptions {
  /** The names of the commits by tag; equal names are one commit. */
  readonly tags?: Readonly<Record<string, string>>
  /** What the config file holds, at every commit. */
  readonly config?: unknown
  /** What it holds at the commits with these names. */
  readonly configs?: Readonly<Record<string, unknown>>
  readonly publisher?: RepositoryIdentity | undefined
  readonly index?: MemoryIndex
  /** Where it publishes to, instead of an index in memory. */
  readonly store?: IndexStore
  /** Asked before each commit: what another publisher does meanwhile. */
  readonly meanwhile?: (attempt: number) => Promise<unknown>
  /** The configuration of the commits with these names; others hold an output. */
  readonly modules?: Readonly<Record<string, string | Files>>
  /** Of every commit. */
  readonly license?: License
  /** Refuses to pack this commit. */
  readonly unpackable?: string
  /** The bytes of every package; those of a commit and a directory without it. */
  readonly packs?: string
  /** Files of every package that hold a secret. */
  readonly secrets?: readonly string[]
  /** How widely the run may show what it publishes; everything is public without it. */
  readonly visibility?: Partial<PublishVisibility>
  /** What the store `oci` does with documents that shall hang on a package. */
  readonly refuses?: 'STORE_REFUSED' | 'PERMISSION'
  /** How often a lost race is run again. */
  readonly repetitions?: number
}

/** What a commit holds unless a test says otherwise. */
export const DEFAULT_MODULE = 'output "id" {\n  value = 1\n}\n'

const ACME = { host: 'git.acme.test', repository: 'acme/terraform-aws-vpc', repositoryId: 1, ownerId: 2 }

export function emptyIndex(url: string | null = 'https://modules.acme.test'): MemoryIndex {
  return new MemoryIndex(newIndexFiles(aRegistry(url)))
}

type Request = Partial<PublishRequest> & { readonly flags?: SelectionOptions }

/** A repository of modules and an index, all in memory, and a journal of what a publish did to them. */
export class PublishRun {
  readonly index: MemoryIndex
  readonly packed: PackRequest[] = []
  /** Log lines, puts, commits and waits, in their order. */
  readonly journal: string[] = []
  readonly attached: AttachedDocument[] = []
  /** Packages that are on disk. */
  readonly zips = new Set<string>()
  /** As many as were there at one time. */
  mostZips = 0
  /** `packages 1/2`, … */
  readonly progress: string[] = []
  readonly #settings: PublishRunOptions
  #attempts = 0

  constructor(settings: PublishRunOptions = {}) {
    this.#settings = settings
    this.index = settings.index ?? emptyIndex()
  }

  /** Publishes `v1.0.0` unless told otherwise. */
  publish(settings: Request = {}) {
    const { visibility } = this.#settings
    const all = async () => this.#tags()
    const usual = { tags: ['v1.0.0'], flags: {}, url: undefined }
    const request = { ...usual, keepGoing: false, dryRun: false, ...settings }
    return publish(request, {
      repository: {
        tags: { find: async (name) => this.#tags().find(({ tag }) => tag === name), all },
        config: { at: async (commit) => this.#config(commit) },
        packer: {
          pack: (packRequest) => this.#pack(packRequest),
          discard: async ({ file }) => {
            await rm(file)
            this.zips.delete(file)
          },
        },
        interfaces: { atCommit: ({ commit }) => interfaceOf(this.#module(commit)), namedAt: async () => [] },
        license: async () => this.#settings.license,
        publisher: 'publisher' in this.#settings ? this.#settings.publisher : ACME,
        repositoryUrl: 'https://git.acme.test/acme/terraform-aws-vpc',
        close: async () => {},
        defaultAddress: () => parseModuleAddress('acme/vpc/aws'),
      },
      log: {
        info: (line) => this.journal.push(line),
        warn: (line) => this.journal.push(line),
        debug: () => {},
        progress: (step, done, total) => this.progress.push(`${step} ${done}/${total}`),
      },
      defaultKinds: undefined,
      stores: new GuardedStores(
        {
          index: this.#store('index'),
          git: this.#store('git'),
          release: this.#store('release'),
          oci: this.#ociStore(),
          s3: this.#store('s3'),
        },
        { published: 'public', source: async () => 'private', ...visibility },
      ),
      attestor: undefined,
      index: this.#watchedIndex(),
      raceBackoff: this.#raceBackoff(),
    })
  }

  #tags(): TaggedCommit[] {
    const tags = Object.entries(this.#settings.tags ?? { 'v1.0.0': 'first' })
    return tags.map(([tag, name]) => ({ tag, commit: commitOf(name), committedAt: 1735787045 }))
  }

  #config(commit: string): RepositoryConfig {
    const [own] = Object.entries(this.#settings.configs ?? {}).filter(([name]) => commitOf(name) === commit)
    return configFormat.schema.parse(own?.[1] ?? this.#settings.config ?? {})
  }

  #module(commit: string): string | Files {
    const [own] = Object.entries(this.#settings.modules ?? {}).filter(([name]) => commitOf(name) === commit)
    return own?.[1] ?? DEFAULT_MODULE
  }

  async #pack(request: PackRequest) {
    this.packed.push(request)
    if (request.commit === commitOf(this.#settings.unpackable ?? ''))
      throw new RegistryError('SECRET_IN_PACKAGE', 'a key is in it', 'take it out')
    const content = this.#settings.packs ?? contentOf(request)
    const file = await temporaryFile('module.zip', content)
    this.zips.add(file)
    this.mostZips = Math.max(this.mostZips, this.zips.size)
    const secrets = (this.#settings.secrets ?? []).map((path) => ({ path, name: 'a key', line: 2 }))
    return { ...aPackage(content), file, secrets }
  }

  #store(kind: PackageKind): PackageStore {
    return {
      publicLocation: async () => (kind === 'index' ? 'in a public index' : undefined),
      resolve: async (selection, pkg) => {
        const { digest } = pkg.facts
        const { address, version } = selection.release
        const zip = versionPath(address, version, 'module.zip')
        return {
          location: locationOf(kind, selection, digest),
          files: new Map(kind === 'index' ? [[zip, bytesOf(contentOf(selection.release))]] : []),
        }
      },
      store: async ({ release }) => {
        this.journal.push(`store ${kind} ${release.version}`)
      },
    }
  }

  #ociStore(): PackageStore {
    return {
      ...this.#store('oci'),
      checkAccess: async () => void this.journal.push('check oci'),
      attach: async ({ release }, _, document) => {
        this.journal.push(`attach ${document.name} to ${release.version}`)
        const { refuses } = this.#settings
        if (refuses !== undefined) throw new RegistryError(refuses, 'it is refused', 'ask')
        this.attached.push(document)
      },
    }
  }

  #watchedIndex(): IndexStore {
    const { store = this.index, meanwhile } = this.#settings
    return {
      isCreatedByPublish: true,
      open: () => store.open(),
      commit: async (change, on) => {
        this.#attempts += 1
        await meanwhile?.(this.#attempts)
        this.journal.push('commit')
        return store.commit(change, on)
      },
    }
  }

  #raceBackoff(): RaceBackoff {
    return {
      wait: async (attempt) => {
        this.journal.push(`wait ${attempt}`)
        return attempt <= (this.#settings.repetitions ?? 3)
      },
    }
  }
}

function contentOf({ commit, path }: Pick<PackRequest, 'commit' | 'path'>): string {
  return `${commit} ${path}`
}

function locationOf(kind: PackageKind, { release }: Selection, digest: string): string {
  const sourceUrl = 'https://git.acme.test/acme/terraform-aws-vpc'
  if (kind === 'oci') return ociLocation({ host: 'oci.acme.test', name: 'vpc' }, digest)
  if (kind === 'index') return indexLocation(digest)
  return gitLocation({ sourceUrl, ref: release.commit, subdirectory: '' })
}

/** A run that has published what is asked for, and its report. */
export async function published(settings: PublishRunOptions = {}, request: Request = {}) {
  const publishRun = new PublishRun(settings)
  return { publishRun, report: await publishRun.publish(request) }
}

/** An index in which `v1.0.0` at the commit "first" is published. */
export async function publishedIndex(settings: PublishRunOptions = {}): Promise<MemoryIndex> {
  const { publishRun, report } = await published(settings)
  expect(report.error).toBeUndefined()
  return publishRun.index
}

/** What a run refuses, and that it wrote nothing. */
export async function refusedBy(publishRun: PublishRun, request: Request = {}) {
  const before = { texts: publishRun.index.texts(), commits: publishRun.index.commits.length }
  const report = await publishRun.publish(request)
  expect({ texts: publishRun.index.texts(), commits: publishRun.index.commits.length }).toEqual(before)
  expect(publishRun.journal.filter((line) => /^(store|commit)/.test(line))).toEqual([])
  expect(report.index.changed).toEqual([])
  expect(report.results.map(({ status }) => status)).not.toContain('published')
  return report
}
