import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RegistryError } from '../../src/base/error.ts'
import { MAX_PACKAGE_FILES } from '../../src/package/limits.ts'
import { selectPackageFiles } from '../../src/package/package-files.ts'
import type { ModuleTree, PlannedFile } from '../../src/package/tree-walk.ts'

/** A tree by its paths: `->` makes a link, a trailing `*` an executable, a trailing `@` a submodule. */
function tree(lines: readonly string[], options: Partial<ModuleTree> = {}): ModuleTree {
  const targets = new Map<string, string>()
  const entries = lines.map((line, index) => {
    const [name = '', target] = line.split(' -> ')
    if (target !== undefined) targets.set(name, target)
    const path = name.replace(/[*@]$/, '')
    const regular = name.endsWith('*') ? '100755' : '100644'
    const mode = target !== undefined ? '120000' : name.endsWith('@') ? '160000' : regular
    return { path, mode, oid: String(index), decodable: true }
  })
  return { root: '', entries, targets, excluded: () => false, ...options }
}

const plan = (lines: readonly string[], options?: Partial<ModuleTree>) =>
  selectPackageFiles(tree(['main.tf', ...lines], options))
const paths = (files: readonly PlannedFile[]) => files.map(({ path }) => path)

function refusalOf(lines: readonly string[], options?: Partial<ModuleTree>): RegistryError {
  try {
    plan(lines, options)
  } catch (error) {
    if (error instanceof RegistryError) return error
  }
  throw new Error('expected a refusal')
}

