import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '../../src/base/error.ts'
import { fileTooLarge, MAX_PACKAGE_FILES, pathTooLong, tooMany } from '../../src/package/limits.ts'
import {
  type ModuleTree,
  notAModule,
  type PlannedFile,
  planPackage,
} from '../../src/package/package-files.ts'
import { refusalOf } from '../refusal.ts'

/** A tree by its paths: `->` makes a link, a trailing `*` an executable, a trailing `@` a submodule. */
function tree(lines: readonly string[], options: Partial<ModuleTree> = {}): ModuleTree {
  const { root = '' } = options
  const targets = new Map<string, string>()
  const entries = lines.map((line, index) => {
    const [name = '', target] = line.split(' -> ')
    const path = `${root === '' ? '' : `${root}/`}${name.replace(/[*@]$/, '')}`
    if (target !== undefined) targets.set(path, target)
    const regular = name.endsWith('*') ? '100755' : '100644'
    const mode = target !== undefined ? '120000' : name.endsWith('@') ? '160000' : regular
    return { path, mode, oid: String(index), decodable: true }
  })
  return { root, entries, targets, linked: [], excluded: () => false, ...options }
}

const planned = (lines: readonly string[], options?: Partial<ModuleTree>) =>
  planPackage(tree(['main.tf', ...lines], options))
const plan = (lines: readonly string[], options?: Partial<ModuleTree>) => planned(lines, options).files
/** Path, rule, and whether the module needs it. */
const leftOut = (lines: readonly string[], options?: Partial<ModuleTree>) =>
  planned(lines, options).leftOut.map(({ path, rule, isNeeded }) => [path, rule, isNeeded])
const paths = (files: readonly PlannedFile[]) => files.map(({ path }) => path)

const COMMIT_FIRST = 'commit the configuration of the module before it is tagged'
const NAME_IT = 'correct its path (--module-path, or "path" in .module-registry.yml) to'

