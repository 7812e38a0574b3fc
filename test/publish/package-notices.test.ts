import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allows, patternOf, patternProblem, unmatched } from '../../src/publish/allowed-files.ts'
import type { PackageKind } from '../../src/publish/package-kinds.ts'
import { runProgram } from '../support/cli/program.ts'
import { git, gitEnvironment } from '../support/git/git-repository.ts'
import { PublishRun, refusedBy } from '../support/publish/publish-run.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const WARNING = 'a/key.pem:2 holds a key: everybody who can read the repository has it, so revoke it'

describe('a secret in a package', () => {
  it.each<[kinds: PackageKind[], source: 'public' | 'private']>([
    [['index'], 'public'],
    [['git'], 'private'],
  ])('of kind %j is warned of where the source is %s', async (kinds, source) => {
    const visibility = { source: async () => source }
    const publishRun = new PublishRun({ secrets: ['a/key.pem'], visibility })
    const report = await publishRun.publish({ flags: { package: kinds } })
    expect(report.error).toBeUndefined()
    expect(publishRun.journal.filter((line) => line.includes('key.pem'))).toEqual([WARNING])
  })

  it.each<[kinds: PackageKind[]]>([[['index']], [['git', 'index']], [['oci']]])(
    'of kind %j is refused where the source is private',
    async (kinds) => {
      const publishRun = new PublishRun({ secrets: ['a/key.pem', 'b'], config: { allow: ['b'] } })
      const { error } = await refusedBy(publishRun, { flags: { package: kinds } })
      expect(error).toMatchObject({
        code: 'SECRET_IN_PACKAGE',
        message: expect.stringContaining('"a/key.pem": line 2 holds a key'),
        hint: expect.stringMatching(/export-ignore.*\.module-registry\.yml:\nallow: \["a\/key\.pem"\]$/),
      })
    },
  )

  it('is asked about only where it was found', async () => {
    const source = async (): Promise<never> => {
      throw new Error('asked')
    }
    const allowed = new PublishRun({
      secrets: ['a.pem'],
      config: { allow: ['*.pem'] },
      visibility: { source },
    })
    expect((await allowed.publish()).error).toBeUndefined()
  })

  it('is said once for many versions', async () => {
    const tags = { 'v1.0.0': 'a', 'v1.1.0': 'b', 'v1.2.0': 'c' }
    const publishRun = new PublishRun({ tags, secrets: ['a/key.pem'] })
    await publishRun.publish({ tags: 'all', flags: { package: ['git'] } })
    expect(publishRun.journal.filter((line) => line.includes('key.pem'))).toEqual([WARNING])
  })
})

describe('allow', () => {
  it.each<[pattern: string, path: string, isAllowed: boolean]>([
    ['key.pem', 'a/key.pem', true],
    ['/key.pem', 'a/key.pem', false],
    ['./key.pem', 'key.pem', true],
    ['examples/**/*.pem', 'examples/a/b/x.pem', true],
    ['examples/*.pem', 'examples/a/x.pem', false],
    ['examples/', 'examples/a/x.pem', true],
    ['KEY.pem', 'key.pem', false],
    ['a\\[1].pem', 'a[1].pem', true],
  ])('%j allows %j: %j', (pattern, path, isAllowed) => {
    expect(allows([pattern])(path)).toBe(isAllowed)
  })

  it('takes paths out again', () => {
    const isAllowed = allows(['*.pem', '!real.pem'])
    expect([isAllowed('a/x.pem'), isAllowed('a/real.pem')]).toEqual([true, false])
  })

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

  it.each([
    ['', 'names no path'],
    ['!', 'names no path'],
    ['# x', 'is a comment'],
    ['../x', 'leaves the repository'],
    ['a\\', 'ends in a backslash'],
    ['a[b', 'has a [ without ]'],
    ['a[z-a]', 'has a range in reverse order: z-a'],
  ])('does not take %j, which %s', (pattern, problem) => {
    expect(patternProblem(pattern)).toContain(problem)
  })

  it('means what Git means', async () => {
    const repository = await temporaryDirectory()
    await git(repository, ['init', '--quiet'])
    const part = fc.constantFrom('a', 'b', '*', '**', '?', '[ab]', '[!a]', 'a*b', '?**', '\\\\*', 'ab')
    const pattern = fc
      .tuple(
        fc.constantFrom('', '!'),
        fc.constantFrom('', '/'),
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '/'),
      )
      .map(([not, start, parts, end]) => `${not}${start}${parts.join('/')}${end}`)
    const name = fc.constantFrom('a', 'b', 'ab', 'aab', '*', 'c')
    const paths = fc.uniqueArray(
      fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/')),
      { minLength: 30, maxLength: 60 },
    )
    const patterns = fc.array(pattern, { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(patterns, paths, async (all, each) => {
        await writeFile(join(repository, '.gitignore'), `${all.join('\n')}\n`)
        const { stdout } = await runProgram('git', ['check-ignore', '--no-index', '--stdin'], {
          cwd: repository,
          env: gitEnvironment,
          input: each.join('\n'),
        })
        expect(each.filter(allows(all))).toEqual(stdout.split('\n').filter(Boolean))
      }),
      { numRuns: 100, seed: 20_260 },
    )
  })

  it('ends for many wildcards', () => {
    // Without a linear matcher this does not end.
    expect(allows([`${'*a'.repeat(12)}b`])(`${'a'.repeat(250)}bc`)).toBe(false)
    expect(allows([`${'**/a/'.repeat(60)}b`])(`${'a/'.repeat(60)}c`)).toBe(false)
  })

  it('refuses patterns that take too long together, and names none of them as unused', () => {
    const patterns = Array.from({ length: 9000 }, (_, at) => `*${at}y*`)
    const paths = Array.from({ length: 50_000 }, (_, at) => `x${at}.tf`)
    expect(unmatched(patterns, paths, '').length).toBeLessThan(patterns.length)
    expect(() => paths.filter(allows(patterns))).toThrow(expect.objectContaining({ code: 'LIMIT_EXCEEDED' }))
  })
})
