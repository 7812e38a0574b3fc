import { describe, expect, it } from 'vitest'
import { parseVersion } from '../../src/module/version.ts'
import { announces, withSection } from '../../src/release/changelog-file.ts'

const section = (version: string) => ({
  version: parseVersion(version),
  date: 1_735_787_045,
  notes: '### New\n\n- `ipv6`: é',
  isReleased: (each: string) => each === '1.0.0',
})
const NEW = (version = '1.1.0') =>
  `## ${version} (2025-01-02) <!-- module-registry release ${version} -->\n\n### New\n\n- \`ipv6\`: é\n`

const added = (text: string | undefined, version = '1.1.0') =>
  Buffer.from(withSection(text === undefined ? undefined : Buffer.from(text), section(version))).toString()

describe('the changelog of a module', () => {
  it.each<[what: string, before: string | undefined, after: string]>([
    ['there is none', undefined, `# Changelog\n\n${NEW()}`],
    ['it is empty', '', NEW()],
    ['it has no versions', '# Changes\n\nOf our module.\n\n\n', `# Changes\n\nOf our module.\n\n${NEW()}`],
    ['it has versions', '# Changes\n\n## 1.0.0\n\n\n- à\n', `# Changes\n\n${NEW()}\n## 1.0.0\n\n\n- à\n`],
    [
      'it has what is not released',
      '# Changes\n\n## [Unreleased]\n\n- soon\n\n## [1.0.0] - 2024-01-01\n',
      `# Changes\n\n## [Unreleased]\n\n- soon\n\n${NEW()}\n## [1.0.0] - 2024-01-01\n`,
    ],
    ['it begins with a version', '## 1.0.0\nFirst', `${NEW()}\n## 1.0.0\nFirst`],
    [
      'headings are in a block of code',
      '```sh\n## not this\n```\n\n## 1.0.0\n',
      `\`\`\`sh\n## not this\n\`\`\`\n\n${NEW()}\n## 1.0.0\n`,
    ],
    ['its lines end as on Windows', '# C\r\n', `# C\n\n${NEW()}`.replaceAll('\n', '\r\n')],
    ['it ends in a no-break space', '# Changes\u00a0', `# Changes\u00a0\n\n${NEW()}`],
  ])('gets a section where %s', (_, before, after) => expect(added(before)).toBe(after))

  it('keeps what was released, and replaces what was announced alone', () => {
    const second = added(added(undefined, '1.0.0'))
    expect(second).toBe(`# Changelog\n\n${NEW()}\n${NEW('1.0.0')}`)
    expect(added(second)).toBe(second)
    expect(added(second, '2.0.0')).toBe(`# Changelog\n\n${NEW('2.0.0')}\n${NEW('1.0.0')}`)
  })

  it('keeps bytes that are no text', () => {
    const bytes = Buffer.from([35, 32, 255, 254, 10])
    expect(Buffer.from(withSection(bytes, section('1.1.0'))).subarray(0, 5)).toEqual(bytes)
  })

  it.each<[text: string, isAnnounced: boolean]>([
    [NEW(), true],
    [NEW().replaceAll('\n', '\r\n'), true],
    ['## 1.1.0 (2025-01-02)\n', false],
    [`\`\`\`\n${NEW()}\`\`\`\n`, false],
    [NEW('1.1.1'), false],
  ])('announces a version by a section of this tool: %j', (text, isAnnounced) =>
    expect(announces(Buffer.from(text), parseVersion('1.1.0'))).toBe(isAnnounced),
  )
})
