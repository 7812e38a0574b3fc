import { describe, expect, it } from 'vitest'
import { withPackageRoot } from '../../src/publish/package-checks.ts'
import type { PackageKind } from '../../src/publish/package-kinds.ts'
import { refusalFrom } from '../refusal.ts'
import { type Files, interfaceOf } from '../support/publish/interfaces.ts'
import { PublishRun, published, refusedBy } from '../support/publish/publish-run.ts'
import { commitOf } from '../support/publish/samples.ts'

const WARNING = 'a/key.pem:2 holds a key: everybody who can read the repository has it, so revoke it'

describe('a secret in a package', () => {
  it.each<[kinds: PackageKind[], source: 'public' | 'private']>([
    [['index'], 'public'],
    [['git'], 'private'],
  ])('of kind %j is warned of where the source is %s', async (kinds, source) => {
    const publishRun = new PublishRun({ secrets: ['a/key.pem'], visibility: { source: async () => source } })
    expect((await publishRun.publish({ flags: { package: kinds } })).error).toBeUndefined()
    expect(publishRun.journal.filter((line) => line.includes('key.pem'))).toEqual([WARNING])
  })

  it.each<[kinds: PackageKind[]]>([[['index']], [['git', 'index']], [['oci']]])(
    'of kind %j is refused where the source is private',
    async (kinds) => {
      const publishRun = new PublishRun({ secrets: ['a/key.pem', 'b'], config: { allow: ['b'] } })
      const { error } = await refusedBy(publishRun, { flags: { package: kinds } })
      expect(error).toMatchObject({
        code: 'SECRET_IN_PACKAGE',
        message: expect.stringContaining('"a/key.pem": line 2 holds a key'),
        hint: expect.stringMatching(/export-ignore.*\.module-registry\.yml:\nallow: \["a\/key\.pem"\]$/),
      })
    },
  )

  it('has a pattern to paste, however long its path is', async () => {
    const path = `${'long/'.repeat(50)}key.pem`
    const { error } = await refusedBy(new PublishRun({ secrets: [path] }))
    const [, pattern = ''] = /^allow: \["(.*)"\]$/m.exec(error?.hint ?? '') ?? []
    const allowed = new PublishRun({ secrets: [path], config: { allow: [pattern] } })
    expect((await allowed.publish()).error).toBeUndefined()
  })

  it.each([
    ['.terraform/', '/.terraform/'],
    ['a/.terraform/', 'a/.terraform/'],
  ])('is named once for all files of %s', async (directory, pattern) => {
    const secrets = ['modules.json', 'modules/x/main.tf'].map((name) => `${directory}${name}`)
    const { error } = await refusedBy(new PublishRun({ secrets }))
    expect(error?.message).toMatch(/:\n {2}"[^\n]*\.terraform\/": holds a key$/)
    expect(error?.hint).toContain(`allow: ["${pattern}"]`)
    const { publishRun } = await published({ secrets }, { flags: { package: ['git'] } })
    expect(publishRun.journal.filter((line) => line.includes('holds'))).toEqual([
      `${directory} holds a key: everybody who can read the repository has it, so revoke it`,
    ])
    expect((await new PublishRun({ secrets, config: { allow: [pattern] } }).publish()).error).toBeUndefined()
  })

  it('is asked about only where it was found', async () => {
    const visibility = { source: () => Promise.reject(new Error('asked')) }
    const allowed = new PublishRun({ secrets: ['a.pem'], config: { allow: ['*.pem'] }, visibility })
    expect((await allowed.publish()).error).toBeUndefined()
  })

  it('is said once for many versions', async () => {
    const tags = { 'v1.0.0': 'a', 'v1.1.0': 'b', 'v1.2.0': 'c' }
    const publishRun = new PublishRun({ tags, secrets: ['a/key.pem'] })
    await publishRun.publish({ tags: 'all', flags: { package: ['git'] } })
    expect(publishRun.journal.filter((line) => line.includes('key.pem'))).toEqual([WARNING])
  })
})

/** The local sources that each directory calls. */
type Calls = Readonly<Record<string, readonly string[]>>

const NONE = { namedAt: async () => [] }
const RELEASE = { commit: commitOf('first'), tag: 'v1.0.0', path: 'modules/vpc' }

async function rootOf(calls: Calls, { path = 'modules/vpc', root = '' as string | undefined } = {}) {
  const atCommit = ({ path: directory }: { readonly path: string }) =>
    interfaceOf(
      (calls[directory] ?? []).map((source, at) => `module "m${at}" {\n  source = "${source}"\n}\n`).join(''),
    )
  return (await withPackageRoot({ ...RELEASE, path }, root, { ...NONE, atCommit })).packageRoot
}

