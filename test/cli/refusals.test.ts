import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCorpus } from '../corpus.ts'
import { type ExpectedRefusal, expectRefusal } from '../support/action/refused-run.ts'
import { argv, reportOf, runCli, runCliWell } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import type { Repository, RepositoryFile } from '../support/git/module-repository.ts'
import { tagTree, writeBlob, writeTree } from '../support/git/tree-bomb.ts'
import {
  createModule,
  createRegistry,
  digestOfDirectory,
  MODULE_FILES,
  publishModule,
  type Registry,
} from '../support/index/registry.ts'
import { gitHubToken, privateKey } from '../support/package/secrets.ts'
import { forAllTests, temporaryDirectory } from '../support/temporary.ts'

const registry = forAllTests(createRegistry)
const module = forAllTests(createModule)

/** Refused, and nothing is written. */
function refused(
  expected: ExpectedRefusal,
  { index = registry().bare, repository = module().directory, flags = '--tag v1.0.0' } = {},
) {
  const args = argv`publish --index=${index} --repository ${repository} ${flags.split(' ')}`
  return expectRefusal(args, expected, { untouched: registry().root })
}

type Case = readonly [flags: string, code: string, message: string, hint: string]

/** Refused whatever the index is; `--tag v1.0.0` would be published. */
const REQUESTS: readonly Case[] = [
  ['--tag v9.9.9', 'NOT_FOUND', 'the repository has no tag "v9.9.9" that names a commit', 'git fetch --tags'],
  ['--tag v1.0.1', 'NOT_FOUND', 'names a commit; did you mean v1.0.0?', 'git fetch --tags'],
  ['--tag v1', 'INVALID_TAG', 'tag "v1" is not a semantic version', 'v1.0.0'],
  ['--tag --upload-pack=x', 'INVALID_TAG', '"--upload-pack=x" is not allowed', 'v1.2.3'],
  ['--tag v1.0.0 --tag v1.1', 'INVALID_TAG', 'tag "v1.1"', 'v1.1.0'],
  ['--tag v1.0.0 --module acme/vpc', 'INVALID_ADDRESS', '"acme/vpc" is not valid', 'namespace/name/system'],
  ['--tag v1.0.0 --module-path ../x', 'INVALID_INPUT', '--module-path is "../x"', '--module-path'],
  ['--tag v1.0.0 --module-path none', 'NOT_A_MODULE', 'the directory "none" has no .tf', '--module-path'],
  ['--tag v1.0.0 --package zip', 'INVALID_INPUT', '--package is "zip"', '--package'],
  ['--tag v1.0.0 --package oci', 'INVALID_INPUT', '"oci" needs a repository to push to', '--oci-repository'],
  ['--tag v1.0.0 --git-ref branch', 'INVALID_INPUT', '--git-ref is "branch"', '--git-ref'],
  ['--tag v1.0.0 --url https://other.test', 'INVALID_INPUT', '"https://other.test"', 'leave --url'],
  ['--tag v1.0.0 --config absent.yml', 'INVALID_CONFIG', '"absent.yml" cannot be read', '--config'],
  ['--tag v1.0.0 --package git --source-url file:///etc', 'INVALID_INPUT', '"file:///etc"', 'https://'],
]

