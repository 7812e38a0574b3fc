import { describe, expect, it } from 'vitest'
import { addressOf } from '../../src/composition/modules.ts'
import { formatModuleAddress } from '../../src/module/module-address.ts'
import { addressFromRepository, originOf } from '../../src/module/origin.ts'
import { readCorpus } from '../corpus.ts'
import { refusalOf } from '../refusal.ts'

it.each<[url: string | undefined, repository: string | undefined, remoteUrl: string | undefined]>([
  [undefined, undefined, undefined],
  ['https://token@git.acme.test/acme/vpc.git', 'acme/vpc', 'https://git.acme.test/acme/vpc.git'],
  ['http://user:password@127.0.0.1/acme/vpc', 'acme/vpc', 'http://127.0.0.1/acme/vpc'],
  ['ssh://git:password@git.acme.test/acme/vpc', undefined, undefined],
  ['/srv/modules', undefined, '/srv/modules'],
  ['not a url\n', undefined, undefined],
])('the origin %j is the repository %j', (url, repository, remoteUrl) => {
  const origin = originOf(url)
  expect([origin.identity?.repository, origin.remote?.url]).toEqual([repository, remoteUrl])
})

it('gives the address that its name says, and none without one', () => {
  const { identity } = originOf('git@git.acme.test:acme/terraform-aws-vpc.git')
  expect(formatModuleAddress(addressOf(identity))).toBe('acme/vpc/aws')
  for (const none of [undefined, { host: 'git.acme.test', repository: 'terraform-aws-vpc' }]) {
    expect(refusalOf(() => addressOf(none))).toBe(
      'INVALID_ADDRESS: the repository has no origin from which an address could be derived | name it: --module namespace/name/system (action input "module")',
    )
  }
})

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
    const { name, system } = want
    expect(addressFromRepository('acme', repo)).toEqual({ namespace: 'acme', name, system })
  })

  it('has no system that is called modules', () => {
    const found = ['tofu-modules-aws-vpc', 'terraform-module-google-a-b'].map((name) =>
      addressFromRepository('acme', name),
    )
    expect(found.map(formatModuleAddress)).toEqual(['acme/vpc/aws', 'acme/a-b/google'])
    expect(refusalOf(() => addressFromRepository('acme', 'terraform-modules-aws'))).toContain(shape)
  })

  const ofProvider = { repo: 'tofu-provider-aws', expect: { ok: false, rule: 'provider-repo' } }
  const REFUSED = [...corpus.repos.filter(({ expect }) => !expect.ok), ofProvider]
  it.each(REFUSED)('is not read from $repo', ({ repo, expect: want }) => {
    const [message, hint] = refusalOf(() => addressFromRepository('acme', repo)).split(' | ')
    expect(message).toMatch(/^INVALID_ADDRESS: repository "acme\/.*" gives no module address: /)
    expect(message).toContain(wordsOfRules[want.rule ?? ''] ?? 'a rule without words')
    expect(hint).toMatch(/: --module \S+\/\S+\/SYSTEM \(action input "module"\)\. For several/)
  })

  it.each([
    ['network', 'acme/network/SYSTEM'],
    ['terraform-module-blueprint', 'acme/blueprint/SYSTEM'],
    ['tf-network', 'acme/network/SYSTEM'],
    ['a b', 'ns/name/SYSTEM'],
    ['tofu-modules-', 'ns/name/SYSTEM'],
  ])('is shown with what the repository %s gives of it', (repository, example) => {
    expect(refusalOf(() => addressFromRepository('acme', repository))).toContain(`--module ${example} (`)
  })

  it.each(corpus.namespaces.filter(({ ok }) => ok))('takes the owner $owner', ({ owner }) =>
    expect(addressFromRepository(owner, 'terraform-aws-vpc').namespace).toBe(owner),
  )

  it.each([...corpus.namespaces.filter(({ ok }) => !ok), { owner: 'search' }])('refuses "$owner"', (given) =>
    expect(refusalOf(() => addressFromRepository(given.owner, 'terraform-aws-vpc'))).toContain('namespace'),
  )
})
