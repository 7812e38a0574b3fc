import { expect, test } from 'vitest'
import { firstLines } from '../../src/base/first-lines.ts'

test('cuts Markdown at the end of a line, says so, and closes what is open', () => {
  const markdown = `## T\n\n<details><summary>files</summary>\n\n\`\`\`hcl\n${'a = 1\n'.repeat(100)}\`\`\`\n</details>\n`
  expect(firstLines(markdown, markdown.length, 'x')).toBe(markdown)
  const cut = firstLines(markdown, 200, 'https://run')
  expect(cut.length).toBeLessThanOrEqual(200)
  expect(cut).toMatch(
    /a = 1\n```\n<\/details>\n\nCut here: \d+ of 108 lines are shown\. All of it: https:\/\/run\n$/,
  )
})
