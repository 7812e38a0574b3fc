import { describe, expect, it } from 'vitest'
import { indexRepositoryOf } from '../../src/action/index-repository.ts'
import { refusalOf } from '../refusal.ts'

const HOME = { serverUrl: 'https://github.com', repository: 'acme/terraform-aws-vpc' }
const INPUTS = { 'index-branch': 'registry', 'github-token': 'run' }

describe('indexRepositoryOf', () => {
  it.each([
    [undefined, 'https://github.com/acme/terraform-aws-vpc.git'],
    ['acme/registry', 'https://github.com/acme/registry.git'],
    ['acme/registry.git', 'https://github.com/acme/registry.git'],
    ['https://github.com/acme/registry.git', 'https://github.com/acme/registry.git'],
    ['https://git.example.com/acme/registry.git', 'https://git.example.com/acme/registry.git'],
    ['ssh://git@git.example.com/acme/registry.git', 'ssh://git@git.example.com/acme/registry.git'],
    ['git@git.example.com:acme/registry.git', 'git@git.example.com:acme/registry.git'],
    ['http://127.0.0.1:8080/acme/registry.git', 'http://127.0.0.1:8080/acme/registry.git'],
    ['file:///srv/registry', 'file:///srv/registry'],
  ])('finds %s at %s', (repository, url) => {
    expect(indexRepositoryOf({ ...INPUTS, 'index-repository': repository }, HOME).target).toMatchObject({
      kind: 'git',
      remote: { url },
      branch: 'registry',
    })
  })

  it.each([
    [undefined, 'run'],
    ['acme/registry', 'run'],
    ['https://github.com/acme/registry.git', 'run'],
    ['https://github.com.example.com/acme/registry.git', undefined],
    ['https://git.example.com/acme/registry.git', undefined],
    ['file:///srv/registry', undefined],
  ])('sends the token of the run to %s: %s', (repository, token) =>
    expect(indexRepositoryOf({ ...INPUTS, 'index-repository': repository }, HOME).token).toBe(token),
  )

  it('sends the token for the index wherever the index is', () => {
    const request = { ...INPUTS, 'index-token': 'own', 'index-repository': 'https://git.example.com/a/b.git' }
    expect(indexRepositoryOf(request, HOME).token).toBe('own')
  })

  it.each(['registry', './registry', '/srv/registry.git', 'a/b/c', 'ext::sh -c id', '-u./x'])(
    'refuses %s',
    (repository) => {
      expect(refusalOf(() => indexRepositoryOf({ ...INPUTS, 'index-repository': repository }, HOME))).toBe(
        `INVALID_INPUT: input "index-repository" is "${repository}", which is neither owner/name nor a Git URL | write it as acme/registry or https://git.example.com/acme/registry.git`,
      )
    },
  )
})
