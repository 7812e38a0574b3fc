import { describe, expect, it } from 'vitest'
import { limitWarnings, type SiteOptions, writeSite } from '../../src/composition/site.ts'
import type { PagesOption, Profile } from '../../src/site/profile.ts'
import { refusalFrom } from '../refusal.ts'
import { testRuntime } from '../support/index/verify-run.ts'
import { createSiteIndex } from '../support/site/site-index.ts'

const NAME = 'variable "name" {\n  type = string\n}\n'
const SUBMODULE = { 'main.tf': NAME, 'modules/x/main.tf': NAME, 'README.md': '# VPC\n' }
const VERSIONS = ['1.0.0', '1.1.0', '2.0.0', '2.1.0', '2.2.0-rc.1']

/** The index of a module with these versions. */
async function createIndex(versions = ['1.0.0'], registry = {}) {
  const index = await createSiteIndex()
  const files = versions.map((version) => [version, { ...SUBMODULE, 'output.tf': `# ${version}\n` }])
  await index.publish([{ address: 'acme/vpc/aws', versions: Object.fromEntries(files) }], registry)
  const build = (profile: Profile = 'website', pages: PagesOption = 'versions') =>
    index.build({ pages, profile })
  return { ...index, build }
}

const MODULE = 'v1/modules/acme/vpc/aws'
const PAGE = 'modules/acme/vpc/aws'

describe('a profile', () => {
  it.each<[Profile, string[], string[]]>([
    ['opentofu', [], ['source', 'index.json', 'interface.json', 'README.md', 'release.json']],
    ['protocol', ['source'], ['index.json', 'interface.json', 'README.md', 'release.json']],
    ['index', ['source', 'index.json', 'interface.json', 'README.md', 'release.json'], []],
  ])('%s has these files of a version, and no pages', async (profile, has, lacks) => {
    const { build, files } = await createIndex()
    await build(profile)
    const paths = files()
    const own = ['download', ...has].map((name) => `${MODULE}/1.0.0/${name}`)
    const wanted = ['.well-known/terraform.json', '_headers', `${MODULE}/versions`, ...own]
    expect(paths).toEqual(expect.arrayContaining(wanted))
    expect(paths.filter((path) => lacks.some((name) => path === `${MODULE}/1.0.0/${name}`))).toEqual([])
    expect(paths.filter((path) => /^(modules|search|assets)\//.test(path))).toEqual([])
  })

  it.each(['website', 'full'] as const)('%s has the pages', async (profile) => {
    const hasDetails = profile === 'full'
    const { build, files } = await createIndex()
    await build(profile)
    expect(files()).toContain(`${PAGE}/1.0.0/index.html`)
    expect(files().includes(`${MODULE}/1.0.0/interface.json`)).toBe(hasDetails)
    expect(files().includes('v1/modules/index.json')).toBe(hasDetails)
  })

  it('leaves no file of another one', async () => {
    const { build, files } = await createIndex()
    await build('protocol')
    const before = files()
    await build('full')
    await build('protocol')
    expect(files()).toEqual(before)
  })
})

describe('the pages of versions', () => {
  const directoryPages = (paths: readonly string[]) =>
    paths.flatMap((path) => /aws\/([^/]+)\/modules\/x\/index.html$/.exec(path)?.[1] ?? [])

  it.each<[PagesOption, string[], string[]]>([
    ['latest', ['2.1.0'], ['2.1.0']],
    ['versions', VERSIONS, ['1.1.0', '2.1.0']],
    ['all', VERSIONS, VERSIONS],
  ])('%s', async (pages, own, directories) => {
    const { build, files } = await createIndex(VERSIONS)
    await build('website', pages)
    const paths = files()
    expect(paths.flatMap((path) => /aws\/(\d[^/]+)\/index.html$/.exec(path)?.[1] ?? [])).toEqual(own)
    expect(directoryPages(paths)).toEqual(directories)
    expect(directoryPages(paths.map((path) => path.replace('inputs.schema.json', 'index.html')))).toEqual(
      directories.flatMap((version) => [version, version]),
    )
  })

  it.each(['main.tf', 'modules/y/main.tf'])('have only links to what there is: %s', async (file) => {
    const { publish, build, files, read } = await createSiteIndex()
    const versions = VERSIONS.map((each) => [
      each,
      { 'modules/x/main.tf': NAME, [file]: NAME, 'README.md': '' },
    ])
    await publish([{ address: 'acme/vpc/aws', versions: Object.fromEntries(versions) }])
    await build({ pages: 'versions' })
    const paths = new Set(files())
    const pages = [...paths].filter((path) => path.endsWith('.html') && path !== '404.html')
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/(?:href|src|data-schema)="([^"#:]+)"/g)].flatMap(([, href = '']) => {
        const { pathname } = new URL(href, `https://site.test/${page}`)
        const path = pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : '')
        return paths.has(path) ? [] : [`${page} → ${href}`]
      }),
    )
    expect(broken).toEqual([])
  })
})

describe('the host of a site', () => {
  async function write(settings: Partial<SiteOptions>, registry = {}) {
    const { directory, output } = await createIndex(['1.0.0'], registry)
    const warnings: string[] = []
    const runtime = await testRuntime({}, { warn: (line) => void warnings.push(line) })
    const defaults = { pages: 'versions', profile: 'website', hosting: undefined } as const
    await writeSite(runtime, { ...defaults, index: directory, output, ...settings })
    return warnings
  }

  it.each([
    [{ profile: 'opentofu', hosting: 'github-pages' } as const, {}],
    [{ profile: 'opentofu' } as const, { hosting: 'cloudflare-pages' }],
  ])('refuses a profile without what Terraform reads there', async (settings, registry) =>
    expect(await refusalFrom(() => write(settings, registry))).toMatch(
      /^INVALID_INPUT: the profile "opentofu" leaves out the "source" pages.*--profile protocol.*--hosting none/s,
    ),
  )

  it.each([
    [{ profile: 'opentofu', hosting: 'none' } as const, { hosting: 'cloudflare-pages' }],
    [{ profile: 'opentofu', hosting: 'azure-static-web-apps' } as const, {}],
    [{ profile: 'protocol', hosting: 'github-pages' } as const, {}],
  ])('takes a profile that has it', async (settings, registry) =>
    expect(await write(settings, registry)).toEqual([]),
  )

  const size = { files: 100, bytes: 1e6, largest: { path: 'a.zip', bytes: 1000 } }

  it('warns from four fifths of a limit on, with the numbers', () => {
    const smaller = 'take less'
    expect(limitWarnings({ ...size, files: 15_999 }, 'cloudflare-pages', smaller)).toEqual([])
    expect(limitWarnings({ ...size, files: 16_000 }, 'cloudflare-pages', smaller)).toEqual([
      'the site has 16,000 files, 80 % of the limit of 20,000 files on cloudflare-pages: take less',
    ])
    expect(limitWarnings({ ...size, bytes: 1.2e9 }, 'github-pages', smaller)).toEqual([
      'the site has 1,200 MB, 120 % of the limit of 1,000 MB on github-pages: take less',
    ])
    const largest = { path: 'v1/a/module.zip', bytes: 30 * 1024 ** 2 }
    expect(limitWarnings({ ...size, largest }, 'cloudflare-pages', smaller)).toEqual([
      '"v1/a/module.zip" has 30.0 MiB, 120 % of the limit of 25.0 MiB on cloudflare-pages: store the package elsewhere, such as --package release',
    ])
    expect(limitWarnings({ ...size, bytes: 1e12, files: 1e9 }, 's3-cloudfront', smaller)).toEqual([])
  })
})