describe('the files of a package', () => {
  it('sorts by the bytes of the paths, not by their code units', () => {
    const sorted = ['B', 'a-b', 'a.tf', 'a/b', 'main.tf', 'z', 'é', '\uff5e', '\u{1f600}']
    expect(paths(plan(sorted.filter((path) => path !== 'main.tf').toReversed()))).toEqual(sorted)
  })

  it('does not depend on the order of the tree', () => {
    const lines = ['b/a', 'b-a', 'link -> b', 'run*', 'c/x -> ../run', 'é']
    const facts = (all: string[]) => plan(all).map(({ path, executable }) => [path, executable])
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
        expect(facts(shuffled)).toEqual(facts(lines))
      }),
    )
  })

  it('replaces links by what they name: files, directories and chains of both', () => {
    const files = plan([
      ...['shared/run.sh*', 'shared/deep/x.tf', 'a.sh -> shared/run.sh', 'b -> shared'],
      ...['c -> b/deep/../run.sh', 'mods/m/d -> ../../b/', 'e -> ./a.sh'],
      'shared/deep/back.tf -> ../../main.tf',
    ])
    expect(files.map(({ path, source }) => `${path} = ${source}`)).toEqual([
      ...['a.sh = shared/run.sh', 'b/deep/back.tf = main.tf', 'b/deep/x.tf = shared/deep/x.tf'],
      ...['b/run.sh = shared/run.sh', 'c = shared/run.sh', 'e = shared/run.sh', 'main.tf = main.tf'],
      ...['mods/m/d/deep/back.tf = main.tf', 'mods/m/d/deep/x.tf = shared/deep/x.tf'],
      ...['mods/m/d/run.sh = shared/run.sh', 'shared/deep/back.tf = main.tf'],
      ...['shared/deep/x.tf = shared/deep/x.tf', 'shared/run.sh = shared/run.sh'],
    ])
    const executable = ['a.sh', 'b/run.sh', 'c', 'e', 'mods/m/d/run.sh', 'shared/run.sh']
    expect(paths(files.filter((each) => each.executable))).toEqual(executable)
  })

  it.each<[path: string, rule: string, ...lines: string[]]>([
    ['l', 'links to "../x", which is no tracked file of the repository', 'l -> ../x'],
    ['a/l', 'links to "../../a/x", which is no tracked file of the repository', 'a/l -> ../../a/x', 'a/x'],
    ['l', 'links to "/etc/passwd", an absolute path', 'l -> /etc/passwd'],
    ['l', 'links to "m", an absolute path', 'l -> m', 'm -> /x'],
    ['l', 'links to "none", which is no tracked file of the repository', 'l -> none'],
    ['l', 'links to "main.tf/x", which is no tracked file of the repository', 'l -> main.tf/x'],
    ['l', 'links to ".git/config", which is no tracked file of the repository', 'l -> .git/config'],
    ['l', 'links to "l", a chain of links that has no end', 'l -> l'],
    ['a', 'links to "b", a chain of links that has no end', 'a -> b', 'b -> a'],
    ['l', 'links to "", a directory that holds it: a loop', 'l -> '],
    ['sub/up', 'links to "..", a directory that holds it: a loop', 'sub/up -> ..'],
    ['a/x', 'links to "../b", a directory that holds it: a loop', 'a/x -> ../b', 'b/y -> ../a'],
  ])('leaves out the link %s, which %s', (path, rule, ...lines) =>
    expect(leftOut(lines, { root: 'm' })).toContainEqual([path, rule, false]),
  )

  it.each([
    ['x.tf', true],
    ['modules/a/x.tf.json', true],
    ['examples/a/x.tf', false],
    ['test/x.tf', false],
  ])('needs the link %s, as it is configuration, but for those of examples and tests: %s', (path, isNeeded) =>
    expect(leftOut([`${path} -> none`])).toEqual([[path, expect.any(String), isNeeded]]),
  )

  it.each([[['v@']], [['v@', 'l -> v']]])('leaves out the submodule of %j once, by its own path', (lines) =>
    expect(leftOut(lines)).toEqual([['v', 'a submodule, whose files are not part of the commit', false]]),
  )

  it('follows 40 links and no more', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, n) => `l${n} -> ${n === length - 1 ? 'main.tf' : `l${n + 1}`}`)
    expect(plan(chain(40))).toHaveLength(41)
    expect(leftOut(chain(41))).toEqual([['l0', 'links to "l1", a chain of links that has no end', false]])
  })

  it('ends soon when links to directories multiply', () => {
    const below = Array.from({ length: 40 }, (_, n) => ['f', `a -> ../d${n + 1}`, `b -> ../d${n + 1}`])
    const lines = [...below.flatMap((all, n) => all.map((each) => `d${n}/${each}`)), 'd40/f']
    expect(refusalOf(() => plan(lines))).toMatch(/more than 50000 files/)
    const excluded = (path: string) => path.endsWith('/f')
    expect(refusalOf(() => plan(lines, { excluded }))).toMatch(/^LIMIT_EXCEEDED/)
  })

  it('takes 50,000 files and no more', () => {
    const lines = Array.from({ length: MAX_PACKAGE_FILES - 1 }, (_, index) => `f/${index}`)
    expect(plan(lines)).toHaveLength(MAX_PACKAGE_FILES)
    expect(refusalOf(() => plan([...lines, 'one-more']))).toMatch(/more than 50000 files/)
  })

  it('takes a path of 1,024 bytes and no longer one', () => {
    const path = `${'é'.repeat(100)}/`.repeat(5)
    const ofLength = (bytes: number) => plan([`${path}${'x'.repeat(bytes - 1005)}`])
    expect(ofLength(1024)).toHaveLength(2)
    expect(refusalOf(() => ofLength(1025))).toMatch(/1025 bytes, the limit is 1024/)
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
    ['the name is longer than 255 bytes', 'x'.repeat(256), `${'\u00e9'.repeat(128)}/x`],
  ])('leaves out, as %s, %j', (rule, ...lines) => {
    for (const line of lines) {
      expect(leftOut([line, `docs/${line}`])).toEqual([
        [line, rule, expect.any(Boolean)],
        [`docs/${line}`, rule, line === 'aux.tf'],
      ])
      expect(paths(plan([line]))).toEqual(['main.tf'])
    }
    const needed = leftOut(['templates/a:b', 'a:b.tf', 'examples/a:b.tf']).map(([, , isNeeded]) => isNeeded)
    expect(needed).toEqual([true, true, false])
  })

  const GIT_NAMES = ['.git/config', 'sub/.GIT', '.g\u200cit/x', '\ufeff.git', 'git~1', 'GIT~1/x']
  it.each(GIT_NAMES)('refuses %j', (line) => {
    const why = 'a ".git" in a package could take over the repository into which it is unpacked'
    expect(refusalOf(() => plan([line], { root: 'm' }))).toBe(
      `UNSAFE_PACKAGE: these files cannot be packaged:\n  ${quote(`m/${line}`)}: ${why} | rename it`,
    )
  })

  it('takes paths that only look dangerous', () => {
    const ofGit = ['.gitignore', '.github/x', 'git', 'vpc.git/x', 'my-git~1', 'x~1']
    const ofWindows = ['console', 'com10', 'com', 'a..b/c...d', ' a', 'x'.repeat(255)]
    const lines = [...ofGit, ...ofWindows, '-rf', '--x', 'é']
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
  ])('knows that %j is %j on some file systems', (name, other, ...lines) => {
    const { collisions } = planned(lines.length > 0 ? lines : [other, name])
    const same = `the same name as ${quote(other)} on file systems that ignore letter case or Unicode form`
    expect(collisions.map(({ path, rule }) => [path, rule])).toContainEqual([name, same])
  })

  it.each<[isNeeded: boolean, ...lines: string[]]>([
    [true, 'a.tf', 'A.tf'],
    [true, 'templates/user.tpl', 'templates/User.tpl'],
    [true, 'modules/x/run.sh', 'modules/x/RUN.sh'],
    [true, 'modules/a/main.tf', 'modules/A/main.tf'],
    [true, 'modules/a/main.tf', 'modules/A/other.tf'],
    [false, '.github/pull_request_template.md', '.github/PULL_REQUEST_TEMPLATE.md'],
    [false, 'README.md', 'readme.md'],
    [false, 'docs/A.txt', 'docs/a.txt'],
    [false, 'examples/a/main.tf', 'examples/A/main.tf'],
    [false, 'test/fixtures/x', 'test/fixtures/X'],
    [false, 'Templates/a.tpl', 'templates/b.tpl'],
  ])('says whether the module loses something (%j): %j', (isNeeded, ...lines) => {
    expect(planned(lines).collisions.some((each) => each.isNeeded)).toBe(isNeeded)
    expect(planned(lines).collisions).not.toEqual([])
    expect(plan(lines)).toHaveLength(3)
  })

  it('leaves out what is excluded, by its name there and by its name behind a link', () => {
    const excluded = (path: string) => /\.md$|^copy\/skip/.test(path)
    const links = ['copy -> docs', 'README.md -> docs/none', 'guide -> docs/a.md']
    const files = plan(['docs/a.md', 'docs/b.txt', 'docs/skip', ...links], { excluded })
    expect(paths(files)).toEqual(['copy/b.txt', 'docs/b.txt', 'docs/skip', 'guide', 'main.tf'])
  })

  it.each([
    ...[['main.tf'], ['x.tofu'], ['x.tf.json'], ['x.tofu.json'], ['x.tf -> a/x.tf', 'a/x.tf']],
    ...[['modules/a/main.tf'], ['aws/x.tofu', 'README.md'], ['a/b/c/x.tf.json']],
  ])('takes a root with %s, or above it, as a module', (...lines) =>
    expect(planPackage(tree(lines)).files).toHaveLength(lines.length),
  )

  it.each<[lines: string[], root: string, where: string, hint: string]>([
    [['README.md'], '', 'the root of the repository', COMMIT_FIRST],
    [['.hidden.tf', 'tf', 'main.tf.md'], '', 'the root of the repository', COMMIT_FIRST],
    [['main.tf -> x', 'x'], 'a\n', 'the directory "a\\u{a}"', COMMIT_FIRST],
    [['examples/a/main.tf', 'test/x.tf', '.ci/x.tf'], '', 'the root of the repository', COMMIT_FIRST],
  ])('refuses %j', (lines, root, where, hint) => {
    const excluded = (path: string) => path.endsWith('main.tf')
    expect(refusalOf(() => planPackage(tree(lines, { root, excluded })))).toBe(
      `NOT_A_MODULE: ${where} has no .tf or .tofu file at this commit, nor has a directory below it (examples and tests aside) | ${hint}`,
    )
  })

  it.each([
    [['b/x.tf', 'a/x.tf', 'a/y.tf', 'examples/e/x.tf'], 'a (or b)'],
    [['x.tf'], '.'],
    [['a b/x.tf'], '"a b"'],
    [['-a/x.tf', 'a$/x.tf'], '"-a" (or "a$")'],
    [['f/x.tf', 'e/x.tf', 'd/x.tf', 'c/x.tf', 'b/x.tf', 'a/x.tf'], 'a (or b, c, d, e)'],
  ])('suggests of %j the directories that are modules', (files, hint) =>
    expect(notAModule('x', files)).toMatchObject({ hint: `${NAME_IT} ${hint}` }),
  )

  it('suggests in the place of the root what a flag or a config file names', () =>
    expect(notAModule('', ['b/x.tf', 'a/x.tf']).hint).toBe(
      'name the directory of the module: --module-path a (or b), or "module-path" in .module-registry.yml or registry.yml',
    ))

  it('takes a directory below the tree as the module', () => {
    const whole = tree(['a/main.tf', 'b'], { root: 'r' })
    expect(paths(planPackage(whole, 'r/a').files)).toEqual(['a/main.tf', 'b'])
  })
})

