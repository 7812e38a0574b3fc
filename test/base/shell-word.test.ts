import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { shellWord } from '../../src/base/shell-word.ts'

test.each(['v1/modules/acme/vpc/aws', '1.2.3-rc.1+5', '../a#b'])('leaves %j as it is', (text) =>
  expect(shellWord(text)).toBe(text),
)

test.each(['stray file', '', "it's; $(id) `id` &", '#a', '$&'])('makes one word of %j', (text) => {
  expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text)
})

test('shows what nobody sees', () => expect(shellWord('a\n\u202eb')).toBe("'a\\u{a}\\u{202e}b'"))
