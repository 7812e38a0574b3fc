import { describe, expect, it } from 'vitest'
import { findPackageRoot } from '../../src/publish/package-root.ts'
import { refusalFrom } from '../refusal.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { commitOf } from '../support/publish/samples.ts'

/** The local sources that each directory calls. */
type Calls = Readonly<Record<string, readonly string[]>>

function rootOf(calls: Calls, { path = 'modules/vpc', root = '' as string | undefined } = {}) {
  const atCommit = ({ path: directory }: { readonly path: string }) =>
    interfaceOf(
      (calls[directory] ?? []).map((source, at) => `module "m${at}" {\n  source = "${source}"\n}\n`).join(''),
    )
  return findPackageRoot({ commit: commitOf('first'), tag: 'v1.0.0', path, root }, { atCommit })
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
    ['a name that begins alike', { 'modules/vpc': ['../vpc-2'] }, 'modules'],
  ])('of a module that calls %s', async (_, calls, expected) => {
    expect(await rootOf(calls)).toBe(expected)
  })

  it('is that of the module without "root"', async () => {
    expect(
      await findPackageRoot(
        { commit: commitOf('first'), tag: 'v1.0.0', path: 'modules/vpc', root: undefined },
        { atCommit: () => Promise.reject(new Error('nothing is read')) },
      ),
    ).toBe(undefined)
  })

  it('is no higher than "root" says', async () => {
    const run = () => rootOf({ 'modules/vpc': ['../a', '../../shared'] }, { root: 'modules' })
    expect(await refusalFrom(run)).toBe(
      'NOT_A_MODULE: no client can install tag "v1.0.0":\n  modules/vpc/main.tf:4:1: module "m1" calls "../../shared", which is outside of root "modules" | let the package hold more of the repository: "root: ." beside "path" in .module-registry.yml',
    )
  })

  it('is no higher than the repository', async () => {
    expect(await refusalFrom(() => rootOf({ 'modules/vpc': ['../../../other'] }))).toBe(
      'NOT_A_MODULE: no client can install tag "v1.0.0":\n  modules/vpc/main.tf:1:1: module "m0" calls "../../../other", which is outside of root "." | move the called module into the repository, or call it by a registry address or a Git URL',
    )
  })
})
