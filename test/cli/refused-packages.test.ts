import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/action/refused-run.ts'
import { runCliWell } from '../support/cli/cli.ts'
import type { RepositoryFile } from '../support/git/module-repository.ts'
import { createModule, createRegistry, MODULE_FILES, type Registry } from '../support/index/registry.ts'
import { gitHubToken, privateKey } from '../support/package/secrets.ts'

let registry: Registry

beforeAll(async () => {
  registry = await createRegistry()
})

const GITHUB_TOKEN = gitHubToken()
const STATE = '{"outputs": {"password": {"value": "x"}}}'

type Case = readonly [what: string, files: RepositoryFile[], code: string, message: string, hint: string]

/** Added to a module that is fine without them. */
const REFUSED: readonly Case[] = [
  [
    'configuration that is a link out of the module',
    [{ path: 'up.tf', mode: '120000', content: '../secret.tf' }],
    'UNSAFE_PACKAGE',
    '"up.tf": links to "../secret.tf"',
    'replace the link',
  ],
  ['names that differ by case', [{ path: 'A.tpl' }, { path: 'a.tpl' }], 'UNSAFE_PACKAGE', 'A.tpl', 'rename'],
  [
    'state',
    [{ path: 'terraform.tfstate', content: STATE }],
    'SECRET_IN_PACKAGE',
    '"terraform.tfstate": line 1 holds Terraform state',
    'allow: ["/terraform.tfstate"]',
  ],
  [
    'a private key',
    [{ path: 'docs/key.txt', content: `# Key\n\n${privateKey()}` }],
    'SECRET_IN_PACKAGE',
    '"docs/key.txt": line 3 holds a private key',
    'revoke',
  ],
  [
    'a token in UTF-16',
    [{ path: 'ci.ps1', hex: Buffer.from(`\u{feff}$T="${GITHUB_TOKEN}"\r\n`, 'utf16le').toString('hex') }],
    'SECRET_IN_PACKAGE',
    '"ci.ps1": line 1 holds a GitHub token',
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

  it.each([[[]], [[{ path: 'examples/vpc/main.tf' }, { path: 'test/main.tf' }]]])(
    'refuses a repository that has no module: %j',
    async (files) => {
      const { directory } = await createModule({ files: [{ path: 'README.md' }, ...files] })
      const { stderr } = await expectRefusal(
        argsFor(directory),
        { code: 'NOT_A_MODULE', message: 'has no .tf or .tofu file', hint: 'commit the configuration' },
        { untouched: registry.root },
      )
      expect(stderr).not.toContain('--module-path')
    },
  )
})

/** What a publish of a module with these files says besides. */
async function published(files: readonly RepositoryFile[], ...flags: string[]) {
  const { directory: index } = await createRegistry()
  const { directory } = await createModule({ files: [...files] })
  const args = ['publish', '--index', index, '--repository', directory, '--tag', 'v1.0.0', ...flags]
  return runCliWell(args)
}

describe('a publish says in a line each', () => {
  it('what a package cannot hold and the module does not need', async () => {
    const { stderr } = await published([
      ...MODULE_FILES,
      { path: 'dev', mode: '160000', sha: 'a'.repeat(40) },
      { path: 'test/x', mode: '120000', content: '../../x' },
      { path: '.github/a.md' },
      { path: '.github/A.md' },
    ])
    const lines = stderr.split('\n').filter((line) => /left out|not the same/.test(line))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('"dev": a submodule')
    expect(lines[0]).toContain('"test/x": links to "../../x"')
    expect(lines[1]).toContain('".github/a.md": the same name as ".github/A.md"')
  })

  it('that callers name directories, and which, where the root has no configuration', async () => {
    const { stderr } = await published([
      { path: 'README.md' },
      { path: 'aws/main.tf' },
      { path: 'examples/a/main.tf' },
      { path: 'gcp/main.tf', content: 'a = = 1\n' },
    ])
    expect(stderr).toContain('callers name one of the 2 modules below it')
    expect(stderr).toMatch(/source {2}= "[^"]*\/\/aws"/)
    expect(stderr).toContain('gcp/main.tf:1:5')
  })

  it('which secrets are in the commit itself, with the advice to revoke them', async () => {
    const key = { path: 'examples/key.pem', content: privateKey() }
    const { stderr } = await published(
      [...MODULE_FILES, key, { path: 'dev', mode: '160000', sha: 'a'.repeat(40) }],
      ...['--package', 'git', '--source-url', 'https://git.acme.test/acme/vpc'],
    )
    const lines = stderr.split('\n').filter((line) => line.includes('key.pem'))
    expect(lines).toEqual([expect.stringMatching(/examples\/key\.pem:1 holds a private key: .*revoke it$/)])
    expect(stderr).not.toContain('dev')
  })
})
