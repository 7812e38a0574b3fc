import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SiteDirectory } from '../../../src/adapters/filesystem/site-directory.ts'
import { highlightHcl } from '../../../src/adapters/hcl/hcl-highlighter.ts'
import type { RegistryDocument } from '../../../src/index/format/documents.ts'
import { versionPath } from '../../../src/index/format/paths.ts'
import type { IndexSnapshot } from '../../../src/index/ports.ts'
import type { ModuleInterface } from '../../../src/interface/module-interface.ts'
import type { Release } from '../../../src/module/release.ts'
import { readCatalog } from '../../../src/search/catalog.ts'
import { buildSite } from '../../../src/site/build-site.ts'
import { pageRenderer } from '../../../src/site/page-renderer.ts'
import type { PagesOption, Profile } from '../../../src/site/profile.ts'
import type { ReadmePlace } from '../../../src/site/readme/sanitize.ts'
import { emptyRepository, gitIndexAt, silentLog } from '../index/index-target.ts'
import { rebuildFiles } from '../index/rebuilt-index.ts'
import { type Files, interfaceOf } from '../publish/interfaces.ts'
import { aModule, aRegistry, aRelease, bytesOf } from '../publish/samples.ts'
import { temporaryDirectory } from '../temporary.ts'

export interface SampleModule {
  readonly address: string
  /** The files of each version. */
  readonly versions: Readonly<Record<string, Files>>
  readonly marks?: Parameters<typeof aModule>[1]
  readonly description?: string
  readonly place?: Pick<Release, 'path' | 'packageRoot'>
}

/** The files of an index with these modules. A README that a version has is in the index. */
export async function siteIndexFiles(
  modules: readonly SampleModule[],
  registry: Partial<RegistryDocument> = {},
): Promise<Map<string, Uint8Array>> {
  const filled = await Promise.all(modules.map(filledModule))
  const files = rebuildFiles({ ...aRegistry(), ...registry }, filled)
  const all = new Map<string, Uint8Array>()
  for (const [path, content] of files) if (content instanceof Uint8Array) all.set(path, content)
  for (const { module, versions } of filled)
    for (const { release, moduleInterface } of versions) {
      const { readme } = moduleInterface.root
      if (readme !== '') all.set(versionPath(module.address, release.version, 'README.md'), bytesOf(readme))
    }
  return all
}

async function filledModule({ address, versions, marks, description = '', place }: SampleModule) {
  const made = await Promise.all(
    Object.entries(versions).map(async ([version, files]) => ({
      release: { ...aRelease({ address, version, description }), ...place },
      moduleInterface: (await interfaceOf(files)) as ModuleInterface,
    })),
  )
  return {
    module: aModule(
      made.map(({ release }) => release),
      marks,
    ),
    versions: made,
  }
}

interface SiteOptions {
  readonly pages?: PagesOption
  readonly profile?: Profile
  /** The directory of the site. */
  readonly output: string
}

export function siteOf(snapshot: IndexSnapshot, { pages = 'all', profile = 'website', output }: SiteOptions) {
  const site = SiteDirectory.open(output)
  return buildSite({ snapshot, pages, profile, output: site, highlight: highlightHcl, log: silentLog })
}

/** An index in a bare repository, and the directory of its site. */
export async function createSiteIndex() {
  const { directory } = await emptyRepository()
  const index = await gitIndexAt(directory, { reading: 'all' })
  const output = join(await temporaryDirectory(), 'site')
  let previous = new Map<string, Uint8Array>()
  return {
    directory,
    output,
    async publish(modules: readonly SampleModule[], registry = {}) {
      const files = await siteIndexFiles(modules, registry)
      const gone = [...previous.keys()]
        .filter((path) => !files.has(path))
        .map((path) => [path, null] as const)
      await index.commit({ message: 'Publish', files: new Map([...files, ...gone]) }, await index.open())
      previous = files
    },
    build: async (options: Partial<SiteOptions> = {}) => siteOf(await index.open(), { output, ...options }),
    read: (path: string) => readFileSync(join(output, path), 'utf8'),
    files: () =>
      readdirSync(output, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(output.length + 1))
        .sort(),
  }
}

/** The pages of an index in memory, as a server renders them. */
export async function pagesOf(files: ReadonlyMap<string, Uint8Array>) {
  const renderer = pageRenderer(highlightHcl)
  const { modules } = await readCatalog(async (paths) => {
    return new Map(paths.flatMap((path) => ((bytes) => (bytes ? [[path, bytes]] : []))(files.get(path))))
  })
  const sources = { read: async (path: string) => files.get(path), modules: async () => modules }
  return {
    page: (path: string) => renderer.render(path, sources),
    html: async (path: string) => String((await renderer.render(path, sources)).body),
  }
}

const COMMIT = '4f2a91c0d3b5e6f708192a3b4c5d6e7f80912a3b'

/** The README of a module in the root of a repository on GitHub. */
export function readmePlace(place: Partial<ReadmePlace> = {}): ReadmePlace {
  const repository = 'https://github.com/acme/terraform-aws-vpc'
  const own = { commit: COMMIT, directory: '', pageLink: () => undefined, imageHosts: [] }
  return { repository, ...own, ...place }
}
