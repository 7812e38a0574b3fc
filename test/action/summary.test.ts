import { describe, expect, it } from 'vitest'
import { outputsOf } from '../../src/action/outputs.ts'
import { pullRequestText } from '../../src/action/pull-request-text.ts'
import { renderCollection, renderSummary } from '../../src/action/summary.ts'
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

function report(results: readonly PublishResult[], isBulk: boolean) {
  return { results, registryUrl: URL, index: { commit: null, changed: [] }, failures: [], isBulk }
}

const render = (results: readonly PublishResult[]) => renderSummary(report(results, false))
const renderAll = (results: readonly PublishResult[]) => renderSummary(report(results, true))

const REMOVED = {
  kind: 'output-removed',
  severity: 'major',
  subject: 'output.id',
  message: 'it is gone',
} as const

/** After a version that had one more output. */
function broken(version: string, given: 'minor' | 'patch', address = 'acme/vpc/aws'): PublishedResult {
  const base = parseVersion('0.1.0')
  const compatibility = { base, required: 'major', given, changes: [REMOVED] } as const
  return { ...published(version), address, compatibility }
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

describe('the summary', () => {
  it('of all tags has a row for each new version alone, and no changes of several', () => {
    const known = Array.from({ length: 30 }, (_, patch) => ({
      ...published(`1.0.${patch}`),
      status: 'unchanged' as const,
    }))
    const one = renderAll([...known, broken('2.0.0', 'minor')])
    expect(one).toContain('- unchanged acme/vpc/aws: 30 versions, 1.0.0 … 1.0.29\n')
    expect(one.match(/^\| (?:published|unchanged) /gm)).toEqual(['| published '])
    expect(one).toContain('| major | `output.id` | it is gone |')
    const two = renderAll([broken('2.0.0', 'minor'), broken('2.1.0', 'minor')])
    expect(two.match(/^\| published /gm)).toHaveLength(2)
    expect(two).not.toContain('it is gone')
  })

  it('of all tags says how to leave out those that nobody can mend', () => {
    const old = { status: 'refused', tag: 'v0.1.0', version: parseVersion('0.1.0') } as const
    const error = { code: 'INVALID_HCL', message: 'it is wrong', hint: 'correct it' } as const
    const summary = renderAll([{ ...old, error }, published('1.0.0')])
    expect(summary).toContain('add to .module-registry.yml:\n\n```yaml\nversions: ">= 1.0.0"\n```\n')
  })

  it('has a block to paste of the latest version of one module', () => {
    expect(render([published('1.0.0'), published('2.0.0-rc.1')])).toContain('version = "1.0.0"')
    expect(render([published('1.0.0'), { ...published('1.0.0'), address: 'acme/dns/aws' }])).not.toContain(
      '```',
    )
  })

  it('says of which module a change is, and why a small number is large enough', () => {
    const summary = render([broken('0.2.0', 'minor'), broken('0.2.0', 'minor', 'acme/dns/aws')])
    expect(summary).toContain('<code>acme/dns/aws 0.2.0: output.id</code>')
    expect(summary).toContain('| major | minor | large enough below 1.0.0 |')
  })

  it('has ids of commits that can be copied', () => {
    const id = '1645b6f69f73bf6d9875931154f7132ba784cbdb'
    expect(render([refused('v1', 'it moved', `git tag -f v1 ${id}`)])).toContain(`v1 <code>${id}</code> |`)
  })
})

it('the summary of a collection tells of a source that is refused as a whole in its table, and what to do', () => {
  const error = { code: 'PERMISSION', message: 'it is private', hint: 'give a token' } as const
  const result = { status: 'refused', source: 'acme/gone', tag: '', error } as const
  const others = Array.from({ length: 21 }, (_, patch) => ({
    ...published(`1.0.${patch}`),
    source: 'acme/vpc',
  }))
  const counts = { tags: 0, new: 0, published: 0, refused: 1, known: 0, skipped: [] }
  const sources = [{ source: 'acme/gone', status: 'refused', ...counts, error } as const]
  const collected = { ...report([], true), results: [result, ...others], failures: [result], sources }
  const summary = renderCollection(collected)
  expect(summary).toContain('| `acme/gone` | `PERMISSION` | it is private | give a token |')
  expect(summary).not.toMatch(/of no module|No tag is/)
})

it('the output of more results than GitHub takes has refusals and new versions first', () => {
  const known = Array.from({ length: 3000 }, (_, patch) => ({
    ...published(`1.0.${patch}`),
    status: 'unchanged' as const,
  }))
  const all = [...known, published('2.0.0'), refused('v3')]
  const { results } = outputsOf(report(all, true), '')
  expect(results.length).toBeLessThan(500_000)
  expect(JSON.parse(results).slice(0, 3)).toMatchObject([{ tag: 'v3' }, { tag: 'v2.0.0' }, { tag: 'v1.0.0' }])
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
