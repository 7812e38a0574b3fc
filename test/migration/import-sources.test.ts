import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { registryConfigSchema } from '../../src/collect/registry-config.ts'
import {
  formatSources,
  groupSources,
  type PlannedModule,
  planModule,
  type VersionOrigin,
} from '../../src/migration/import-modules.ts'
import { parseVersion } from '../../src/module/version.ts'

const REPOSITORY = 'https://git.acme.test/acme/platform.git'
const OTHER = 'https://git.acme.test/acme/other.git'
const TAGS = ['v1.0.0', 'vpc/v1.0.0', 'vpc/v1.1.0', 'vpc-2.0.0', 'dns/1.0.0']
const LISTED = new Map([
  [REPOSITORY, new Map(TAGS.map((tag) => [tag, 'a'.repeat(40)]))],
  [OTHER, new Map([['v0.1.0', 'b'.repeat(40)]])],
])

function origin(version: string, ref: string, path: string | undefined, repository = REPOSITORY) {
  return { version: parseVersion(version), repository, ref, path }
}

function planned(address: string, ...origins: VersionOrigin[]): PlannedModule {
  const found = planModule(address, origins, LISTED).planned
  if (found === undefined) throw new Error('nothing is planned')
  return found
}

/** The sources as a `registry.yml` that `collect` accepts. */
function written(...modules: PlannedModule[]) {
  const { sources, notTaken } = groupSources(modules)
  const file = parse(formatSources(sources))
  expect(registryConfigSchema.safeParse(file).error).toBeUndefined()
  return { sources: file.sources, notTaken }
}

const vpc = () =>
  planned(
    'acme/vpc/aws',
    origin('1.0.0', 'vpc/v1.0.0', 'vpc'),
    origin('2.0.0', 'refs/tags/vpc-2.0.0', 'modules/vpc'),
    origin('1.1.0', 'vpc/v1.1.0', 'vpc'),
  )

describe('the sources of imported modules', () => {
  it('are one for each repository, with its modules, their directories and the beginnings of their tags', () => {
    const dns = planned('acme/dns/aws', origin('1.0.0', 'dns/1.0.0', 'modules/dns'))
    const platform = planned('acme/platform/aws', origin('1.0.0', 'v1.0.0', ''))
    const modules = [
      { path: ['modules/vpc', 'vpc'], address: 'acme/vpc/aws', 'tag-prefix': ['vpc-', 'vpc/'] },
      { path: 'modules/dns', address: 'acme/dns/aws', 'tag-prefix': 'dns/' },
      { path: '.', address: 'acme/platform/aws' },
    ]
    expect(written(vpc(), dns, { ...platform, repository: REPOSITORY.toUpperCase() })).toEqual({
      sources: [{ repository: REPOSITORY, modules }],
      notTaken: [],
    })
  })

  it('have no list for the one module of a repository, unless it has moved', () => {
    const other = planned('acme/other/aws', origin('0.1.0', 'b'.repeat(40), 'm', OTHER))
    expect(written(vpc(), other).sources).toMatchObject([
      { repository: REPOSITORY, modules: [{ address: 'acme/vpc/aws' }] },
      { repository: OTHER, address: 'acme/other/aws', 'module-path': 'm' },
    ])
  })

  it.each([
    ['modules/vpc', 'two modules have the same path'],
    ['../x', 'must be a directory inside the repository, such as modules/vpc, or a list of them'],
  ])('leave out a module in %s, the directory of another or outside of its repository', (path, problem) => {
    const reason = `registry.yml cannot list it for ${REPOSITORY}: ${problem}`
    expect(written(vpc(), planned('acme/old/aws', origin('1.0.0', 'dns/1.0.0', path)))).toMatchObject({
      sources: [{ modules: [{ address: 'acme/vpc/aws' }] }],
      notTaken: [{ address: 'acme/old/aws', version: null, reason }],
    })
  })

  it('leave out a repository that collect does not read', () => {
    expect(written(vpc(), { ...vpc(), repository: 'http://git.acme.test/acme/platform.git' })).toMatchObject({
      sources: [{ repository: REPOSITORY }],
      notTaken: [{ reason: expect.stringContaining('is http, which is for loopback only: use https') }],
    })
  })
})

describe('a version', () => {
  it('from another repository than the newest one is not taken', () => {
    const origins = [origin('1.0.0', 'vpc/v1.0.0', 'vpc'), origin('0.1.0', 'v0.1.0', '', OTHER)]
    const { planned: found, notTaken } = planModule('acme/vpc/aws', origins, LISTED)
    expect(found?.module.versions).toEqual(['1.0.0'])
    const reason = `it comes from ${OTHER}, and the newest version from ${REPOSITORY}: a module has one source`
    expect(notTaken).toMatchObject([{ version: '0.1.0', reason }])
  })

  it('whose directory is not told is taken from the root, unless its tag names a part of the repository', () => {
    expect(planned('acme/platform/aws', origin('1.0.0', 'v1.0.0', undefined)).module.paths).toEqual([''])
    const origins = [origin('1.0.0', 'vpc/v1.0.0', undefined)]
    const { planned: found, notTaken } = planModule('acme/vpc/aws', origins, LISTED)
    expect(found).toBeUndefined()
    const reason = 'its tag begins with "vpc/", and the registry does not say which directory'
    expect(notTaken).toMatchObject([{ reason: expect.stringContaining(reason) }])
  })
})
