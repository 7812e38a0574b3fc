import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { closeUnreleased, notesOf } from '../../scripts/release/changelog.mjs'

const text = '# Changelog\n\n## Unreleased\n\n- New.\n- Newer.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n'

it('what is unreleased belongs to the version, below an empty section', () => {
  const closed = closeUnreleased(text, '0.2.0', '2026-02-03')
  expect(closed).toBe(text.replace('## Unreleased', '## Unreleased\n\n## 0.2.0 (2026-02-03)'))
  expect(notesOf(closed, '0.2.0')).toBe('- New.\n- Newer.\n')
  expect(notesOf(closed, '0.1.0')).toBe('- First.\n')
})

it('a release without a word, and a version without a section, are refused', () => {
  const closed = closeUnreleased(text, '0.2.0', '2026-02-03')
  expect(() => closeUnreleased(closed, '0.3.0', '2026-03-04')).toThrow('nothing below "## Unreleased"')
  expect(() => closeUnreleased('# Changelog\n', '0.3.0', '2026-03-04')).toThrow('no line "## Unreleased"')
  expect(() => notesOf(text, '0.1')).toThrow('no section "## 0.1 (DATE)"')
})

it('the changelog of this project can be released', () => {
  expect(closeUnreleased(readFileSync('CHANGELOG.md', 'utf8'), '9.9.9', '2026-01-01')).toContain(
    '\n## 9.9.9 (2026-01-01)\n\n- ',
  )
})
