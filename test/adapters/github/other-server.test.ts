import { beforeEach, describe, expect, it } from 'vitest'
import { OwnerRepositories } from '../../../src/adapters/github/repository-listings.ts'
import { refusalFrom } from '../../refusal.ts'
import { type FakeGitHub, startGitHub } from '../../support/github/github.ts'
import { shortenPauses } from '../../support/short-pauses.ts'

shortenPauses()

const NAME = 'acme/registry'
const WRITE = { contents: 'write', 'pull-requests': 'write' } as const
const TOKENS = [
  { text: 'writer', permissions: { [NAME]: WRITE } },
  { text: 'reader', permissions: { [NAME]: { contents: 'read' } } },
] as const

/** What test/contract does not ask of a real one. */
describe('Gitea', () => {
  let fake: FakeGitHub

  beforeEach(async () => {
    fake = await startGitHub({ isGitea: true, tokens: TOKENS })
  })

  it('gives 50 repositories a page, and all are found', async () => {
    for (let number = 0; number < 55; number += 1) await fake.create(`acme/r${number}`)
    const owners = new OwnerRepositories(fake.client('writer'), undefined)
    const pages = [await owners.page('acme', 1, undefined), await owners.page('acme', 2, undefined)]
    expect(pages).toMatchObject([
      { isLast: false, repositories: { length: 50 } },
      { isLast: true, repositories: { length: 5 } },
    ])
  })

  it('floods its answers, of which a limit is read, and no list after its first wrong element', async () => {
    const json = { 'content-type': 'application/json' }
    const floods = [
      ['[],'.repeat(2_000_000), /more than 4194304 bytes/],
      [`[${'[],'.repeat(1_300_000)}[]]`, /is not one of Gitea's API: "0": /],
      [`${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`, /is more than 1000 brackets deep/],
    ] as const
    for (const [text, problem] of floods) {
      fake = await startGitHub({
        isGitea: true,
        tokens: TOKENS,
        faults: ({ operation }) =>
          operation === 'repos/list-for-org' ? { status: 200, text, headers: json } : undefined,
      })
      const owners = new OwnerRepositories(fake.client('writer', { retrySeconds: 12 }), undefined)
      expect(await refusalFrom(() => owners.page('acme', 1, undefined))).toMatch(problem)
    }
  }, 60_000)
})