describe('the root of a package', () => {
  it.each<[string, Calls, string | undefined]>([
    ['a sibling', { 'modules/vpc': ['../shared'] }, 'modules'],
    ['a sibling of a parent', { 'modules/vpc': ['../../shared/tags'] }, ''],
    ['a submodule of its own', { 'modules/vpc': ['./modules/nat'] }, undefined],
    ['its parent', { 'modules/vpc': ['../'] }, 'modules'],
    ['what a sibling calls', { 'modules/vpc': ['../a'], 'modules/a': ['../../b'] }, ''],
    ['what a submodule calls', { 'modules/vpc': ['./x'], 'modules/vpc/x': ['../../y'] }, 'modules'],
    ['modules in a circle', { 'modules/vpc': ['../a'], 'modules/a': ['../vpc'] }, 'modules'],
    ['modules from elsewhere', { 'modules/vpc': ['acme/a/aws', 'git::https://x.test/a'] }, undefined],
    ['a sibling by way of the parent', { 'modules/vpc': ['../../modules/shared'] }, ''],
    ['a name that begins alike', { 'modules/vpc': ['../vpc-2'] }, 'modules'],
  ])('of a module that calls %s', async (_, calls, expected) => expect(await rootOf(calls)).toBe(expected))

  it('is that of the module without "root"', async () => {
    const atCommit = () => Promise.reject(new Error('nothing is read'))
    expect(await withPackageRoot(RELEASE, undefined, { ...NONE, atCommit })).toBe(RELEASE)
  })

  it('is no higher than "root" says', async () => {
    const run = () => rootOf({ 'modules/vpc': ['../a', '../../shared'] }, { root: 'modules' })
    expect(await refusalFrom(run)).toBe(
      'NOT_A_MODULE: no client can install tag "v1.0.0":\n  modules/vpc/main.tf:4:1: module "m1" calls "../../shared", which is outside of root "modules" | let the package hold more of the repository: "root: ." beside "path" in .module-registry.yml',
    )
  })

  it('is refused with a sibling that clients do not load', async () =>
    expect(await refusalFrom(() => rootOf({ 'modules/vpc': ['../a'], 'modules/a': ['"'] }))).toMatch(
      /^INVALID_HCL: the configuration of tag "v1\.0\.0" is not valid:\n {2}modules\/a\/main\.tf:2:/,
    ))

  it('is refused with a submodule of a sibling that the sibling does not call itself', async () => {
    const files: Readonly<Record<string, Files>> = {
      'modules/vpc': { 'a.tf': call('../a'), 'b.tf': call('../a/modules/x').replace('other', 'x') },
      'modules/a': { 'main.tf': '', 'modules/x/main.tf': '"', 'modules/y/main.tf': '"' },
    }
    const atCommit = ({ path }: { readonly path: string }) => interfaceOf(files[path] ?? '')
    expect(await refusalFrom(() => withPackageRoot(RELEASE, '', { ...NONE, atCommit }))).toMatch(
      /^INVALID_HCL: the configuration of tag "v1\.0\.0" is not valid:\n {2}modules\/a\/modules\/x\/main\.tf:1:\S+ [^\n]*$/,
    )
  })

  it('is refused where the way to a module leads above "root"', async () =>
    expect(
      await refusalFrom(() => rootOf({ 'modules/vpc': ['../../modules/a'] }, { root: 'modules' })),
    ).toContain('module "m0" calls "../../modules/a", which is outside of root "modules"'))

  it('is no higher than the repository', async () =>
    expect(await refusalFrom(() => rootOf({ 'modules/vpc': ['../../../other'] }))).toBe(
      'NOT_A_MODULE: no client can install tag "v1.0.0":\n  modules/vpc/main.tf:1:1: module "m0" calls "../../../other", which is outside of root "." | move the called module into the repository, or call it by a registry address or a Git URL',
    ))
})

describe('a package of a module that calls nothing beside it', () => {
  const holds = (packageRoot: string, ...packagePaths: string[]) => ({ packageRoot, packagePaths })
  it.each<[string, string | undefined, ReturnType<typeof holds> | undefined]>([
    ['holds what it names there', 'modules/x.json', holds('modules', 'modules/vpc', 'modules/x.json')],
    ['holds what it names up to "root"', 'modules/lib/x', holds('modules', 'modules/lib/x', 'modules/vpc')],
    ['holds nothing above "root"', 'lib/x', undefined],
    ['is its directory where it names one above it', 'modules', undefined],
    ['is its directory where nobody knows what it names', undefined, undefined],
  ])('%s', async (_, named, extent) => {
    const namedAt = async () => (named === undefined ? undefined : [named])
    const checked = await withPackageRoot(RELEASE, 'modules', { atCommit: () => interfaceOf(''), namedAt })
    expect(checked).toEqual({ ...RELEASE, ...extent })
  })
})

