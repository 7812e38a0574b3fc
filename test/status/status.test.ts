import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/base/json.ts'
import { formatModuleStatus, formatStatus, readStatus } from '../../src/cli/status.ts'
import { formatModuleDocument, type ModuleDocument } from '../../src/index/format/documents.ts'
import { newIndexFiles } from '../../src/index/plan/init.ts'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { parseVersion } from '../../src/module/version.ts'
import { refusalFrom } from '../refusal.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { rebuildFiles } from '../support/index/rebuilt-index.ts'
import {
  aModule,
  aRegistry,
  aRelease,
  aYank,
  bytesOf,
  commitOf,
  digestOf,
} from '../support/publish/samples.ts'

const date = '2025-06-01T00:00:00Z'
const facts = { digest: digestOf('x'), commit: commitOf('x') }

/** Three versions of one module with marks, and one of another one. */
function anIndex(): MemoryIndex {
  const releases = ['1.0.0', '1.1.0', '2.0.0'].map((version) => aRelease({ version }))
  const marks: Partial<ModuleDocument> = {
    owner: { host: 'github.com', repository: 'acme/terraform-aws-vpc' },
    yanks: [aYank('2.0.0')],
    deprecations: [{ versions: '< 1.1.0', reason: 'too old', date, replacement: 'acme/vpc/aws@1.1.0' }],
    removed: [{ version: parseVersion('0.9.0'), ...facts, reason: 'a key was in it', date }],
  }
  const dns = aRelease({ address: 'zoo/dns/google', version: '0.1.0', committedAt: '2024-01-01T00:00:00Z' })
  const versionsOf = (all: typeof releases) => all.map((release) => ({ release, moduleInterface: undefined }))
  const files = rebuildFiles(aRegistry(), [
    { module: aModule(releases, marks), versions: versionsOf(releases) },
    { module: aModule([dns]), versions: versionsOf([dns]) },
  ])
  return new MemoryIndex(new Map([...newIndexFiles(aRegistry()), ...files]))
}

async function textOf(index: MemoryIndex): Promise<string> {
  return formatStatus(await readStatus(await index.open()))
}

describe('the status of an index', () => {
  it('has a row for each module, with its marks, and the totals', async () => {
    const index = anIndex()
    const { commit } = await index.open()
    expect(await textOf(index)).toBe(
      [
        'module          latest  versions  last commit  size  owner                              marks',
        'acme/vpc/aws    1.1.0   3         2025-01-02   54 B  github.com/acme/terraform-aws-vpc  1 yanked, 1 deprecated, 1 removed',
        'zoo/dns/google  0.1.0   1         2024-01-01   20 B  nobody',
        `index     "Acme", https://modules.acme.test at ${commit?.slice(0, 7)}`,
        'total     2 modules, 4 versions, 74 B',
      ].join('\n'),
    )
  })

  it('has the tags that a collection refused', async () => {
    const index = anIndex()
    const refused = { 'v9.0.0': { commit: commitOf('y'), code: 'NOT_A_MODULE' } }
    const source = 'https://git.acme.test/vpc.git'
    for (const [at, more] of [{ source }, {}].entries()) {
      const state = { format: 1, options: '', tags: {}, refused, ...more }
      index.write(new Map([[`collect/${String(at).repeat(16)}.json`, bytesOf(canonicalJson(state))]]))
    }
    const about = { tag: 'v9.0.0', code: 'NOT_A_MODULE' }
    const status = await readStatus(await index.open())
    expect(status.refused).toEqual([source, ''].map((each) => ({ source: each, ...about })))
    expect(await textOf(index)).toContain('refused   a private source v9.0.0: NOT_A_MODULE\n')
  })

  it('names a damaged module, and hides no other one behind it', async () => {
    const index = anIndex()
    index.write(new Map([['v1/modules/zoo/dns/google/module.json', bytesOf('{')]]))
    const text = await textOf(index)
    expect(text).toMatch(/^acme\/vpc\/aws +1\.1\.0 /m)
    const damaged = '"v1/modules/zoo/dns/google/module.json" in the index is not JSON'
    expect(text).toContain(`zoo/dns/google  cannot be read: ${damaged}`)
    expect(text).toContain('total     2 modules, 3 versions, 54 B')
  })

  it('shows text from an index on one line each, and no control characters', async () => {
    const index = anIndex()
    const owner = { host: 'git.acme.test', repository: 'a\u001b[31m\n/b' }
    const module = aModule([aRelease({ address: 'zoo/dns/google', version: '0.1.0' })], { owner })
    index.write(new Map([['v1/modules/zoo/dns/google/module.json', bytesOf(formatModuleDocument(module))]]))
    const text = await textOf(index)
    expect(text).toContain('zoo/dns/google  cannot be read: ')
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    expect(text.trimEnd().split('\n')).toHaveLength(5)
  })
})

describe('the status of one module', () => {
  const address = parseModuleAddress('acme/vpc/aws')

  it('has a row for each version, removed ones included, and reads the files of that module alone', async () => {
    const index = anIndex()
    const { modules } = await readStatus(await index.open(), address)
    expect(modules).toHaveLength(1)
    expect(index.reads.filter((path) => path.includes('zoo'))).toEqual([])
    const commits = ['2.0.0', '1.1.0', '1.0.0'].map((version) => aRelease({ version }).commit.slice(0, 7))
    expect(modules.map(formatModuleStatus).join()).toBe(
      [
        'version  tag     commit   committed   size  state',
        `2.0.0    v2.0.0  ${commits[0]}  2025-01-02  18 B  yanked: "does not work"`,
        `1.1.0    v1.1.0  ${commits[1]}  2025-01-02  18 B  listed`,
        `1.0.0    v1.0.0  ${commits[2]}  2025-01-02  18 B  deprecated: "too old"; use acme/vpc/aws@1.1.0`,
        '0.9.0                                       removed: "a key was in it"',
        'module    acme/vpc/aws, owned by github.com/acme/terraform-aws-vpc',
      ].join('\n'),
    )
  })

  it('says that the module is deprecated, in place of how many versions are', async () => {
    const deprecations = [{ reason: 'use dns', date, replacement: 'acme/dns/aws' }]
    const releases = ['1.0.0', '2.0.0'].map((version) => aRelease({ version }))
    const module = aModule(releases, { deprecations, yanks: [aYank('2.0.0')] })
    const index = anIndex()
    index.write(new Map([['v1/modules/acme/vpc/aws/module.json', bytesOf(formatModuleDocument(module))]]))
    expect(await textOf(index)).toMatch(/^acme\/vpc\/aws .* deprecated, 1 yanked$/m)
    const { modules } = await readStatus(await index.open(), address)
    expect(modules.map(formatModuleStatus).join()).toMatch(
      /^ {10}deprecated: "use dns"; use acme\/dns\/aws$/m,
    )
  })

  it('is refused for an address that the index does not have', async () => {
    const reading = async () => readStatus(await anIndex().open(), parseModuleAddress('acme/none/aws'))
    expect(await refusalFrom(reading)).toBe(
      'NOT_FOUND: the index has no module acme/none/aws | name one of its modules: module-registry status --index … lists them',
    )
  })
})
