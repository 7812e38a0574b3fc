import { describe, expect, it } from 'vitest'
import type { PackageKind } from '../../src/publish/package-kinds.ts'
import { PublishRun, refusedBy } from '../support/publish/publish-run.ts'

const call = (source: string) => `module "other" {\n  source = "${source}"\n}\n`
const SIBLING = { 'main.tf': call('../sibling') }
const inDirectory = (module: Readonly<Record<string, string>>) =>
  new PublishRun({ config: { 'module-path': 'modules/a' }, modules: { first: module } })
const stored = (...kinds: PackageKind[]) => ({ flags: { package: kinds } })

describe('a module that calls a directory outside of its package', () => {
  it.each<readonly [PackageKind, ...PackageKind[]]>([
    ['index'],
    ['release'],
    ['oci'],
    ['oci', 'index'],
    ['git', 'index'],
  ])('is refused with both ways out: %s %s', async (...kinds) => {
    const { error } = await refusedBy(inDirectory(SIBLING), stored(...kinds))
    const refused = kinds.filter((kind) => kind !== 'git').join(' or ')
    expect(error).toEqual({
      code: 'NOT_A_MODULE',
      message: `no client can install tag "v1.0.0" from a package of kind ${refused}:\n  modules/a/main.tf:1:1: module "other" calls "../sibling", which is outside of the package`,
      hint: `let its package hold them too, with "root" in .module-registry.yml of the tagged commit (docs/configuration.md):
  modules:
    - path: modules/a
      address: acme/vpc/aws
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//modules/a`,
    })
  })

  it('is refused where a submodule that the root calls leaves it', async () => {
    const module = { 'main.tf': call('./modules/x'), 'modules/x/main.tf': call('../../../sibling') }
    const { error } = await refusedBy(inDirectory(module), stored('index'))
    expect(error?.message).toMatch(/modules\/a\/modules\/x\/main\.tf:1:1: module "other" calls/)
  })

  it('is stored with a "root", and the location names its directory', async () => {
    const modules = [{ path: 'modules/a', address: 'acme/vpc/aws', root: '.' }]
    const run = new PublishRun({ config: { modules }, modules: { first: SIBLING } })
    const { results } = await run.publish(stored('git', 'index'))
    expect(results).toMatchObject([{ status: 'published' }])
    expect(run.json('v1/modules/acme/vpc/aws/1.0.0/release.json')).toMatchObject({
      path: 'modules/a',
      packageRoot: 'modules',
    })
    expect(run.json('v1/modules/acme/vpc/aws/module.json').versions).toMatchObject([
      { packageRoot: 'modules' },
    ])
    expect(run.journal.filter((line) => line.includes('calls directories beside'))).toHaveLength(1)
    expect((await run.publish(stored('git', 'index'))).results).toMatchObject([{ status: 'unchanged' }])
  })

  it('is published with git, whose package is the whole repository', async () => {
    const { results } = await inDirectory(SIBLING).publish(stored('git'))
    expect(results).toMatchObject([{ status: 'published' }])
  })

  it('is refused with git too where the call leaves the repository', async () => {
    const run = new PublishRun({ modules: { first: SIBLING } })
    const { error } = await refusedBy(run, stored('git'))
    expect(error).toMatchObject({
      code: 'NOT_A_MODULE',
      hint: 'move the called module into the repository, or call it by a registry address or a Git URL',
    })
  })

  it('is refused where a published version is to be stored as one more kind', async () => {
    const run = inDirectory(SIBLING)
    await run.publish(stored('git'))
    const report = await run.publish({ ...stored('git', 'index'), keepGoing: true })
    expect(report.results).toMatchObject([{ status: 'refused', error: { code: 'NOT_A_MODULE' } }])
  })

  it('is published where only an example leaves it, or a submodule that the root does not call', async () => {
    const module = {
      'main.tf': 'variable "a" {}\n',
      'examples/e/main.tf': call('../../../sibling'),
      'modules/x/main.tf': call('../../../sibling'),
    }
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
