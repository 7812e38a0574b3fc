import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { releasesOf } from '../support/cli/publish-report.ts'
import { git } from '../support/git/module-repository.ts'
import { buildMonorepo } from '../support/git/monorepo.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const documented = readFileSync('docs/guides/several-modules.md', 'utf8')
const AWS =
  'terraform {\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n    }\n  }\n}\n'
const FILES = {
  'modules/vpc/main.tf': AWS,
  'modules/subnets/main.tf': AWS,
  'modules/vpc/modules/inner/main.tf': '',
  'examples/all/main.tf': '',
}

async function monorepo(
  files: Readonly<Record<string, string>>,
  tags: readonly string[],
  origin = 'https://git.acme.test/acme/platform.git',
) {
  const directory = await buildMonorepo([{ files, tags }], origin)
  git(directory, ['checkout', '--quiet', '--force', 'main'])
  return directory
}

const configure = (directory: string, ...args: string[]) =>
  runCli(['configure', '--repository', directory, ...args])

describe('configure', () => {
  it('writes a file that publishes what it prints, as in docs/guides/several-modules.md', async () => {
    const directory = await monorepo(FILES, ['vpc/v1.0.0', 'vpc-v0.9.0', 'subnets/v1.0.0', 'vpc/v1'])
    const { code, stdout } = await configure(directory)
    expect(code).toBe(0)
    const shown = `$ module-registry configure\n${stdout}`
    expect(documented).toContain(shown.replaceAll(/^(?=.)/gm, '    '))
    const text = await readFile(join(directory, '.module-registry.yml'), 'utf8')
    expect(text).toMatch(/^# yaml-language-server: /)
    expect(text).toContain('  - path: modules/vpc\n    address: acme/vpc/aws\n    tag-prefix: [vpc/, vpc-]\n')
    const index = join(await temporaryDirectory(), 'index')
    await runCliWell(['init', '--index', index, '--url', 'https://modules.acme.test'])
    const flags = ['--config', join(directory, '.module-registry.yml'), '--json']
    const published = await runCli([
      'publish',
      '--index',
      index,
      '--repository',
      directory,
      '--all-tags',
      ...flags,
    ])
    expect(releasesOf(published)).toEqual([
      'published acme/subnets/aws 1.0.0',
      'published acme/vpc/aws 0.9.0',
      'published acme/vpc/aws 1.0.0',
    ])
    const again = await configure(directory)
    expect(again).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('.module-registry.yml" exists already'),
    })
  })

  it('gives modules without tags of their own the tags of the repository, and prints that they are published together', async () => {
    const directory = await monorepo({ 'vpc/main.tf': AWS, 'dns/main.tf': AWS, 'test/main.tf': '' }, [
      'v1.0.0',
      'v1.1.0',
    ])
    const { stdout, stderr } = await configure(directory, '--dry-run', '--namespace', 'net')
    expect(stderr).toBe('')
    expect(stdout).toContain(
      'modules:\n  - path: dns\n    address: net/dns/aws\n  - path: vpc\n    address: net/vpc/aws\n',
    )
    expect(stdout).toContain('together  one tag, such as v1.2.3, publishes all of these modules')
    expect(stdout).toMatch(/net\/dns\/aws +dns +none +2 +1\.1\.0/)
    await expect(readFile(join(directory, '.module-registry.yml'))).rejects.toThrow('ENOENT')
  })

  it('takes the system from the name of the repository, or of the directory', async () => {
    const origin = 'https://git.acme.test/acme/terraform-google-modules.git'
    const directory = await monorepo(
      { 'modules/a/main.tf': '', 'modules/terraform-aws-b/main.tf': '' },
      [],
      origin,
    )
    const { stdout } = await configure(directory, '--dry-run', '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      modules: [
        { address: 'acme/a/google', tagPrefixes: ['a/'], versions: 0, latest: null },
        { address: 'acme/b/aws', tagPrefixes: ['terraform-aws-b/'] },
      ],
    })
  })

  it('finds directories that tags begin with, at any depth', async () => {
    const files = {
      'aws/ec2/alb/main.tf': '',
      'aws/ec2/main.tf': '',
      'hetzner/server/main.tf': '',
      'aws/untagged/main.tf': AWS,
      'top/main.tf': AWS,
    }
    const tags = [
      'aws/ec2/alb-1.0.0',
      'aws/ec2/alb/v1.1.0',
      'aws/ec2-0.1.0',
      'hetzner/server@v2.0.0-rc.1',
      'gone/x-1.0.0',
    ]
    const directory = await monorepo(files, tags)
    const shown = async (...flags: string[]) => {
      const { stdout } = await configure(directory, '--dry-run', '--json', ...flags)
      const { modules } = JSON.parse(stdout) as {
        modules: { address: string; path: string; tagPrefixes: string[] }[]
      }
      return modules.map(({ address, path, tagPrefixes }) => `${address} ${path} ${tagPrefixes.join(' ')}`)
    }
    expect(await shown()).toEqual([
      'acme/ec2/aws aws/ec2 aws/ec2-',
      'acme/ec2-alb/aws aws/ec2/alb aws/ec2/alb/ aws/ec2/alb-',
      'acme/server/hetzner hetzner/server hetzner/server@',
      'acme/top/aws top top/',
    ])
    expect((await shown('--system', 'any'))[1]).toBe(
      'acme/aws-ec2-alb/any aws/ec2/alb aws/ec2/alb/ aws/ec2/alb-',
    )
  })

  const CASES: readonly (readonly [title: string, files: Readonly<Record<string, string>>, text: string])[] =
    [
      [
        'a repository without modules',
        { 'README.md': '' },
        'neither modules/ nor the top of the repository has directories',
      ],
      [
        'a module without a provider',
        { 'modules/x/main.tf': '' },
        'the system of "modules/x" cannot be told: it requires no provider',
      ],
      [
        'a directory that is no name',
        { 'modules/a b/main.tf': AWS },
        '"modules/a b" gives no module address',
      ],
      [
        'two directories of one address',
        { 'modules/x/main.tf': AWS, 'modules/terraform-aws-x/main.tf': AWS },
        'would both be acme/x/aws',
      ],
    ]

  it.each(CASES)('refuses %s', async (_, files, text) => {
    const directory = await monorepo(files, [])
    expect(await configure(directory)).toMatchObject({ code: 1, stderr: expect.stringContaining(text) })
  })

  it('refuses a repository without origin', async () => {
    const directory = await monorepo(FILES, [])
    git(directory, ['remote', 'remove', 'origin'])
    expect((await configure(directory)).stderr).toContain('hint: name the namespace: --namespace acme')
  })
})
