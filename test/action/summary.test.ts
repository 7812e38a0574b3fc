import { describe, expect, it } from 'vitest'
import { pullRequestText } from '../../src/action/pull-request-text.ts'
import { renderSummary } from '../../src/action/summary.ts'
import { checkBump } from '../../src/interface/diff/required-bump.ts'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { parseVersion } from '../../src/module/version.ts'
import type { PublishedResult, PublishResult } from '../../src/publish/publish-report.ts'
import { aRelease } from '../support/publish/samples.ts'

const DIGEST = `sha256:${'0'.repeat(64)}`
const URL = 'https://modules.acme.test'

function published(version: string): PublishedResult {
  const location = `./module.zip?checksum=${DIGEST}`
  return {
    status: 'published',
    address: 'acme/vpc/aws',
    version: parseVersion(version),
    tag: `v${version}`,
    commit: '4f2a91c04f2a91c04f2a91c04f2a91c04f2a91c0',
    location,
    package: { kind: 'index', digest: DIGEST, size: 1, files: 1 },
    packages: [{ kind: 'index', location, digest: DIGEST }],
  }
}

function refused(tag: string, message = 'it is wrong', hint = 'do it right'): PublishResult {
  return { status: 'refused', tag, error: { code: 'INVALID_TAG', message, hint } }
}

function render(results: readonly PublishResult[]): string {
  const index = { commit: null, changed: [] }
  return renderSummary({ results, registryUrl: URL, index, failures: [], isBulk: false })
}

describe('renderSummary', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '`code` | another cell | \\',
    '**bold** _it_ ~no~ [text](https://evil.test) ![x](y)',
    'https://evil.test www.evil.test @acme #1 $x$',
    '&lt;b&gt;',
    'one\ntwo\r::error::three',
  ])('shows %j as text', (text) => {
    const [row, ...others] = render([refused(text, text, text)])
      .trimEnd()
      .split('\n')
      .slice(4)
    const cells = row?.split(' | ') ?? []
    expect([others.length, cells.length]).toEqual([0, 4])
    for (const cell of [cells[0], cells[2], cells[3]]) {
      // Beside our own line breaks and character references nothing is left that Markdown or HTML would read.
      const rest = cell?.replaceAll(/&#\d+;|<br>|<\/?code>|^\| | \|$/g, '')
      expect(rest).not.toMatch(/[<>&`*_~[\]#|\\@$]|:\S|www\./)
    }
  })

  it('escapes so that a reader gets the text back', () => {
    expect(render([refused('v1', 'a|b <c> `d`', 'see https://x.test')])).toContain(
      '| a&#124;b &#60;c&#62; &#96;d&#96; | see https&#58;//x.test |',
    )
  })

  it('stays far below the limit of GitHub, and says what it leaves out', () => {
    const many = Array.from({ length: 3000 }, (_, number) =>
      refused(`v${number}`, `${'x'.repeat(number)} ${'<'.repeat(9999)}`, '|'.repeat(9999)),
    )
    const good = Array.from({ length: 3000 }, (_, patch) => published(`1.0.${patch}`))
    const summary = render([...many, ...good])
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    expect(summary.match(/and 2900 more: see the output "results"/g)).toHaveLength(2)
    expect(summary).toContain('version = "1.0.2999"')
  })
})

const ADDRESS = parseModuleAddress('acme/vpc/aws')

function pending(version: string, more: Partial<ReturnType<typeof aRelease>> = {}) {
  return { release: { ...aRelease({ version }), ...more } }
}

describe('the text of a pull request', () => {
  it('obeys nothing that a tag or a repository is called', () => {
    const repository = { url: 'https://git.acme.test/[x](https://evil.test)' }
    const hostile = pending('1.0.0', { tag: 'v1|@acme/all <img src=x>`#7', repository })
    const { body } = pullRequestText(ADDRESS, [hostile])
    expect(body).not.toMatch(/<img|@acme|\]\(https:|#7\b(?!;)/)
    expect(/^.*1\.0\.0.*$/m.exec(body)?.[0].split(' | ')).toHaveLength(7)
  })

  it('is as long as GitHub takes: without the changes, then without the table', () => {
    const removed = { kind: 'output-removed', severity: 'major', subject: 'output.id' } as const
    const long = { ...removed, message: 'x'.repeat(400) }
    const compatibility = checkBump(parseVersion('1.0.0'), parseVersion('1.1.0'), Array(100).fill(long))
    const many = Array.from({ length: 100 }, (_, patch) => ({ ...pending(`1.1.${patch}`), compatibility }))
    const { title, body } = pullRequestText(ADDRESS, many)
    expect(title).toBe('Publish acme/vpc/aws 1.1.0, 1.1.1, 1.1.2 and 97 more')
    expect(body).toContain('1.1.99')
    expect(body).not.toContain('xxxx')
    const url = `https://git.acme.test/${'a'.repeat(600)}`
    const wide = many.map((_, at) => pending(`1.1.${at}`, { tag: 'v'.repeat(190), repository: { url } }))
    expect(pullRequestText(ADDRESS, wide).body).toMatch(/when this is merged: 100\n/)
    expect(pullRequestText(ADDRESS, wide).body).not.toContain('1.1.99')
  })

  it('counts the versions that a table does not show, and cuts a long title', () => {
    const many = Array.from({ length: 101 }, (_, patch) => pending(`1.0.${patch}`))
    expect(pullRequestText(ADDRESS, many).body).toContain('and 1 more')
    const long = ['a', 'b'].map((letter) => pending(`1.0.0-${letter.repeat(120)}`))
    expect(pullRequestText(ADDRESS, long).title).toHaveLength(250)
  })
})