describe('publish refuses', () => {
  it.each(REQUESTS)('%s as %s', async (flags, code, message, hint) => {
    await refused({ code, message, hint }, { flags })
  })

  it.each([
    ['ext::sh -c id', 'INVALID_INPUT', 'remote helpers are not allowed', 'https://host/path.git'],
    ['--upload-pack=x', 'INVALID_INPUT', 'begins with "-"', 'https://host/path.git'],
    ['http://127.0.0.1:1/index.git', 'INDEX_UNREACHABLE', '127.0.0.1:1', 'check the address'],
    ['absent.git', 'INDEX_UNREACHABLE', 'absent.git', 'check the address'],
    ['./absent', 'INDEX_INVALID', 'no registry.json', 'module-registry init'],
  ])('the index %s as %s', async (index, code, message, hint) => {
    await refused({ code, message, hint }, { index })
  })

  it('a directory that is in no repository, and a repository whose origin gives no address', async () => {
    const repository = registry().directory
    const message = `"${repository}" is not in a Git repository`
    await refused({ code: 'NOT_A_REPOSITORY', message, hint: '--repository DIR' }, { repository })
    for (const name of ['acme/networking', 'acme/terraform-aws']) {
      const { directory } = await createModule({ origin: `https://git.acme.test/${name}.git` })
      const unnamed = { code: 'INVALID_ADDRESS', message: `"${name}" gives no module address` }
      await refused({ ...unnamed, hint: '--module' }, { repository: directory })
    }
  })

  const GITHUB_TOKEN = gitHubToken()
  const utf16 = Buffer.from(`\u{feff}$T="${GITHUB_TOKEN}"\r\n`, 'utf16le').toString('hex')

  it.each<[what: string, files: RepositoryFile[], code: string, messages: string[], hint: string]>([
    [
      'links out of the module, and names that differ by case',
      [{ path: 'up.tf', mode: '120000', content: '../secret.tf' }, { path: 'A.tpl' }, { path: 'a.tpl' }],
      'UNSAFE_PACKAGE',
      ['"up.tf": links to "../secret.tf"', 'A.tpl'],
      'replace the link',
    ],
    [
      'keys and tokens',
      [
        { path: 'docs/key.txt', content: `# Key\n\n${privateKey()}` },
        { path: 'ci.ps1', hex: utf16 },
        { path: 'ci.sh', content: `T=${GITHUB_TOKEN}\n` },
      ],
      'SECRET_IN_PACKAGE',
      [
        '"docs/key.txt": line 3 holds a private key',
        '"ci.ps1": line 1 holds a GitHub token',
        '"ci.sh": line 1 holds a GitHub token',
      ],
      'revoke',
    ],
  ])('%s', async (_, files, code, messages, hint) => {
    const { directory: repository } = await createModule({ files: [...MODULE_FILES, ...files] })
    for (const message of messages) {
      const { stdout, stderr } = await refused({ code, message, hint }, { repository })
      expect(stdout + stderr).not.toContain(GITHUB_TOKEN)
    }
  })

  it('a repository that has no module but examples and tests', async () => {
    const files = ['README.md', 'examples/vpc/main.tf', 'test/main.tf'].map((path) => ({ path }))
    const { directory: repository } = await createModule({ files })
    const expected = { code: 'NOT_A_MODULE', message: 'has no .tf or', hint: 'commit the configuration' }
    expect((await refused(expected, { repository })).stderr).not.toContain('--module-path')
  })

  /** One more line of the module's tree. `blob` and `tree` are objects that exist. */
  const DAMAGED = [
    ['the same file twice', '100644 main.tf', 'blob', '"main.tf" is in it twice'],
    ['a file and a directory of one name', '40000 main.tf', 'tree', '"main.tf" is in it twice'],
    ['an unknown mode', '100600 z.tf', 'blob', '"z.tf" has the unknown mode "100600"'],
    ['a directory with a mode of six digits', '040000 z', 'tree', '"z" has the unknown mode "040000"'],
    ['a device', '60000 z', 'blob', '"z" has the unknown mode "60000"'],
    ['a name with a slash', '100644 z/a.tf', 'blob', '"z/a.tf" is no name of a file'],
  ] as const

  it('damaged trees, in the root and below', async () => {
    const repository = join(await temporaryDirectory(), 'vpc.git')
    await git('/', ['init', '--quiet', '--bare', repository])
    const blob = await writeBlob(repository, 'output "x" {\n  value = 1\n}\n')
    const main = ['100644', 'main.tf', blob] as const
    const objects = { blob, tree: await writeTree(repository, [['100644', 'a.tf', blob]]) }
    for (const [at, [, line, type, problem]] of DAMAGED.entries()) {
      const [mode = '', name = ''] = line.split(' ')
      const damaged = await writeTree(repository, [main, [mode, name, objects[type]]])
      // Below the root in every other case.
      const isBelow = at % 2 === 1
      const tree = isBelow ? await writeTree(repository, [main, ['40000', 'sub', damaged]]) : damaged
      await tagTree(repository, `v1.${at}.0`, tree)
      const place = isBelow ? 'the directory "sub"' : 'the root directory'
      const message = `${place} of the commit is damaged: ${problem}`
      const flags = `--module acme/vpc/aws --tag v1.${at}.0`
      await refused({ code: 'UNSAFE_PACKAGE', message, hint: 'git fsck' }, { repository, flags })
    }
  })
})

it('publish refuses nothing of the module that these runs name', async () => {
  await runCliWell(argv`publish --index ${registry().bare} --repository ${module().directory} --tag v1.0.0`)
})

it.each(['publish', 'init', 'render', 'serve'])('%s refuses an index of a newer format', async (command) => {
  const { root, directory } = await createRegistry()
  const file = join(directory, 'registry.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"format": 1', '"format": 2'))
  const more = {
    publish: ['--repository', module().directory, '--tag', 'v1.0.0'],
    init: ['--url', 'https://modules.acme.test'],
  }[command]
  const args = argv`${command} --index ${directory} ${more ?? []}`
  await expectRefusal(args, { code: 'INDEX_INVALID', message: 'format', hint: '' }, { untouched: root })
})

