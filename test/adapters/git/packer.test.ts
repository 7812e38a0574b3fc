// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a template of HCL
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { openModules } from '../../../src/adapters/git/modules.ts'
import { refusal, refusalFrom } from '../../refusal.ts'
import { hasProgram } from '../../support/cli/program.ts'
import { buildRepository, git, type RepositoryFile, textFiles } from '../../support/git/module-repository.ts'
import { CountingLog, pack, withModules } from '../../support/package/packing.ts'
import { readZips } from '../../support/package/zip-reader.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

interface Case {
  readonly id: string
  readonly files: RepositoryFile[]
  readonly untracked?: { path: string; content?: string; symlink?: string }[]
  readonly git_config?: string
  readonly generate?: { pattern: string; count: number }[]
}

const corpus: { cases: Case[] } = JSON.parse(
  readFileSync(new URL('../../fixtures/corpus/05-trees/trees.json', import.meta.url), 'utf8'),
)
const directory = await temporaryDirectory()

function buildCase(id: string, extra: readonly RepositoryFile[] = []) {
  const found = corpus.cases.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no case ${id}`)
  const generated = (found.generate ?? []).flatMap(({ pattern, count }) =>
    Array.from({ length: count }, (_, index) => ({
      path: pattern.replace('%05d', String(index).padStart(5, '0')),
      content: 'x',
    })),
  )
  return buildRepository(join(directory, id), {
    files: [...found.files, ...generated, ...extra],
    ...(found.untracked === undefined ? {} : { untracked: found.untracked }),
    ...(found.git_config === undefined ? {} : { gitConfig: found.git_config }),
  })
}

/** What must be in the package, sorted; the corpus says why. */
const ACCEPTED: Record<string, readonly string[]> = {
  plain: ['README.md', 'main.tf'],
  'symlink-tf-inside': ['README.md', 'locals.tf', 'main.tf', 'shared/locals.tf'],
  'unicode-nfd-single': ['README.md', 'cafe\u0301.md', 'main.tf'],
  'leading-dash': ['--output=x', '-rf', 'README.md', 'main.tf'],
  'long-name': ['README.md', 'a'.repeat(255), 'main.tf'],
  'deep-path': ['README.md', `${'d/'.repeat(500)}f.txt`, 'main.tf'],
  'git-dir-nested': ['README.md', 'main.tf', 'sub/.gitignore', 'sub/git/config'],
  'export-subst': ['.gitattributes', 'README.md', 'main.tf', 'version.txt'],
  'filter-driver': ['.gitattributes', 'README.md', 'main.tf'],
  'dirty-worktree': ['README.md', 'main.tf'],
  'untracked-symlink': ['README.md', 'main.tf'],
  'ignored-but-tracked': ['.gitignore', 'README.md', 'main.tf', 'prod.tfvars'],
  'tf-json-only': ['README.md', 'main.tf.json'],
  'readme-huge': ['README.md', 'main.tf'],
  'order-sensitivity': ['C', 'README.md', 'a-b', 'a.tf', 'a/b', 'b', 'main.tf', 'z', 'é'],
}

/** What is packed all the same, and what is said of it. */
const NOTICED: Record<string, readonly string[]> = {
  'symlink-escape-relative': ['"secret"', '"../../../../../../../../etc/passwd"'],
  'symlink-git-config': ['"cfg"', '".git/config"'],
  'symlink-dangling': ['"x"', '"nowhere"'],
  'symlink-self-dir': ['"sub/up"', '".."'],
  'symlink-readme': ['"README.md"', '"/etc/hostname"'],
  'control-chars': ['"a\\u{a}b.md"', '"a\\u{9}b.md"', '"a\\u{1b}[31mb.md"'],
  submodule: ['"vendor/sub"', 'submodule'],
}

/** The code, and every text that the message must name. */
const REFUSED: Record<string, readonly [code: string, ...named: string[]]> = {
  'case-collision-dirs': ['UNSAFE_PACKAGE', '"Modules"', '"modules"'],
  'windows-chars': ['UNSAFE_PACKAGE', 'which Windows drops'],
  'lfs-pointer': ['UNSAFE_PACKAGE', '"data.bin"', 'LFS'],
  'utf16-tf': ['UNSAFE_PACKAGE', '"u.tf"', 'UTF-8'],
  'big-file': ['LIMIT_EXCEEDED', '"big.bin"', '134217728', '104857600'],
}

/** Cases with more to say than a table holds; each has its own test below. */
const OWN_TESTS = ['invalid-utf8-name', 'secrets-tracked', 'many-files', 'only-subdir-tf']

describe('the corpus of hard trees', () => {
  it('has an expected outcome for every case', () => {
    const expected = Object.keys({ ...ACCEPTED, ...NOTICED, ...REFUSED })
    expect([...expected, ...OWN_TESTS].sort()).toEqual(corpus.cases.map(({ id }) => id).sort())
  })

  it.each(Object.entries(ACCEPTED))('packs %s', async (id, paths) => {
    const repository = buildCase(id)
    const { facts, contents, secrets, notices } = await pack(repository, directory)
    expect(contents.map(({ path }) => path)).toEqual(paths)
    expect([facts.files, secrets, notices]).toEqual([paths.length, [], []])
    const regular = paths.filter((path) => id !== 'symlink-tf-inside' || path !== 'locals.tf')
    for (const path of regular) {
      const blob = git(repository.directory, ['cat-file', 'blob', `${repository.commit}:${path}`])
      expect(contents.find((file) => file.path === path)?.size).toBe(blob.length)
    }
  })

  it.each(Object.entries(NOTICED))('packs %s without what a package cannot hold', async (id, named) => {
    const { notices, contents, facts } = await pack(buildCase(id), directory)
    expect(notices).toHaveLength(1)
    for (const text of named) expect(notices[0]).toContain(text)
    expect(notices[0]).not.toMatch(/[\0-\x1f]/)
    expect(contents.map(({ path }) => path)).toContain('main.tf')
    expect(facts.equalsTree).toBe(false)
  })

  it.each(Object.entries(REFUSED))('refuses %s', async (id, [code, ...named]) => {
    const [repository, temporary] = [buildCase(id), await temporaryDirectory()]
    const error = await refusal(pack(repository, temporary))
    expect(error.code).toBe(code)
    for (const text of named) expect(error.message).toContain(text)
    expect(error.message + error.hint).not.toMatch(/[\0-\x09\x0b-\x1f]/)
    expect(error.hint).not.toBe('')
    expect(readdirSync(temporary).filter((name) => name.endsWith('.zip'))).toEqual([])
  })

  it('leaves out a name that is no UTF-8', async () => {
    const repository = buildCase('invalid-utf8-name', [
      { path: Buffer.from('a\xff.md', 'latin1'), content: 'x' },
    ])
    const { notices, facts } = await pack(repository, directory)
    expect(notices).toEqual([expect.stringMatching(/"a\ufffd\.md": the name is not UTF-8/)])
    expect(facts.equalsTree).toBe(false)
  })

  it('names every file that holds something, and none for its name alone', async () => {
    const { secrets } = await pack(buildCase('secrets-tracked'), directory)
    const hidden = ['.terraform/providers/x', '.terraform/terraform.tfstate']
    expect(secrets.map(({ path }) => path)).toEqual([...hidden, 'crash.log', 'terraform.tfstate'])
  })

  it('packs 20,000 files', async () => {
    const { facts } = await pack(buildCase('many-files'), directory)
    expect(facts.files).toBe(20_002)
  })
})

const link = (path: string, content: string) => ({ path, content, mode: '120000' as const })
/** A file that has two places in a package. */
const LINKED = [{ path: 'more/b.md' }, link('docs2', 'more')]
const MAIN = { path: 'main.tf', content: 'output "x" {\n  value = 1\n}\n' }
/** What is named above `m`. */
const NAMING = `module "n" {
  source = "../n" # not ../../x
}
locals {
  a = file("\${path.module}/../data/x.json")
  b = "\${path.module}/../data/\${var.name}.json"
  c = <<EOT
cat \${path.module}/../policies/a.json b
EOT
}
`
const NAMED = ['data', 'data/x.json', 'n', 'policies']
const SILENT = `// ../x
/* "\${path.module}/../x" */
locals {
  r = "\${path.root}/../x/\${ path.cwd }/../y"
  a = [for k, v in var.x : k => v...]
  b = "and so on ... 1..2 a..b"
  c = "\${path.module}/x" # ../y
}
`
const build = async (files: readonly RepositoryFile[]) =>
  buildRepository(await temporaryDirectory(), { files })
const paths = (file: { contents: readonly { path: string }[] }) => file.contents.map(({ path }) => path)

describe('a package', () => {
  it('keeps its golden digest: format 1 is for ever', async () => {
    const repository = await build([
      MAIN,
      ...textFiles({ 'README.md': '# é\n', 'ünïcode.md': '' }),
      { path: 'bin/run', content: '#!/bin/sh\n', mode: '100755' },
      link('link.tf', 'main.tf'),
    ])
    const { facts } = await pack(repository, directory)
    const digest = 'sha256:70e77aa03dc115f98390030520da18ac8f919ea7514ea98f7d1c17cf14aaaaab'
    expect(facts).toEqual({ format: 1, equalsTree: false, digest, size: 555, files: 5 })
  })

  it.skipIf(!hasProgram('python3'))('is a zip that another reader agrees with (needs python3)', async () => {
    const repository = await build([
      MAIN,
      { path: 'run.sh', content: '#!/bin/sh\n', mode: '100755' },
      ...textFiles({ 'sub/é.md': 'é\n', empty: '' }),
      link('copy.sh', 'run.sh'),
    ])
    const { file, contents } = await pack(repository, directory)
    const [{ comment, entries } = { comment: '', entries: [] }] = readZips([file])
    expect(comment).toBe('')
    expect(entries.map(({ path, mode, flags }) => [path, mode.toString(8), flags])).toEqual([
      ['copy.sh', '100755', 0],
      ['empty', '100644', 0],
      ['main.tf', '100644', 0],
      ['run.sh', '100755', 0],
      ['sub/é.md', '100644', 0x800],
    ])
    const fixed = { method: 0, date: [1980, 1, 1, 0, 0, 0], extra: '', comment: '' }
    for (const each of entries) expect(each).toMatchObject(fixed)
    const packed = ({ path, mode, hex }: (typeof entries)[number]) => ({
      path,
      mode: `0${(mode & 0o777).toString(8)}`,
      size: hex.length / 2,
    })
    expect(contents).toEqual(entries.map(packed))
    expect(readFileSync(file).subarray(-22, -18).toString('latin1')).toBe('PK\x05\x06')
  })

  it.each([
    [true, 'as it is', []],
    [false, 'with a file left out', [{ path: '.terraformignore', content: 'docs\n' }]],
    [false, 'with a link', [link('link.tf', 'main.tf')]],
    [false, 'with as many others', [{ path: '.terraformignore', content: 'docs/a.md\n' }, ...LINKED]],
  ])('says %s to being the tree %s', async (equalsTree, _, files) => {
    const repository = await build([MAIN, { path: 'docs/a.md', content: '' }, ...files])
    expect((await pack(repository, directory)).facts.equalsTree).toBe(equalsTree)
  })

  it('is of one directory alone when the module lies in it, and of nothing that is no directory', async () => {
    const repository = buildCase('only-subdir-tf')
    expect(paths(await pack(repository, directory, { path: 'modules/a' }))).toEqual(['main.tf'])
    expect(paths(await pack(repository, directory))).toContain('modules/a/main.tf')
    for (const path of ['modules/b', 'README.md', 'modules/a/main.tf'])
      expect(await refusalFrom(() => pack(repository, directory, { path }))).toMatch(
        /^NOT_A_MODULE: .* \| .*--module-path.* to modules\/a/,
      )
  })

  it('honours export-ignore and .terraformignore before it looks for what is unsafe', async () => {
    const ignored = '/ci export-ignore\n*.tfvars export-ignore\n'
    const repository = await build([
      MAIN,
      ...textFiles({ '.gitattributes': ignored, '.terraformignore': 'tests/\n' }),
      ...textFiles({ 'ci/nul': 'x', 'prod.tfvars': 'x', 'tests/id_rsa': 'x' }),
      link('tests/link', '/etc/passwd'),
      { path: 'tests/sub', mode: '160000', sha: '1'.repeat(40) },
    ])
    const kept = ['.gitattributes', '.terraformignore', 'main.tf']
    expect(paths(await pack(repository, directory))).toEqual(kept)
  })

  it('reads the attributes of the directories above the module too', async () => {
    const attributes = { '.gitattributes': '*.md export-ignore\n' }
    const below = { 'modules/.gitattributes': 'a/*.txt export-ignore\n', 'modules/a/main.tf': MAIN.content }
    const ignored = { 'modules/a/README.md': 'x', 'modules/a/notes.txt': 'x' }
    const repository = await build(textFiles({ ...attributes, ...below, ...ignored }))
    expect(paths(await pack(repository, directory, { path: 'modules/a' }))).toEqual(['main.tf'])
  })

  it('has what links of the module lead to elsewhere in the repository, and never more than that', async () => {
    const repository = await build([
      { path: '.gitattributes', content: 'internal.txt export-ignore\n' },
      { path: 'shared/.gitattributes', content: 'notes.md export-ignore\n' },
      { path: 'shared/versions.tf', content: MAIN.content },
      ...textFiles({ 'shared/notes.md': 'n', 'shared/deep/internal.txt': 'i', 'shared/deep/a.txt': 'a' }),
      { path: 'shared/run.sh', content: '#!/bin/sh\n', mode: '100755' },
      { path: 'shared/deep/private', mode: '160000', sha: '1'.repeat(40) },
      link('shared/chain.tf', 'versions.tf'),
      link('shared/lost', 'nowhere'),
      link('shared/up', '../modules'),
      link('shared/b', 'deep'),
      link('current', 'shared'),
      { path: '.netrc', content: 'machine git.acme.test login a password Rk3mZq\n' },
      { path: 'modules/a/.terraformignore', content: 'all/run.sh\n' },
      link('modules/a/versions.tf', '../../current/chain.tf'),
      link('modules/a/all', '../../shared'),
      link('modules/a/login', '../../.netrc'),
      link('modules/a/back.tf', '../a/versions.tf'),
      link('modules/a/loop', '..'),
      link('modules/a/out', '../../../etc'),
      link('modules/a/long', '../'.repeat(5000)),
    ])
    const { contents, facts, notices, secrets } = await pack(repository, directory, { path: 'modules/a' })
    expect(contents.map(({ path, mode }) => `${path} ${mode}`)).toEqual([
      ...['.terraformignore 0644', 'all/.gitattributes 0644', 'all/b/a.txt 0644', 'all/chain.tf 0644'],
      ...['all/deep/a.txt 0644', 'all/versions.tf 0644', 'back.tf 0644', 'login 0644', 'versions.tf 0644'],
    ])
    expect(facts.equalsTree).toBe(false)
    expect(secrets).toMatchObject([{ path: 'modules/a/login', name: 'stored credentials' }])
    expect(notices).toEqual([
      'left out of the package: "modules/a/all/b/private": a submodule, whose files are not part of the commit; "modules/a/all/lost": links to "nowhere", which is no tracked file of the repository; "modules/a/all/up": links to "../modules", a directory that holds it: a loop; and 4 more',
    ])
  })

  it('holds of its directory the paths that it is given, on the way through links too, and judges nothing else', async () => {
    const repository = await build([
      ...['modules/vpc/main.tf', 'modules/vpc-2/main.tf', 'modules/a/x.tf', 'shared/deep/b.tf'].map(
        (path) => ({ ...MAIN, path }),
      ),
      link('modules/a/all.tf', '../../shared/deep/b.tf'),
      { path: 'shared/c.txt', content: '' },
      link('current', 'shared'),
      { path: 'other/A.tf', content: 'version https://git-lfs.github.com/spec/v1\n' },
      { path: 'other/a.tf', hex: 'ff' },
      { path: 'other/private', mode: '160000', sha: '1'.repeat(40) },
    ])
    const request = { path: 'modules/vpc', packageRoot: '' }
    expect(await refusalFrom(() => pack(repository, directory, request))).toMatch(/^UNSAFE_PACKAGE/)
    const packagePaths = ['current/c.txt', 'gone', 'modules/a', 'modules/vpc']
    const held = await pack(repository, directory, { ...request, packagePaths })
    const all = ['current/c.txt', 'modules/a/all.tf', 'modules/a/x.tf', 'modules/vpc/main.tf']
    expect(paths(held)).toEqual(all)
    expect([held.notices, held.facts.equalsTree]).toEqual([[], false])
    const alone = await pack(repository, directory, { ...request, packagePaths: ['modules/vpc', 'shared'] })
    expect(alone.facts).toMatchObject({ files: 3, equalsTree: true })
  })

  it.each<[title: string, texts: readonly RepositoryFile[], named: readonly string[] | undefined]>([
    ['of modules and texts', [{ path: 'm/main.tf', content: NAMING }], NAMED],
    ['in no comment or ellipsis', [{ path: 'm/main.tf', content: SILENT }], []],
    ['in JSON', [{ path: 'm/x.tf.json', content: '{"locals":{"a":"${path.module}/../x"}}' }], ['x']],
    ['by the place of a link', [{ path: 'y/z/a.tf', content: NAMING }, link('m/a.tf', '../y/z/a.tf')], NAMED],
    ['in no test that nobody calls', [{ path: 'm/tests/a.tf', content: 'a = "../../.."' }], []],
    ['in a script that stays where it is', [{ path: 'm/a.sh', content: 'cat ./x...y' }], []],
    ['in no script that goes up', [{ path: 'm/a.sh', content: 'cd "$(dirname "$0")/.."' }], undefined],
    ['in no program that goes up', [{ path: 'm/a', mode: '100755', content: 'cat ../x' }], undefined],
    ['in a test that is called', [{ path: 'm/tests/t/a.tf', content: 'a = "../../.."' }], undefined],
    ...[
      'join("/", [path.module, "..", "x"])',
      '"${local.base}/../x"',
      '"${path.module}/..${var.x}"',
      '"${path.module}/../x/../y"',
      '"${path.module}\\..\\x"',
      '"${path.module}\\u002f."',
      'dirname(path.module)',
      'replace(path.module, "/m", "/x")',
      'split("/", abspath(path.module))',
      '<<EOT\n../x\nEOT\n',
      '"\\n../x"',
      '"a" ? "../x',
    ].map((text): [string, RepositoryFile[], undefined] => [
      `in no way that can be known: ${text}`,
      [{ path: 'm/main.tf', content: `locals {\n  a = ${text}\n}\n` }],
      undefined,
    ]),
  ])('names what is above a directory %s', async (_, files, named) => {
    const repository = await build([MAIN, ...files])
    const request = { commit: repository.commit, packageRoot: '', paths: new Set(['m', 'm/tests/t']) }
    const found = await withModules(repository, directory, ({ interfaces }) => interfaces.namedAt(request))
    expect(found?.toSorted()).toEqual(named)
  })

  it('has a limit for what links lead to', async () => {
    const files = Array.from({ length: 2000 }, (_, at) => ({ path: `shared/d${at}/x`, content: '' }))
    const links = Array.from({ length: 300 }, (_, at) => link(`modules/a/l${at}`, '../../shared'))
    const repository = await build([{ path: 'modules/a/main.tf', content: MAIN.content }, ...links, ...files])
    expect(await refusalFrom(() => pack(repository, directory, { path: 'modules/a' }))).toMatch(
      /^LIMIT_EXCEEDED: /,
    )
  })

  it('knows a link to a secret that is itself left out', async () => {
    const repository = await build([
      MAIN,
      ...textFiles({ '.gitattributes': '.vault-token export-ignore\n', '.vault-token': 'Rk3mZq' }),
      link('values.txt', '.vault-token'),
    ])
    const { secrets } = await pack(repository, directory)
    expect(secrets).toEqual([{ path: 'values.txt', line: 1, name: 'stored credentials' }])
  })

  it('says which commit or file is missing', async () => {
    const repository = await build([MAIN, { path: 'a.md', content: 'gone' }])
    const blob = git(repository.directory, ['rev-parse', `${repository.commit}:a.md`])
      .toString()
      .trim()
    rmSync(join(repository.directory, '.git', 'objects', blob.slice(0, 2), blob.slice(2)))
    const partial = await refusalFrom(() => pack(repository, directory))
    expect(partial).toMatch(new RegExp(`^NOT_FOUND: .*${blob} of "a.md".* \\| .*git clone`))
    const shallow = await refusalFrom(() => pack({ ...repository, commit: '1'.repeat(40) }, directory))
    expect(shallow).toMatch(/^NOT_FOUND: .* \| fetch it: git fetch origin 1{40}$/)
  })

  it('starts no process for a tag when nothing asks for it', async () => {
    const repository = await build([MAIN, { path: 'modules/a/x.tf', content: 'locals {}\n' }])
    const log = new CountingLog()
    const request = { commit: repository.commit, path: '', allow: [] }
    const digests = new Set<string>()
    const packOften = async ({ packer }: ReturnType<typeof openModules>) => {
      for (let tag = 0; tag < 20; tag += 1) digests.add((await packer.pack(request)).facts.digest)
    }
    await withModules(repository, directory, packOften, log)
    expect(log.lines).toEqual(['git cat-file --batch'])
    expect(digests.size).toBe(1)
  })
})

const ATTRIBUTE_FILES: readonly RepositoryFile[] = [
  ...['main.tf', 'README.md', 'dir/a.tf', 'dir/b.md', 'dir/deep/c.tf', 'dir/deep/d.md', 'other/dir/e.tf'],
  ...['other/dir.md', 'other/root-only', 'root-only', 'a b/ü.md', 'a b/ü.tf'],
].map((path) => ({ path, content: `${path}\n` }))

/** `.gitattributes` of the root, and of `dir/` where it matters. */
const PATTERNS: readonly (readonly [root: string, below?: string])[] = [
  ['dir export-ignore'],
  ['dir/ export-ignore'],
  ['dir/** export-ignore'],
  ['dir/* export-ignore'],
  ['/dir export-ignore'],
  ['/root-only export-ignore'],
  ['root-only export-ignore'],
  ['*.md export-ignore'],
  ['*.md export-ignore\nREADME.md -export-ignore'],
  ['*.md export-ignore\nREADME.md !export-ignore'],
  ['*.md export-ignore', '*.md -export-ignore'],
  ['dir export-ignore', '*.tf -export-ignore'],
  ['dir/** export-ignore\ndir/a.tf -export-ignore'],
  ['[attr]private export-ignore\n*.md private\ndir/deep private'],
  ['[attr]private export-ignore\n*.md private', 'b.md -private'],
  ['*.md export-ignore=yes\ndir export-ignore'],
  ['"a b/*.md" export-ignore'],
  ['other/dir export-ignore'],
  ['**/dir export-ignore'],
  ['**/dir/*.tf export-ignore\n!main.tf export-ignore'],
  ['* export-ignore\nmain.tf -export-ignore'],
  ['# export-ignore\nREADME.md text'],
  ['.gitattributes export-ignore', 'deep export-ignore'],
  ['', '* export-ignore'],
]

it.skipIf(!hasProgram('tar')).each(PATTERNS)(
  'export-ignore leaves out what git archive leaves out: %j %j (needs tar)',
  async (root, below) => {
    const inside = below === undefined ? [] : [{ path: 'dir/.gitattributes', content: `${below}\n` }]
    const repository = buildRepository(await temporaryDirectory(), {
      files: [...ATTRIBUTE_FILES, { path: '.gitattributes', content: `${root}\n` }, ...inside],
    })
    const archive = git(repository.directory, ['archive', '--format=tar', repository.commit])
    const { stdout } = spawnSync('tar', ['t', '--quoting-style=literal'], { input: archive })
    const expected = stdout
      .toString()
      .split('\n')
      .filter((path) => path !== '' && !path.endsWith('/'))
    const { contents } = await pack(repository, directory)
    expect(contents.map(({ path }) => path)).toEqual(
      expected.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    )
  },
)
