import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allows,
  parseTerraformIgnore,
  patternOf,
  patternProblem,
  unmatched,
} from '../../src/package/path-pattern.ts'
import { refusalOf } from '../refusal.ts'
import { runProgram } from '../support/cli/program.ts'
import { git, gitEnvironment } from '../support/git/git-repository.ts'
import { inTime } from '../support/in-time.ts'
import { temporaryDirectory } from '../support/temporary.ts'

it.each<[pattern: string, ignored: string[], kept: string[]]>([
  ['*.md', ['a.md', 'x/y/a.md'], ['a.mdx', 'md']],
  ['foo', ['foo', 'foo/a', 'x/foo', 'x/foo/a'], ['foobar', 'x/barfoo']],
  ['foo/', ['foo/a', 'x/foo/a/b'], ['foo', 'x/foo']],
  ['/foo', ['foo', 'foo/a'], ['x/foo', 'x/foo/a']],
  ['a/b', ['a/b', 'x/a/b', 'a/b/c'], ['a', 'b', 'a/x/b']],
  ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b', 'z/a/b'], ['a', 'b']],
  ['a/**', ['a/b', 'a/b/c'], ['a', 'b']],
  ['**/**/x', ['x', 'a/x'], ['xy']],
  ['f?o', ['foo', 'f.o'], ['fo', 'f/o']],
  ['[ab].tf', ['a.tf', 'x/b.tf'], ['c.tf', 'ab.tf']],
  ['[!ab].tf', ['c.tf'], ['a.tf', 'b.tf']],
  ['[^a-c].tf', ['d.tf'], ['b.tf']],
  ['a+(b).tf', ['a+(b).tf'], ['aab.tf']],
  ['\\*.tf', ['*.tf'], ['a.tf']],
  ['**/', ['a', 'x/a'], []],
  ['?.md', ['\u{1f600}.md'], ['ab.md']],
  ['\u{1f600}.md', ['\u{1f600}.md'], ['a.md']],
  ['[a]', ['a'], ['[a]', 'b']],
  ['[a^].tf', ['a.tf', '^.tf'], ['b.tf']],
  ['[a\\].tf', ['a.tf', '\\.tf'], ['b.tf']],
  ['[[].tf', ['[.tf'], ['a.tf']],
  ['x[!a]y', ['xby'], ['x/y', 'xay']],
  ['a$|{}].tf', ['a$|{}].tf'], ['a']],
  ['/**', ['a', 'a/b'], []],
  ['a#b', ['a#b'], ['a']],
  ['\\', ['\\'], ['a']],
  ['[', ['['], ['a']],
  ['  *.md  ', ['a.md'], []],
  ['# *.md', [], ['a.md', '# *.md']],
  ['', [], ['a']],
  ['!', [], ['a']],
  ['a\r\nb', ['a', 'b'], ['c']],
  ['*.md\n!README.md', ['a.md', 'x/a.md'], ['README.md', 'x/README.md']],
  ['!README.md\n*.md', ['README.md'], []],
  ['docs/\n!docs/keep/', ['docs/a', 'docs/x/keep'], ['docs/keep/a']],
  ['docs\n!docs/keep.md', ['docs/a.md', 'docs/x/keep.md'], ['docs/keep.md']],
  ['*\n!*.tf', ['a', 'x/a'], ['main.tf', 'x/main.tf']],
])('%j', (pattern, ignored, kept) => {
  expect([...ignored, ...kept].filter(parseTerraformIgnore(pattern))).toEqual(ignored)
})

it.each([
  ['!', 'names no path'],
  ['#a', 'is a comment, as in .gitignore: write \\# for a name that begins with #'],
  ['/', 'leaves the repository'],
  ['a/../b', 'leaves the repository'],
  ['a\\', 'ends in a backslash, which stands before a character'],
  ['[a', 'has a [ without ]: write \\[ for the character'],
  ['[z-a]', 'has a range in reverse order: z-a'],
  ['\\#a', undefined],
  ['a\\\\', undefined],
  ['\\[a', undefined],
  ['[a-z]', undefined],
])('an entry %j of "allow" %s', (pattern, problem) => expect(patternProblem(pattern)).toBe(problem))

