import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/action/refused-run.ts'
import { runCliWell } from '../support/cli/cli.ts'
import type { RepositoryFile } from '../support/git/module-repository.ts'
import { createModule, createRegistry, MODULE_FILES, type Registry } from '../support/index/registry.ts'

let registry: Registry

beforeAll(async () => {
  registry = await createRegistry()
})

// Put together here, so that no scanner takes the test for a leak.
const GITHUB_TOKEN = `ghp_${'a1B2'.repeat(9)}`
const PRIVATE_KEY = `-----BEGIN RSA PRIVATE${' '}KEY-----\nMIIB\n`
const LFS_POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`

type Case = readonly [what: string, files: RepositoryFile[], code: string, message: string, hint: string]

/** Added to a module that is fine without them. */
const REFUSED: readonly Case[] = [
  [
    'a link that leaves the module',
    [{ path: 'up', mode: '120000', content: '../secret' }],
    'UNSAFE_PACKAGE',
    '"up"',
    '',
  ],
  [
    'a link to an absolute path',
    [{ path: 'abs', mode: '120000', content: '/etc/passwd' }],
    'UNSAFE_PACKAGE',
    '"abs"',
    '',
  ],
  [
    'a submodule',
    [{ path: 'sub', mode: '160000', sha: 'a'.repeat(40) }],
    'UNSAFE_PACKAGE',
    '"sub": a submodule',
    'export-ignore',
  ],
  [
    'a Git LFS pointer',
    [{ path: 'big.bin', content: LFS_POINTER }],
    'UNSAFE_PACKAGE',
    '"big.bin": a Git LFS pointer',
    'git lfs',
  ],
  ['names that differ by case', [{ path: 'A.md' }, { path: 'a.md' }], 'UNSAFE_PACKAGE', 'A.md', 'rename'],
  ['names that differ by case', [{ path: 'ẞ.md' }, { path: 'ß.md' }], 'UNSAFE_PACKAGE', 'ẞ.md', 'rename'],
  ['a name that Windows reserves', [{ path: 'docs/aux.md' }], 'UNSAFE_PACKAGE', '"docs/aux.md"', 'rename'],
  [
    'state',
    [{ path: 'terraform.tfstate', content: '{}' }],
    'SECRET_IN_PACKAGE',
    '"terraform.tfstate": Terraform state',
    'allow',
  ],
  [
    'a backup of state',
    [{ path: 'x.tfstate.backup', content: '{}' }],
    'SECRET_IN_PACKAGE',
    '"x.tfstate.backup": Terraform state',
    'allow',
  ],
  ['values of variables', [{ path: 'prod.tfvars' }], 'SECRET_IN_PACKAGE', '"prod.tfvars"', 'allow'],
  ['a .terraform directory', [{ path: 'x/.terraform/a' }], 'SECRET_IN_PACKAGE', '"x/.terraform/a"', 'allow'],
  [
    'a private key',
    [{ path: 'docs/key.txt', content: PRIVATE_KEY }],
    'SECRET_IN_PACKAGE',
    '"docs/key.txt"',
    'allow',
  ],
  [
    'a token in UTF-16',
    [{ path: 'ci.ps1', hex: Buffer.from(`\u{feff}$T="${GITHUB_TOKEN}"\r\n`, 'utf16le').toString('hex') }],
    'SECRET_IN_PACKAGE',
    '"ci.ps1": contains a GitHub token',
    'allow',
  ],
  [
    'a token behind NUL bytes',
    [{ path: 'bin', content: `\0\0${GITHUB_TOKEN}\0` }],
    'SECRET_IN_PACKAGE',
    '"bin": contains a GitHub token',
    'allow',
  ],
  ['a token', [{ path: 'ci.sh', content: `T=${GITHUB_TOKEN}\n` }], 'SECRET_IN_PACKAGE', '"ci.sh"', 'allow'],
]

describe('publish', () => {
  const argsFor = (directory: string) => [
    ...['publish', '--index', registry.directory, '--repository', directory],
    ...['--tag', 'v1.0.0'],
  ]

  it.each(REFUSED)('refuses %s', async (_, files, code, message, hint) => {
    const { directory } = await createModule({ files: [...MODULE_FILES, ...files] })
    const { stdout, stderr } = await expectRefusal(
      argsFor(directory),
      { code, message, hint },
      { untouched: registry.root },
    )
    for (const output of [stdout, stderr]) expect(output).not.toContain(GITHUB_TOKEN)
  })

  it('refuses a repository without configuration and names the directories that have some', async () => {
    const { directory } = await createModule({
      files: [{ path: 'README.md' }, { path: 'modules/vpc/main.tf' }],
    })
    await expectRefusal(
      argsFor(directory),
      { code: 'NOT_A_MODULE', message: 'has no .tf or .tofu file', hint: '--module-path modules/vpc' },
      { untouched: registry.root },
    )
  })

  it('names every file of one refusal', async () => {
    const files = [...MODULE_FILES, { path: 'a.tfvars' }, { path: 'b/terraform.tfstate' }]
    const { directory } = await createModule({ files })
    const { stderr } = await expectRefusal(
      argsFor(directory),
      { code: 'SECRET_IN_PACKAGE', message: '"a.tfvars"', hint: 'allow' },
      { untouched: registry.root },
    )
    expect(stderr).toContain('"b/terraform.tfstate"')
  })
})

it('publishes a file that looks like a secret where the config allows it', async () => {
  const files = [
    ...MODULE_FILES,
    { path: 'example.tfvars', content: 'a = 1\n' },
    { path: '.module-registry.yml', content: 'allow: [example.tfvars]\n' },
  ]
  const { directory } = await createModule({ files })
  const args = [
    'publish',
    '--index',
    registry.directory,
    '--repository',
    directory,
    '--tag',
    'v1.0.0',
    '--json',
  ]
  expect((await runCliWell(args)).json()).toMatchObject({ results: [{ status: 'published' }] })
})