const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore'
const SMALLER = 'publish a smaller directory: --module-path'
const LEAVE_IT = 'leave it out with "export-ignore" in .gitattributes'
const LARGE = '"a\\u{a}" has 104857601 bytes, the limit is 104857600 bytes for each file'
const SHORTER = `shorten the names of its directories, or ${LEAVE_IT}`
const PATHS = 'the paths of the module'
const HERE = 'at this commit'

it.each([
  [() => tooMany('files'), 'the package has more than 50000 files', LEAVE_OUT],
  [() => fileTooLarge('a\n', 104_857_601), LARGE, `publish the file elsewhere, or ${LEAVE_IT}`],
  [() => tooMany('bytes'), 'the files of the package have more than 536870912 bytes', LEAVE_OUT],
  [() => pathTooLong('é'), 'a path has 2 bytes, the limit is 1024: "é"', SHORTER],
  [() => tooMany('treeEntries'), `the module has more than 200000 files and directories ${HERE}`, SMALLER],
  [() => tooMany('treePaths'), `${PATHS} have more than 33554432 characters together ${HERE}`, SMALLER],
])('the error of a module that exceeds a limit of %o', (make, message, hint) =>
  expect(make()).toMatchObject({ code: 'LIMIT_EXCEEDED', message, hint }),
)