describe('the files of a package', () => {
  it('sorts by the bytes of the paths, not by their code units', () => {
    const lines = ['a/b', 'a-b', 'a.tf', 'B', '\u{1f600}', '\uff5e', 'é', 'z']
    expect(paths(plan(lines))).toEqual([
      'B',
      'a-b',
      'a.tf',
      'a/b',
      'main.tf',
      'z',
      'é',
      '\uff5e',
      '\u{1f600}',
    ])
  })

  it('does not depend on the order of the tree', () => {
    const lines = ['b/a', 'b-a', 'link -> b', 'run*', 'c/x -> ../run', 'é']
    const expected = plan(lines).map(({ path, executable }) => [path, executable])
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
        expect(plan(shuffled).map(({ path, executable }) => [path, executable])).toEqual(expected)
      }),
    )
  })

  it('replaces links by what they name: files, directories and chains of both', () => {
    const files = plan([
      ...[
        'shared/run.sh*',
        'shared/deep/x.tf',
        'a.sh -> shared/run.sh',
        'b -> shared',
        'c -> b/deep/../run.sh',
      ],
      ...['mods/m/d -> ../../b/', 'e -> ./a.sh', 'shared/deep/back.tf -> ../../main.tf'],
    ])
    expect(files.map(({ path, source }) => `${path} = ${source}`)).toEqual([
      ...[
        'a.sh = shared/run.sh',
        'b/deep/back.tf = main.tf',
        'b/deep/x.tf = shared/deep/x.tf',
        'b/run.sh = shared/run.sh',
      ],
      ...['c = shared/run.sh', 'e = shared/run.sh', 'main.tf = main.tf', 'mods/m/d/deep/back.tf = main.tf'],
      ...[
        'mods/m/d/deep/x.tf = shared/deep/x.tf',
        'mods/m/d/run.sh = shared/run.sh',
        'shared/deep/back.tf = main.tf',
      ],
      ...['shared/deep/x.tf = shared/deep/x.tf', 'shared/run.sh = shared/run.sh'],
    ])
    expect(files.filter(({ executable }) => executable).map(({ path }) => path)).toContain('c')
  })

  it.each<[rule: RegExp, ...lines: string[]]>([
    [/"l": links to "\.\.\/x", which leaves the module/, 'l -> ../x'],
    [/"a\/l": links to "\.\.\/\.\.\/a\/x", which leaves/, 'a/l -> ../../a/x', 'a/x'],
    [/"l": links to "\/etc\/passwd", an absolute path/, 'l -> /etc/passwd'],
    [/"l": links to "m", an absolute path/, 'l -> m', 'm -> /x'],
    [/"l": links to "none", which is not a tracked file/, 'l -> none'],
    [/"l": links to "main\.tf\/x", which is not a tracked/, 'l -> main.tf/x'],
    [/"l": links to ".git\/config", which is not a tracked/, 'l -> .git/config'],
    [/"l": links to "l", a chain of links that has no end/, 'l -> l'],
    [/"a": links to "b", a chain of links that has no end/, 'a -> b', 'b -> a'],
    [/"l": links to "", a directory that holds it: a loop/, 'l -> '],
    [/"sub\/up": links to "\.\.", a directory that holds it: a loop/, 'sub/up -> ..'],
    [/"a\/x": links to "..\/b", a directory that holds it: a loop/, 'a/x -> ../b', 'b/y -> ../a'],
    [/"v": a submodule/, 'v@'],
    [/"v": a submodule/, 'v@', 'l -> v'],
  ])('refuses a link or submodule with %s', (rule, ...lines) => {
    const error = refusalOf(lines)
    expect(error.code).toBe('UNSAFE_PACKAGE')
    expect(error.message).toMatch(rule)
    expect(error.hint).not.toBe('')
  })

  it('ends soon when links to directories multiply', () => {
    const lines = Array.from({ length: 40 }, (_, n) => [
      `d${n}/f`,
      `d${n}/a -> ../d${n + 1}`,
      `d${n}/b -> ../d${n + 1}`,
    ])
    expect(refusalOf([...lines.flat(), 'd40/f']).message).toMatch(/more than 50000 files/)
    const excluded = (path: string) => path.endsWith('/f')
    expect(refusalOf([...lines.flat(), 'd40/f'], { excluded }).code).toBe('LIMIT_EXCEEDED')
  })

  it('takes 50,000 files and no more', () => {
    const lines = Array.from({ length: MAX_PACKAGE_FILES - 1 }, (_, index) => `f/${index}`)
    expect(plan(lines)).toHaveLength(MAX_PACKAGE_FILES)
    expect(refusalOf([...lines, 'one-more']).message).toMatch(/more than 50000 files/)
  })

  it('takes a path of 1,024 bytes and no longer one', () => {
    const path = `${'é'.repeat(100)}/`.repeat(5)
    expect(plan([`${path}${'x'.repeat(1024 - 1005)}`])).toHaveLength(2)
    expect(refusalOf([`${path}${'x'.repeat(1025 - 1005)}`]).message).toMatch(/1025 bytes, the limit is 1024/)
  })

  it.each([
    ...['a:b', 'a?b', 'a*b.md', 'a"b', 'a<b', 'a>b', 'a|b', 'a\\b', 'a\nb', 'a\u007fb', 'a\u0085b'],
    ...['con', 'NUL', 'aux.tf', 'prn.tar.gz', 'com1', 'LPT9.txt', 'con .md', 'dir/nul/x', 'CONIN$'],
    ...['a.', 'a ', 'dir./x', 'dir /x', '.git/config', 'sub/.GIT', '.g\u200cit/x', 'git~1', 'x'.repeat(256)],
  ])('refuses the path %j', (path) => {
    const error = refusalOf([path.replace(/\*/, '*')])
    expect(error.code).toBe('UNSAFE_PACKAGE')
  })

  it('takes paths that only look dangerous', () => {
    const lines = [
      '-rf',
      '--x',
      'console',
      'com10',
      'com',
      'a..b/c...d',
      '.gitignore',
      '.github/x',
      'git',
      'x~1',
      ' a',
      'é',
      'x'.repeat(255),
    ]
    expect(plan(lines)).toHaveLength(lines.length + 1)
  })

  it.each([
    ['README.md', 'readme.md'],
    ['Modules/a', 'modules/b'],
    ['x/A/1', 'x/a/2'],
    ['caf\u00e9', 'cafe\u0301'],
    ['dir\u00e9/a', 'dire\u0301/b'],
    ['Dir', 'dir/x'],
    ['ß', 'SS'],
    ['ẞ.md', 'ß.md'],
    ['ẞ', 'ss'],
    ['ﬃ', 'FFI'],
    ['ς', 'Σ'],
    ['ŉ', 'ʼN'],
    ['k', '\u212a'],
    ['same', 'Same -> main.tf'],
  ])('refuses %j beside %j', (first, second) => {
    const error = refusalOf([first, second])
    expect(error.code).toBe('UNSAFE_PACKAGE')
    expect(error.message).toMatch(/letter case or Unicode form/)
  })

  it('names all problems in one refusal, 20 of them by path', () => {
    const error = refusalOf([...Array.from({ length: 30 }, (_, index) => `a:${index}`), 'l -> nowhere'], {
      root: 'modules/vpc',
    })
    expect(error.message.split('\n')).toHaveLength(22)
    expect(error.message).toContain('"modules/vpc/l"')
    expect(error.message).toMatch(/and 11 more$/)
  })

  it('leaves out what is excluded, by its name there and by its name behind a link', () => {
    const excluded = (path: string) => /\.md$|^copy\/skip/.test(path)
    const files = plan(
      [
        'docs/a.md',
        'docs/b.txt',
        'docs/skip',
        'copy -> docs',
        'README.md -> docs/none',
        'guide -> docs/a.md',
      ],
      { excluded },
    )
    expect(paths(files)).toEqual(['copy/b.txt', 'docs/b.txt', 'docs/skip', 'guide', 'main.tf'])
  })

  it('refuses names that are no UTF-8', () => {
    const entries = [
      ...tree(['main.tf']).entries,
      { path: 'a\ufffd', mode: '100644', oid: '1', decodable: false },
    ]
    expect(refusalOf([], { entries }).message).toMatch(/the name is not UTF-8/)
  })

  it.each([['main.tf'], ['x.tofu'], ['x.tf.json'], ['x.tofu.json'], ['x.tf -> a/x.tf', 'a/x.tf']])(
    'takes a root with %s as a module',
    (...lines) => {
      expect(selectPackageFiles(tree(lines))).not.toHaveLength(0)
    },
  )

  it.each<[lines: string[], root: string, hint: RegExp]>([
    [['README.md'], '', /^commit the configuration/],
    [['.hidden.tf', 'tf', 'main.tf.md'], '', /^commit the configuration/],
    [['modules/a/main.tf'], '', /--module-path modules\/a$/],
    [['b/x.tf', 'a/x.tf', 'a/y.tf'], 'mods', /--module-path mods\/a \(or mods\/b\)$/],
    [['a b/x.tf'], '', /--module-path "a b"$/],
  ])('says where the module might be when %j has none', (lines, root, hint) => {
    const call = () => selectPackageFiles(tree(lines, { root }))
    expect(call).toThrow(expect.objectContaining({ code: 'NOT_A_MODULE', hint: expect.stringMatching(hint) }))
  })
})