describe('of that directory a package', () => {
  const many = Array.from({ length: 100 }, (_, at) => `data/${at}`)
  it.each<[string, string[][] | undefined, string[] | undefined]>([
    ['holds the module and what it calls', [], ['modules/a', 'modules/vpc']],
    ['holds what these name', [['data/x.json']], ['data/x.json', 'modules/a', 'modules/vpc']],
    ['holds what is named there', [['b'], ['c']], ['b', 'c', 'modules/a', 'modules/vpc']],
    ['holds nothing twice', [['modules/a/x', 'lib/b'], ['lib']], ['lib', 'modules/a', 'modules/vpc']],
    ['is all where the directory itself is named', [['x', '']], undefined],
    ['is all where nobody knows what is named', undefined, undefined],
    ['is all where there are too many paths', [many], undefined],
  ])('%s', async (_, named, expected) => {
    const atCommit = ({ path }: { readonly path: string }) =>
      interfaceOf(path === 'modules/vpc' ? call('../../modules/a') : '')
    const left = named?.slice()
    const namedAt = async () => (left === undefined ? undefined : (left.shift() ?? []))
    const found = await withPackageRoot(RELEASE, '', { atCommit, namedAt })
    const paths = expected === undefined ? {} : { packagePaths: expected }
    expect(found).toEqual({ ...RELEASE, packageRoot: '', ...paths })
  })
})

const call = (source: string) => `module "other" {\n  source = "${source}"\n}\n`
const SIBLING = { 'main.tf': call('../sibling') }
const inDirectory = (module: Readonly<Record<string, string>>) =>
  new PublishRun({ config: { 'module-path': 'modules/a' }, modules: { first: module } })
const stored = (...kinds: PackageKind[]) => ({ flags: { package: kinds } })

describe('a module that calls a directory outside of its package', () => {
  const KINDS: PackageKind[][] = [['index'], ['release'], ['oci'], ['oci', 'index'], ['git', 'index']]
  it.each(KINDS)('is refused with both ways out: %s %s', async (...kinds) => {
    const { error } = await refusedBy(inDirectory(SIBLING), stored(...kinds))
    const refused = kinds.filter((kind) => kind !== 'git').join(' or ')
    expect(error).toEqual({
      code: 'NOT_A_MODULE',
      message: `no client can install tag "v1.0.0" from a package of kind ${refused}:\n  modules/a/main.tf:1:1: module "other" calls "../sibling", which is outside of the package`,
      hint: `let its package hold them too, with "root" in .module-registry.yml of the tagged commit (docs/guides/several-modules.md):
  modules:
    - path: modules/a
      address: acme/vpc/aws
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//modules/a`,
    })
  })

  it('is stored with a "root", and the location names its directory', async () => {
    const modules = [{ path: 'modules/a', address: 'acme/vpc/aws', root: '.' }]
    const run = new PublishRun({ config: { modules }, modules: { first: SIBLING } })
    const { results } = await run.publish(stored('git', 'index'))
    expect(results).toMatchObject([{ status: 'published' }])
    const module = 'v1/modules/acme/vpc/aws'
    const packagePaths = ['modules/a', 'modules/sibling']
    const facts = { path: 'modules/a', packageRoot: 'modules', packagePaths }
    expect(run.index.json(`${module}/1.0.0/release.json`)).toMatchObject(facts)
    expect(run.index.json(`${module}/module.json`).versions).toMatchObject([facts])
    expect(run.journal.filter((line) => line.includes('calls or reads what is beside'))).toHaveLength(1)
    expect((await run.publish(stored('git', 'index'))).results).toMatchObject([{ status: 'unchanged' }])
    await run.publish(stored('git', 'index', 'release'))
    expect(run.packed).toMatchObject([facts, facts])
  })

  it('is refused where a submodule that the root calls leaves it', async () => {
    const module = { 'main.tf': call('./modules/x'), 'modules/x/main.tf': call('../../../sibling') }
    const { error } = await refusedBy(inDirectory(module), stored('index'))
    expect(error?.message).toMatch(/modules\/a\/modules\/x\/main\.tf:1:1: module "other" calls/)
  })

  it('is refused with git too where the call leaves the repository', async () => {
    const { error } = await refusedBy(new PublishRun({ modules: { first: SIBLING } }), stored('git'))
    const hint = 'move the called module into the repository, or call it by a registry address or a Git URL'
    expect(error).toMatchObject({ code: 'NOT_A_MODULE', hint })
  })

  it('is published with git, whose package is the whole repository, and then as no further kind', async () => {
    const run = inDirectory(SIBLING)
    expect((await run.publish(stored('git'))).results).toMatchObject([{ status: 'published' }])
    const report = await run.publish({ ...stored('git', 'index'), keepGoing: true })
    expect(report.results).toMatchObject([{ status: 'refused', error: { code: 'NOT_A_MODULE' } }])
  })

  it('is published where only an example leaves it, or a submodule that the root does not call', async () => {
    const outer = call('../../../sibling')
    const module = { 'main.tf': 'variable "a" {}\n', 'examples/e/main.tf': outer, 'modules/x/main.tf': outer }
    const run = inDirectory(module)
    const { results } = await run.publish(stored('index'))
    expect(results).toMatchObject([{ status: 'published' }])
    expect(run.journal.filter((line) => line.includes('cannot be installed'))).toEqual([
      'acme/vpc/aws//modules/x cannot be installed: module "other" calls "../../../sibling", which is outside of the package',
    ])
    const whole = inDirectory(module)
    await whole.publish(stored('git'))
    expect(whole.journal.join()).not.toContain('cannot be installed')
  })
})