describe('a publish says', () => {
  it('that callers name directories, and which, where the root has no configuration', async () => {
    const { directory } = await createRegistry()
    const files = [
      ...['README.md', 'aws/main.tf', 'examples/a/main.tf'].map((path) => ({ path })),
      { path: 'gcp/main.tf', content: 'a = = 1\n' },
    ]
    const { stderr } = await publishModule(directory, { files })
    expect(stderr).toContain('callers name one of the 2 modules below it')
    expect(stderr).toMatch(/source {2}= "[^"]*\/\/aws"/)
    expect(stderr).toContain('gcp/main.tf:1:5')
  })

  it('which secrets are in the commit itself, with the advice to revoke them', async () => {
    const key = { path: 'examples/key.pem', content: privateKey() }
    const files = [...MODULE_FILES, key, { path: 'dev', mode: '160000', sha: 'a'.repeat(40) }]
    const git = argv`--package git --source-url https://git.acme.test/acme/vpc`
    const { stderr } = await publishModule((await createRegistry()).directory, { files }, ...git)
    const lines = stderr.match(/^.*key\.pem.*$/gm)
    expect(lines).toEqual([expect.stringMatching(/examples\/key\.pem:1 holds a private key: .*revoke it$/)])
    expect(stderr).not.toContain('dev')
  })
})

interface TagCase {
  readonly tag: string
  readonly git_ref_valid: boolean
  readonly configured_prefix: string
  readonly expect: { readonly verdict: string; readonly version?: string }
}

const cases = readCorpus<{ cases: TagCase[] }>('tags').cases.filter(({ git_ref_valid }) => git_ref_valid)
// Without a config there is one module and its tags have no prefix.
const accepted = cases.filter((each) => each.configured_prefix === '' && each.expect.verdict === 'accept')
const notVersions = cases.map(({ tag }) => tag).filter((tag) => !accepted.some((each) => each.tag === tag))
/** Those that a shell, an argument list or a path would take for something else. */
const dangerous = notVersions.filter((tag) => /^-|[^\w./@+-]/.test(tag))

let tags: { readonly registry: Registry; readonly module: Repository }

beforeAll(async () => {
  const module = await createModule({ tag: 'v0.0.0' })
  tags = { registry: await createRegistry(), module }
  // Loose refs are files, whose names a file system limits; a server's are not.
  const lines = cases.map(({ tag }) => `${module.commit} refs/tags/${tag}\n`)
  await appendFile(join(module.directory, '.git/packed-refs'), lines.join(''))
  const refs = await git(module.directory, ['for-each-ref', '--format=%(refname)', 'refs/tags'])
  expect(refs.trim().split('\n')).toHaveLength(new Set(cases.map(({ tag }) => tag)).size)
})

async function publishTags(...args: string[]) {
  const cwd = await temporaryDirectory()
  const to = argv`--index ${tags.registry.bare} --repository ${tags.module.directory}`
  const result = await runCli(['publish', ...to, '--json', ...args], { cwd })
  // A tag that reached a shell or an option would have left a file here.
  expect(await readdir(cwd)).toEqual([])
  return { ...result, report: reportOf(result) }
}

describe('tags that a server may hold', () => {
  it('are enough to prove something', () => {
    expect(accepted.length).toBeGreaterThan(5)
    expect(dangerous.length).toBeGreaterThan(8)
    expect(notVersions.length).toBeGreaterThan(50)
  })

  it.each(dangerous)('%j alone is refused, and nothing is written', async (tag) => {
    const before = await digestOfDirectory(tags.registry.root)
    const { code, stdout, stderr, report } = await publishTags('--tag', tag)
    expect(report).toMatchObject({ results: [{ status: 'refused', tag, error: { code: 'INVALID_TAG' } }] })
    expect(code).toBe(1)
    expect(stdout + stderr).not.toMatch(/[\0\u202e]|uid=\d/)
    expect(await digestOfDirectory(tags.registry.root)).toBe(before)
  })

  it('give exactly the versions of the accepted ones with --all-tags', async () => {
    const { code, report, stderr } = await publishTags('--all-tags')
    const versions = accepted.map(({ expect }) => expect.version)
    expect(code).toBe(0)
    expect(new Set(report.results.map(({ version }) => version))).toEqual(new Set(versions))
    expect(report.results).toHaveLength(new Set(versions).size)
    expect(stderr).toContain('skipped, not a version of any module: ')
    expect(stderr).not.toMatch(/[\0\u202e]/)
  })
})
