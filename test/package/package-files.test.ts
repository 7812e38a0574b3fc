import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote, RegistryError } from '../../src/base/error.ts'
import { MAX_PACKAGE_FILES } from '../../src/package/limits.ts'
import { equalsTree, notAModule, selectPackageFiles } from '../../src/package/package-files.ts'
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

const COMMIT_FIRST = 'commit the configuration of the module before it is tagged'
const NAME_IT = 'name the directory of the module: --module-path'

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
    expect(paths(files.filter(({ executable }) => executable))).toEqual([
      'a.sh',
      'b/run.sh',
      'c',
      'e',
      'mods/m/d/run.sh',
      'shared/run.sh',
    ])
  })

  it.each<[problem: string, ...lines: string[]]>([
    ['"m/l": links to "../x", which leaves the module', 'l -> ../x'],
    ['"m/a/l": links to "../../a/x", which leaves the module', 'a/l -> ../../a/x', 'a/x'],
    ['"m/l": links to "/etc/passwd", an absolute path', 'l -> /etc/passwd'],
    ['"m/l": links to "m", an absolute path', 'l -> m', 'm -> /x'],
    ['"m/l": links to "none", which is not a tracked file of the module', 'l -> none'],
    ['"m/l": links to "main.tf/x", which is not a tracked file of the module', 'l -> main.tf/x'],
    ['"m/l": links to ".git/config", which is not a tracked file of the module', 'l -> .git/config'],
    ['"m/l": links to "l", a chain of links that has no end', 'l -> l'],
    ['"m/a": links to "b", a chain of links that has no end', 'a -> b', 'b -> a'],
    ['"m/l": links to "", a directory that holds it: a loop', 'l -> '],
    ['"m/sub/up": links to "..", a directory that holds it: a loop', 'sub/up -> ..'],
    ['"m/a/x": links to "../b", a directory that holds it: a loop', 'a/x -> ../b', 'b/y -> ../a'],
  ])('refuses a link: %s', (problem, ...lines) => {
    expect(refusalOf(lines, { root: 'm' })).toMatchObject({
      code: 'UNSAFE_PACKAGE',
      message: expect.stringContaining(`\n  ${problem}`),
      hint: 'replace the link by the file itself, or by a link to a tracked file of the module',
    })
  })

  it.each([[['v@']], [['v@', 'l -> v']]])('refuses the submodule of %j once, by its own path', (lines) => {
    expect(refusalOf(lines)).toMatchObject({
      code: 'UNSAFE_PACKAGE',
      message:
        'these files cannot be packaged portably:\n  "v": a submodule, whose files are not part of the commit',
      hint: 'commit the files of the submodule, or leave it out with "export-ignore" in .gitattributes',
    })
  })

  it('follows 40 links and no more', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, n) => `l${n} -> ${n === length - 1 ? 'main.tf' : `l${n + 1}`}`)
    expect(plan(chain(40))).toHaveLength(41)
    expect(refusalOf(chain(41)).message).toBe(
      'these files cannot be packaged portably:\n  "l0": links to "l1", a chain of links that has no end',
    )
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
    [
      'the name contains one of < > : " | ? * \\',
      ...['a:b', 'a?b', 'a*b.md', 'a"b', 'a<b', 'a>b', 'a|b', 'a\\b', ':', 'x/a:b/y'],
    ],
    ['the name contains a control character', 'a\nb', 'a\u007fb', 'a\u0085b'],
    [
      'the name is reserved on Windows',
      ...['con', 'NUL', 'aux.tf', 'prn.tar.gz', 'com1', 'LPT9.txt', 'con .md', 'con  .md', 'dir/nul/x'],
      ...['CONIN$', 'conout$.x', 'com\u00b9', 'lpt\u00b3.x'],
    ],
    ['the name ends in a dot or a blank, which Windows drops', 'a.', 'a ', 'dir./x', 'dir /x'],
    [
      'a ".git" in a package could take over the repository into which it is unpacked',
      ...['.git/config', 'sub/.GIT', '.g\u200cit/x', '\ufeff.git', 'git~1', 'GIT~1/x'],
    ],
    ['the name is longer than 255 bytes', 'x'.repeat(256), `${'\u00e9'.repeat(128)}/x`],
  ])('refuses, as %s, %j', (rule, ...lines) => {
    for (const line of lines) {
      const path = quote(`m/${line}`)
      expect(refusalOf([line], { root: 'm' })).toMatchObject({
        code: 'UNSAFE_PACKAGE',
        message: `these files cannot be packaged portably:\n  ${path}: ${rule}`,
        hint: 'rename it',
      })
    }
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
      'vpc.git/x',
      'my-git~1',
      'x~1',
      ' a',
      'é',
      'x'.repeat(255),
    ]
    expect(plan(lines)).toHaveLength(lines.length + 1)
  })

  it.each<[name: string, other: string, ...lines: string[]]>([
    ['readme.md', 'README.md'],
    ['caf\u00e9', 'cafe\u0301'],
    ['ß', 'SS'],
    ['ẞ.md', 'ß.md'],
    ['ẞ', 'ss'],
    ['ﬃ', 'FFI'],
    ['ς', 'Σ'],
    ['ŉ', 'ʼN'],
    ['k', '\u212a'],
    ['modules', 'Modules', 'Modules/a', 'modules/b'],
    ['x/a', 'x/A', 'x/A/1', 'x/a/2'],
    ['a', 'A', 'A/x/1', 'a/y/2'],
    ['dire\u0301', 'dir\u00e9', 'dir\u00e9/a', 'dire\u0301/b'],
    ['Dir', 'dir', 'Dir', 'dir/x'],
    ['Same', 'same', 'same', 'Same -> main.tf'],
  ])('refuses %j beside %j', (name, other, ...lines) => {
    const [path, beside] = [quote(`m/${name}`), quote(`m/${other}`)]
    expect(refusalOf(lines.length > 0 ? lines : [other, name], { root: 'm' })).toMatchObject({
      code: 'UNSAFE_PACKAGE',
      message: `these files cannot be packaged portably:\n  ${path}: the same name as ${beside} on file systems that ignore letter case or Unicode form`,
      hint: 'rename one of the two',
    })
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
    expect(refusalOf([], { entries })).toMatchObject({
      message: 'these files cannot be packaged portably:\n  "a\ufffd": the name is not UTF-8',
      hint: 'rename it',
    })
  })

  it.each([['main.tf'], ['x.tofu'], ['x.tf.json'], ['x.tofu.json'], ['x.tf -> a/x.tf', 'a/x.tf']])(
    'takes a root with %s as a module',
    (...lines) => {
      expect(selectPackageFiles(tree(lines))).not.toHaveLength(0)
    },
  )

  it.each<[lines: string[], root: string, where: string, hint: string]>([
    [['README.md'], '', 'the root of the repository', COMMIT_FIRST],
    [['.hidden.tf', 'tf', 'main.tf.md'], '', 'the root of the repository', COMMIT_FIRST],
    [['main.tf -> x', 'x'], 'a\n', 'the directory "a\\u{a}"', COMMIT_FIRST],
    [['modules/a/main.tf'], '', 'the root of the repository', `${NAME_IT} modules/a`],
    [['b/x.tf', 'a/x.tf', 'a/y.tf'], 'mods', 'the directory "mods"', `${NAME_IT} mods/a (or mods/b)`],
    [['a b/x.tf'], '', 'the root of the repository', `${NAME_IT} "a b"`],
    [['-a/x.tf', 'a$/x.tf'], '', 'the root of the repository', `${NAME_IT} "-a" (or "a$")`],
    [
      ['f/x.tf', 'e/x.tf', 'd/x.tf', 'c/x.tf', 'b/x.tf', 'a/x.tf'],
      ...(['', 'the root of the repository', `${NAME_IT} a (or b, c, d, e)`] as const),
    ],
  ])('says where the module might be when %j has none', (lines, root, where, hint) => {
    const excluded = (path: string) => path === 'main.tf'
    expect(() => selectPackageFiles(tree(lines, { root, excluded }))).toThrow(
      expect.objectContaining({
        code: 'NOT_A_MODULE',
        message: `${where} has no .tf or .tofu file at this commit`,
        hint,
      }),
    )
  })

  it('suggests the root for a directory without configuration', () => {
    expect(notAModule('x', [''])).toMatchObject({ hint: `${NAME_IT} .` })
  })

  it('takes a directory below the tree as the module', () => {
    const whole = tree(['a/main.tf', 'b'], { root: 'r' })
    expect(paths(selectPackageFiles(whole, 'r/a'))).toEqual(['a/main.tf', 'b'])
  })

  it('says whether the package is the whole tree, file by file', () => {
    const equals = (lines: readonly string[], options?: Partial<ModuleTree>) =>
      equalsTree(tree(['main.tf', ...lines], options), plan(lines, options))
    expect(equals(['run*', 'a/b'])).toBe(true)
    expect(equals(['l -> main.tf'])).toBe(false)
    expect(equals(['a.md'], { excluded: (path) => path === 'a.md' })).toBe(false)
  })
})
