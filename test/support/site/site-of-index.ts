import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SiteDirectory } from '../../../src/adapters/filesystem/site-directory.ts'
import { highlightHcl } from '../../../src/adapters/hcl/hcl-highlighter.ts'
import type { IndexSnapshot } from '../../../src/index/ports.ts'
import { buildSite } from '../../../src/site/build-site.ts'
import type { PagesOption, Profile } from '../../../src/site/profile.ts'
import { emptyRepository, gitIndexAt, silentLog } from '../index/index-target.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type SampleModule, siteIndexFiles } from './site-index.ts'

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
