import { describe, expect, it } from 'vitest'
import { addressFromRepository } from '../../src/module/repository-name.ts'
import { readCorpus } from '../corpus.ts'
import { refusalOf } from '../refusal.ts'

const corpus = readCorpus<{
  repos: { repo: string; expect: { ok: boolean; system?: string; name?: string; rule?: string } }[]
  namespaces: { owner: string; ok: boolean }[]
}>('repository-names')

const shape = 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>'
const wordsOfRules: Record<string, string> = {
  'repo-charset': 'its name contains a slash, a blank or a control character',
  'repo-prefix': shape,
  'repo-shape': shape,
  'provider-repo': 'terraform-provider-<NAME> is the name of a provider, not of a module',
  'empty-system': 'the system is empty',
  'system-charset': 'may contain only lower-case letters and digits',
  'system-length': 'has 65 characters, more than 64',
  'empty-name': 'the name is empty',
  'name-charset': 'may contain only letters',
  'name-edge': 'must begin and end with a letter or digit',
  'name-length': 'has 65 characters, more than 64',
}

describe('the address of a repository', () => {
  it.each(corpus.repos.filter(({ expect }) => expect.ok))('is read from $repo', ({ repo, expect: want }) => {
    expect(addressFromRepository('acme', repo)).toEqual({
      namespace: 'acme',
      name: want.name,
      system: want.system,
    })
  })

  it.each(corpus.repos.filter(({ expect }) => !expect.ok))(
    'is not read from $repo',
    ({ repo, expect: want }) => {
      const refusal = refusalOf(() => addressFromRepository('acme', repo))
      expect(refusal).toMatch(/^INVALID_ADDRESS: repository "acme\/.*" gives no module address: /)
      expect(refusal).toContain(wordsOfRules[want.rule ?? ''] ?? 'a rule without words')
      expect(refusal.split(' | ')[1]).toBe(
        'set the module address: --module ns/name/system (action input "module")',
      )
    },
  )

  it('is not read from the repository of a provider, whatever the prefix', () => {
    expect(refusalOf(() => addressFromRepository('acme', 'tofu-provider-aws'))).toContain('of a provider')
  })

  it.each(corpus.namespaces.filter(({ ok }) => ok))('takes the owner $owner', ({ owner }) => {
    expect(addressFromRepository(owner, 'terraform-aws-vpc').namespace).toBe(owner)
  })

  it.each([...corpus.namespaces.filter(({ ok }) => !ok), { owner: 'search' }])(
    'refuses the owner "$owner"',
    (given) => {
      expect(refusalOf(() => addressFromRepository(given.owner, 'terraform-aws-vpc'))).toContain(
        'the namespace',
      )
    },
  )
})
