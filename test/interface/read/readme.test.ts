import { expect, it } from 'vitest'
import { selectReadme } from '../../../src/interface/read/module-files.ts'
import { descriptionFromReadme } from '../../../src/interface/read/readme.ts'

it.each([
  ['', ''],
  ['# Only a title\n', ''],
  ['# Title\n\nWhat it does.\n\nMore.', 'What it does.'],
  ['Title\n=====\n\nWhat it\ndoes.', 'What it does.'],
  ['Title\n---\nWhat it does.', 'What it does.'],
  ['---\ntitle: x\n---\n\nWhat it does.', 'What it does.'],
  ['<!-- a\n\nb -->\n# T\n\n![logo](a.svg) [![ci](b)](c)\n\nWhat **it** `does`.', 'What it does.'],
  ['# T\n```hcl\nmodule "x" {}\n```\nA snake_case and _emphasis_.', 'A snake_case and emphasis.'],
  ['<p align="center">\n<img src="x">\n</p>\n\nA [link](http://x) here.', 'A link here.'],
  ['> [!NOTE]\n> Read this.\n', 'Read this.'],
  ['| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter.', 'After.'],
  ['One\r\ntwo\r\n\r\nthree', 'One two'],
  ['Bad \u202e and \u0000 bytes', 'Bad and bytes'],
  ['```\nnever closed\n\ntext', ''],
  ['A text.\n\n---\nb\n---\n', 'A text.'],
  ['---\nkey: long value\nother: 1\n---\nWhat it does.', 'What it does.'],
  ['What <!-- never closed\n\nSecret.', 'What'],
  ['<!-- a -->\n\nWhat it does. <!-- b\nc -->', 'What it does.'],
  ['a ``` b\n\nc', 'a b'],
  ['~~~\n```\nx\n~~~ y\nWhat it does.', 'What it does.'],
  ['```\ncode ```\nmore\n```\nWhat it does.', 'What it does.'],
  ['One\n```\nx\n```\ntwo', 'One'],
  ['Long title\n   ===  \nWhat it does.', 'What it does.'],
  ['a\n== b\n', 'a == b'],
  ['One\nTitle\n---\ntwo', 'One'],
  ['C# and a | b are fine.', 'C# and a | b are fine.'],
  ['   ## Title\nWhat it does.', 'What it does.'],
  ['***\n* * *\nWhat - it - does.', 'What - it - does.'],
  ['[ci]: https://ci.example.com "CI"\n[long name]: x\nWhat it does.', 'What it does.'],
  ['One\n# Title\ntwo', 'One'],
  ['![logo][the logo]\n\n[A module][docs] by [us][].', 'A module by us.'],
  ['See <http://a.example.com/b> and <https://c.example.com>.', 'See and .'],
  ['-  One\n-  two', 'One two'],
  ['12.   One', 'One'],
  ['1.5 times - as fast.', '1.5 times - as fast.'],
  ['v1. One', 'v1. One'],
  ['...\n\n42', '42'],
])('reads of %j the description %j', (readme, description) =>
  expect(descriptionFromReadme(readme)).toBe(description),
)

it('is whole where it has 200 characters, and loses one word of more', () => {
  const text = (last: string) => `${'ab '.repeat(60)}cd   ${'x'.repeat(10)} ${last}`
  expect(descriptionFromReadme('y'.repeat(200))).toBe('y'.repeat(200))
  expect(descriptionFromReadme(text('z'.repeat(40)))).toBe(`${'ab '.repeat(60)}cd ${'x'.repeat(10)}…`)
})

it('is quick on hostile texts', () => {
  for (const part of ['[', '<', '![](', '<!--', '# ', '_a', '> '])
    expect(descriptionFromReadme(part.repeat(200_000)).length).toBeLessThanOrEqual(200)
}, 5_000)

it.each([
  [['readme', 'README.md'], 'README.md'],
  [['readme.md', 'README.md'], 'README.md'],
  [['README.md', 'readme.md'], 'README.md'],
  [['main.tf'], undefined],
])('of %j the README is %s', (paths, chosen) =>
  expect(selectReadme(paths.map((path) => ({ path })))?.path).toBe(chosen),
)