it('refuses a range that runs backwards', () =>
  expect(refusalOf(() => parseTerraformIgnore('ok\n[z-a].tf'))).toBe(
    'UNSAFE_PACKAGE: .terraformignore has a pattern that is not valid: "[z-a].tf" | correct the pattern: its range is in reverse order',
  ))

it.each([
  ['many wildcards', `${'*a'.repeat(120)}b`, 'a'.repeat(120)],
  ['many directories', `${'**/a/'.repeat(60)}b`, `${'a/'.repeat(60)}c`],
  ['many unclosed ranges', '['.repeat(64 * 1024), '['.repeat(1000)],
  ['many stars', '*?'.repeat(30_000), 'a'.repeat(1000)],
])('ends for %s', (_, pattern, path) => expect(inTime(() => parseTerraformIgnore(pattern)(path))).toBe(false))

it('refuses patterns that take too long together, after the same work on each machine', () => {
  const ignores = parseTerraformIgnore(Array.from({ length: 9000 }, (_, at) => `*${at}*`).join('\n'))
  const all = () => Array.from({ length: 50_000 }, (_, at) => ignores(`${'x'.repeat(40)}${at}.tf`))
  expect(() => inTime(all)).toThrow(expect.objectContaining({ code: 'LIMIT_EXCEEDED' }))
  expect(() => parseTerraformIgnore('a'.repeat(64 * 1024 + 1))).toThrow('has 65537 bytes')
})

describe('allow', () => {
  it('finds the patterns that match nothing below a directory', () => {
    const patterns = ['m/a', 'm/b', '/m/c', 'n/a', '!m/x']
    expect(unmatched(patterns, ['m/a'], 'm/')).toEqual(['m/b', '/m/c'])
    expect(unmatched(patterns, ['m/a'], '')).toEqual(['m/b', '/m/c', 'n/a'])
  })

  it.each(['a.pem', 'a/b.pem', 'a[1]*?.pem', '#a', '!a', 'a ', 'a\\b'])(
    'has a pattern for %j alone',
    (path) => {
      expect(patternProblem(patternOf(path))).toBeUndefined()
      expect(allows([patternOf(path)])(path)).toBe(true)
      expect(allows([patternOf(path)])(`x/${path}`)).toBe(false)
    },
  )

  it.each(['a/', 'a/b/'])('has a pattern for the directory %j alone', (path) => {
    expect(allows([patternOf(path)])(`${path}c`)).toBe(true)
    expect(allows([patternOf(path)])(`x/${path}c`)).toBe(false)
  })

  it('means what Git means', async () => {
    const repository = await temporaryDirectory()
    await git(repository, ['init', '--quiet'])
    const part = fc.constantFrom('a', 'b', '*', '**', '?', '[ab]', '[!a]', 'a*b', '?**', '\\\\*', 'ab')
    const parts = fc.array(part, { minLength: 1, maxLength: 4 }).map((all) => all.join('/'))
    const [not, slash] = [fc.constantFrom('', '!'), fc.constantFrom('', '/')]
    const pattern = fc.tuple(not, slash, parts, slash).map((all) => all.join(''))
    const name = fc.constantFrom('a', 'b', 'ab', 'aab', '*', 'c')
    const paths = fc.uniqueArray(
      fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/')),
      { minLength: 30, maxLength: 60 },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pattern, { minLength: 1, maxLength: 3 }), paths, async (all, each) => {
        await writeFile(join(repository, '.gitignore'), `${all.join('\n')}\n`)
        const options = { cwd: repository, env: gitEnvironment, input: each.join('\n') }
        const { stdout } = await runProgram('git', ['check-ignore', '--no-index', '--stdin'], options)
        expect(each.filter(allows(all))).toEqual(stdout.split('\n').filter(Boolean))
      }),
      { numRuns: 100, seed: 20_260 },
    )
  })
})
