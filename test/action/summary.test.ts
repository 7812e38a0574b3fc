import { describe, expect, it } from 'vitest'
import { renderRefusal, renderSummary } from '../../src/action/summary.ts'
import { parseVersion } from '../../src/module/version.ts'
import type { PublishedResult, PublishResult } from '../../src/publish/publish-report.ts'

const DIGEST = `sha256:${'0'.repeat(64)}`
const URL = 'https://modules.acme.test'

function published(version: string, status: PublishedResult['status'] = 'published'): PublishedResult {
  const location = `./module.zip?checksum=${DIGEST}`
  return {
    status,
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

function render(results: readonly PublishResult[], registryUrl: string | null = URL): string {
  const index = { commit: null, changed: [] }
  return renderSummary({ results, registryUrl, index, failures: [], isBulk: false })
}

describe('renderSummary', () => {
  it('says each release in a row, and the highest version to paste', () => {
    expect(render([published('1.9.0', 'unchanged'), published('1.10.0')])).toBe(`## Module registry

| Status | Address | Version | Digest |
| --- | --- | --- | --- |
| unchanged | \`acme/vpc/aws\` | \`1.9.0\` | \`${DIGEST}\` |
| published | \`acme/vpc/aws\` | \`1.10.0\` | \`${DIGEST}\` |

\`\`\`hcl
module "vpc" {
  source  = "modules.acme.test/acme/vpc/aws"
  version = "1.10.0"
}
\`\`\`
`)
  })

  it('names a directory to paste of a module without a root', () => {
    const text = render([{ ...published('1.0.0'), directory: 'modules/role' }])
    expect(text).toContain('module "role" {\n  source  = "modules.acme.test/acme/vpc/aws//modules/role"\n')
  })

  it('says what changed for callers, and a version that is too small', () => {
    const change = {
      kind: 'input-removed',
      severity: 'major',
      subject: 'var.cidr',
      message: 'the input was removed',
    } as const
    const compatibility = {
      base: '1.0.0',
      required: 'major',
      given: 'patch',
      minimumVersion: parseVersion('2.0.0'),
      changes: [change],
    } as const
    const summary = render([{ ...published('1.0.1'), compatibility }])
    expect(summary).toContain(`
| Version | After | Interface needs | Given | Verdict |
| --- | --- | --- | --- | --- |
| <code>acme/vpc/aws 1.0.1</code> | \`1.0.0\` | major | patch | **too small: use \`2.0.0\` or higher** |

| Severity | Subject | Change |
| --- | --- | --- |
| major | \`var.cidr\` | the input was removed |
`)
    const { minimumVersion: _, ...large } = compatibility
    const both = render([{ ...published('2.0.0'), compatibility: large }, published('1.0.0')])
    expect(both).toContain('| `1.0.0` | major | patch | large enough |')
    expect(both).toContain('| major | `var.cidr` |')
  })

  it('says tags that are refused alike in one row, with their sources', () => {
    const message = (tag: string) => `tag "${tag}" is wrong`
    const results = Array.from({ length: 300 }, (_, patch) => ({
      ...refused(`v1.0.${patch}`, message(`v1.0.${patch}`)),
      source: 'acme/vpc',
    }))
    const rows = render(results).split('\n').slice(4)
    expect(rows).toEqual([
      expect.stringMatching(
        /^\| `acme\/vpc` `v1\.0\.0`, `acme\/vpc` `v1\.0\.1`, .* and 280 more \| `INVALID_TAG` \|/,
      ),
      '',
    ])
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '`code` | another cell | \\',
    '**bold** _it_ ~no~ [text](https://evil.test) ![x](y)',
    'https://evil.test www.evil.test @acme #1 $x$',
    '&lt;b&gt;',
    'one\ntwo\r::error::three',
  ])('shows %j as text', (text) => {
    const rows = render([refused(text, text, text)])
      .trimEnd()
      .split('\n')
      .slice(4)
    expect(rows).toHaveLength(1)
    const cells = rows[0]?.split(' | ') ?? []
    expect(cells).toHaveLength(4)
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
    const summary = render([
      ...many,
      ...Array.from({ length: 3000 }, (_, patch) => published(`1.0.${patch}`)),
    ])
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    expect(summary.match(/and 2900 more: see the output "results"/g)).toHaveLength(2)
    expect(summary).toContain('version = "1.0.2999"')
  })
})

describe('renderRefusal', () => {
  it('says why the run was refused, as text', () => {
    const refusal = { code: 'PERMISSION', message: 'no <b>', hint: 'add `contents: write`' } as const
    expect(renderRefusal(refusal)).toBe(
      '## Module registry\n\n`PERMISSION` no &#60;b&#62;\n\nadd &#96;contents: write&#96;\n',
    )
  })
})
