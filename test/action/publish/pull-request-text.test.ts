import { describe, expect, it } from 'vitest'
import { pullRequestText } from '../../../src/action/pull-request-text.ts'
import { checkBump } from '../../../src/interface/diff/required-bump.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { aRelease } from '../../support/publish/samples.ts'

const ADDRESS = parseModuleAddress('acme/vpc/aws')

function pending(version: string, more: Partial<ReturnType<typeof aRelease>> = {}) {
  return { release: { ...aRelease({ version }), ...more } }
}

describe('the text of a pull request', () => {
  it('obeys nothing that a tag or a repository is called', () => {
    const repository = { url: 'https://git.acme.test/[x](https://evil.test)' }
    const { body } = pullRequestText(ADDRESS, [
      pending('1.0.0', { tag: 'v1|@acme/all <img src=x>`#7', repository }),
    ])
    expect(body).not.toMatch(/<img|@acme|\]\(https:|#7\b(?!;)/)
    expect(
      body
        .split('\n')
        .find((line) => line.includes('1.0.0'))
        ?.split(' | '),
    ).toHaveLength(7)
  })

  it('is as long as GitHub takes: without the changes, then without the table', () => {
    const long = {
      kind: 'output-removed',
      severity: 'major',
      subject: 'output.id',
      message: 'x'.repeat(400),
    } as const
    const compatibility = checkBump(parseVersion('1.0.0'), parseVersion('1.1.0'), Array(100).fill(long))
    const many = Array.from({ length: 100 }, (_, patch) => ({ ...pending(`1.1.${patch}`), compatibility }))
    const { title, body } = pullRequestText(ADDRESS, many)
    expect(title).toBe('Publish acme/vpc/aws 1.1.0, 1.1.1, 1.1.2 and 97 more')
    expect(body).toContain('1.1.99')
    expect(body).not.toContain('xxxx')
    const url = `https://git.acme.test/${'a'.repeat(600)}`
    const wide = many.map(({ release }) => ({
      release: { ...release, tag: 'v'.repeat(190), repository: { url } },
    }))
    expect(pullRequestText(ADDRESS, wide).body).toMatch(/when this is merged: 100\n/)
    expect(pullRequestText(ADDRESS, wide).body).not.toContain('1.1.99')
  })

  it('counts the versions that a table does not show, and cuts a long title', () => {
    const many = Array.from({ length: 101 }, (_, patch) => pending(`1.0.${patch}`))
    expect(pullRequestText(ADDRESS, many).body).toContain('and 1 more')
    const { title } = pullRequestText(ADDRESS, [
      pending(`1.0.0-${'a'.repeat(120)}`),
      pending(`1.0.0-${'b'.repeat(120)}`),
    ])
    expect(title).toHaveLength(250)
  })
})
