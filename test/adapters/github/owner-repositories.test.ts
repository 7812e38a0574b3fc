import { describe, expect, it } from 'vitest'
import { OwnerRepositories } from '../../../src/adapters/github/repository-listings.ts'
import type { OwnerPage } from '../../../src/collect/ports.ts'
import { refusalFrom } from '../../refusal.ts'
import { startGitHub } from '../../support/github/github.ts'
import type { GitHubOptions } from '../../support/github/github-call.ts'
import { SECONDARY_LIMIT } from '../../support/github/github-state.ts'
import { shortenPauses } from '../../support/short-pauses.ts'

shortenPauses()

const TOKEN = { text: 'ghs_reader', permissions: { 'acme/secret': { contents: 'read' as const } } }

async function start(options: GitHubOptions = {}, retrySeconds = 20) {
  const github = await startGitHub({ ...options, tokens: [TOKEN] })
  return { github, owners: new OwnerRepositories(github.client(TOKEN.text, { retrySeconds }), undefined) }
}

async function pageOf(owners: OwnerRepositories, owner: string, number: number, etag?: string) {
  const page = await owners.page(owner, number, etag)
  if (page === 'unchanged') throw new Error('the page did not change')
  return page satisfies OwnerPage
}

describe('the repositories of an owner', () => {
  it('are listed 100 a page, with what decides whether they are collected', async () => {
    const { github, owners } = await start()
    for (let number = 0; number < 101; number += 1) await github.create(`acme/r${number}`)
    Object.assign(github.find('acme/r1') ?? {}, { kind: 'fork' })
    Object.assign(github.find('acme/r2') ?? {}, { kind: 'archived' })
    Object.assign(github.find('acme/r3') ?? {}, { kind: 'template' })
    const first = await pageOf(owners, 'acme', 1)
    expect([first.repositories.length, first.isLast]).toEqual([100, false])
    expect(first.repositories.slice(0, 4)).toMatchObject([
      { name: 'acme/r0', isFork: false, isArchived: false, isTemplate: false, isPrivate: false },
      { isFork: true },
      { isArchived: true },
      { isTemplate: true },
    ])
    const second = await pageOf(owners, 'acme', 2)
    expect([second.repositories.map(({ name }) => name), second.isLast]).toEqual([['acme/r100'], true])
  })

  it('did not change, or did', async () => {
    const { github, owners } = await start()
    await github.create('acme/a')
    const { etag } = await pageOf(owners, 'acme', 1)
    expect(etag).toMatch(/^W\//)
    expect(await owners.page('acme', 1, etag)).toBe('unchanged')
    await github.create('acme/b')
    expect((await pageOf(owners, 'acme', 1, etag)).repositories).toHaveLength(2)
  })

  it('are those that the token may see', async () => {
    const { github, owners } = await start()
    await github.create('acme/open')
    await github.create('acme/secret', 'private')
    await github.create('acme/hidden', 'private')
    const { repositories } = await pageOf(owners, 'acme', 1)
    expect(repositories.map(({ name, isPrivate }) => [name, isPrivate])).toEqual([
      ['acme/open', false],
      ['acme/secret', true],
    ])
  })

  it('may be those of a user', async () => {
    const { github, owners } = await start()
    github.users.add('ada')
    await github.create('ada/terraform-aws-vpc')
    expect((await pageOf(owners, 'ada', 1)).repositories).toHaveLength(1)
    await pageOf(owners, 'ada', 1)
    expect(github.apiRequests.map(({ operation }) => operation)).toEqual([
      'repos/list-for-org',
      'repos/list-for-user',
      'repos/list-for-user',
    ])
  })

  it('are requested again after a short rate limit', async () => {
    let limited = 0
    const faults: GitHubOptions['faults'] = ({ operation }) => {
      if (operation !== 'repos/list-for-org' || limited++ > 0) return undefined
      return { status: 403, message: SECONDARY_LIMIT, headers: { 'retry-after': '1' } }
    }
    const { github, owners } = await start({ faults }, 5)
    await github.create('acme/a')
    expect((await pageOf(owners, 'acme', 1)).repositories).toHaveLength(1)
  })

  it.each([
    [
      'a limit that lasts',
      { status: 403, message: SECONDARY_LIMIT, headers: { 'retry-after': '60' } },
      'the rate limit of GitHub at ',
    ],
    ['a server that fails', { status: 502 }, 'responded 502'],
  ])('cannot be listed under %s', async (_, fault, message) => {
    const { github, owners } = await start({ faults: () => fault }, 1)
    await github.create('acme/a')
    const text = await refusalFrom(() => owners.page('acme', 1, undefined))
    expect(text).toMatch(/^REPOSITORY_UNREACHABLE: cannot list the repositories in "acme"/)
    expect(text).toContain(message)
  })

  it('cannot be listed where there is no such owner', async () => {
    const { owners } = await start()
    expect(await refusalFrom(() => owners.page('nobody', 1, undefined))).toMatch(/^PERMISSION: .*"nobody"/)
  })

  it('are found by the names that they had', async () => {
    const { github, owners } = await start()
    await github.create('acme/secret', 'private')
    expect(await owners.find('acme/secret')).toMatchObject({ name: 'acme/secret', isPrivate: true })
    expect(await owners.find('acme/nothing')).toBeUndefined()
  })
})
