import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import {
  CONSUMER_HOSTS,
  createConsumer,
  HOST,
  hostBlock,
  publishModules,
} from '../support/clients/consumer.ts'
import { describeClients } from '../support/clients/terraform.ts'
import { git } from '../support/git/module-repository.ts'
import { buildMonorepo } from '../support/git/monorepo.ts'
import { createRegistry } from '../support/index/registry.ts'

const documented = readFileSync('docs/guides/migration.md', 'utf8')

/** The `source` lines of consumers of each kind of registry, and what the rewrite of docs/guides/migration.md makes of them. */
const PATHS: readonly (readonly [from: string, rewrite: string, before: string, after: string])[] = [
  [
    'Git sources',
    `--rewrite https://git.acme.test/terraform-aws-vpc.git=${HOST}/acme/vpc/aws`,
    'source = "git::https://git.acme.test/terraform-aws-vpc.git?ref=v1.1.0"',
    `source = "${HOST}/acme/vpc/aws"\n  version = "1.1.0"`,
  ],
  [
    'the public registry',
    `--rewrite acme/vpc=${HOST}/acme/vpc`,
    'source = "acme/vpc/aws"\n  version = "1.1.0"',
    `source = "${HOST}/acme/vpc/aws"\n  version = "1.1.0"`,
  ],
  [
    'boring-registry',
    `--rewrite boring.acme.test/acme=${HOST}/acme`,
    'source = "boring.acme.test/acme/vpc/aws"\n  version = "~> 1.0"',
    `source = "${HOST}/acme/vpc/aws"\n  version = "~> 1.0"`,
  ],
  [
    'HCP Terraform',
    `--rewrite app.terraform.io/acme=${HOST}/acme`,
    'source  = "app.terraform.io/acme/vpc/aws"\n  version = "1.1.0"',
    `source  = "${HOST}/acme/vpc/aws"\n  version = "1.1.0"`,
  ],
  [
    'tfr-static',
    `--rewrite tfr.acme.test/acme=${HOST}/acme`,
    'source = "tfr.acme.test/acme/vpc/aws"\n  version = ">= 1.0.0, < 2.0.0"',
    `source = "${HOST}/acme/vpc/aws"\n  version = ">= 1.0.0, < 2.0.0"`,
  ],
]

const block = (lines: string) => `module "vpc" {\n  ${lines}\n}\n`

describe('a consumer', () => {
  let index: string

  beforeAll(async () => {
    index = await publishModules()
  })

  describeClients('moves', (client) => {
    it.each(PATHS)('from %s', async (_, rewrite, before, after) => {
      const [flag = '', pair = ''] = rewrite.split(' ')
      expect(documented).toContain(rewrite.replaceAll(HOST, 'modules.acme.dev'))
      const url = (await CONSUMER_HOSTS['serve']?.(index)) ?? ''
      const consumer = await createConsumer({ 'main.tf': block(before) }, hostBlock(url))
      const call = { cwd: consumer.directory, env: consumer.env }
      await runCliWell(['audit', flag, pair, '--write'], call)
      expect(await readFile(join(consumer.directory, 'main.tf'), 'utf8')).toBe(block(after))
      await consumer.init(client)
      expect((await runCliWell(['audit'], call)).stdout).toContain(`${HOST}/acme/vpc/aws  1.1.0`)
    })
  })
})

it('a repository of tfr-static is published with the prefixes that configure finds', async () => {
  const files = { 'network/vpc/main.tf': '', 'vpc/main.tf': 'provider "aws" {}\n' }
  const directory = await buildMonorepo(
    [{ files, tags: ['vpc-1.0.0', 'vpc-1.1.0'] }],
    'https://git.acme.test/acme/platform.git',
  )
  git(directory, ['checkout', '--quiet', '--force', 'main'])
  await runCliWell(['configure', '--repository', directory, '--system', 'aws'])
  const { directory: index } = await createRegistry()
  const flags = ['--all-tags', '--config', join(directory, '.module-registry.yml')]
  const { stdout } = await runCliWell(['publish', '--index', index, '--repository', directory, ...flags])
  expect(stdout).toMatch(/^published acme\/vpc\/aws: 2 versions, 1\.0\.0 … 1\.1\.0$/m)
})

describe('audit --rewrite', () => {
  const GIT = '--rewrite=https://git.acme.test/vpc=modules.acme.test/acme/vpc/aws'

  async function rewrite(files: Readonly<Record<string, string>>, ...flags: string[]) {
    const { directory, env } = await createConsumer(files, '')
    const result = await runCli(['audit', ...flags], { cwd: directory, env })
    return { ...result, read: (path: string) => readFile(join(directory, path), 'utf8') }
  }

  it('prints what it would change, with the text of docs/guides/migration.md, and writes nothing', async () => {
    const before =
      'module "vpc" {\n  source = "git::https://git.acme.dev/vpc.git//modules/subnets?ref=v1.2.3"\n}\n'
    const pair = 'https://git.acme.dev/vpc.git=modules.acme.dev/acme/vpc/aws'
    const { code, stdout, read } = await rewrite({ 'main.tf': before }, '--rewrite', pair)
    expect(code).toBe(0)
    const shown = `$ module-registry audit --rewrite ${pair}\n${stdout}`
    expect(documented).toContain(shown.replaceAll(/^(?=.)/gm, '    '))
    expect(await read('main.tf')).toBe(before)
  })

  it('changes JSON, keeps line ends and comments, and leaves what is no version', async () => {
    const files = {
      'a.tf.json':
        '{"module": {"vpc": {\n  "source": "git::https://git.acme.test/vpc.git?ref=network/v2.0.0"\n}}}\n',
      'b.tf':
        '# "https://git.acme.test/vpc"\r\nmodule "b" {\r\n  source   = "git::https://git.acme.test/vpc?ref=1.0.0" # pinned\r\n}\r\n',
      'c.tf':
        'module "c" {\n  source = "git::https://git.acme.test/vpc.git?ref=main"\n}\nmodule "d" {\n  source = "git::https://git.acme.test/vpc-other.git?ref=v1.0.0"\n}\n',
    }
    const { stdout, read } = await rewrite(files, GIT, '--write')
    expect(await read('a.tf.json')).toContain(
      '"source": "modules.acme.test/acme/vpc/aws", "version": "2.0.0"',
    )
    expect(await read('b.tf')).toBe(
      '# "https://git.acme.test/vpc"\r\nmodule "b" {\r\n  source   = "modules.acme.test/acme/vpc/aws" # pinned\r\n  version  = "1.0.0"\r\n}\r\n',
    )
    expect(await read('c.tf')).toBe(files['c.tf'])
    expect(stdout).toContain(
      'left      c.tf:2: the ref "main" is no version: choose one, and write it as version',
    )
  })

  it.each([
    ['a rewrite that is no pair', ['--rewrite', 'modules.acme.dev'], 1, 'which is not OLD=NEW'],
    ['--write alone', ['--write'], 2, 'hint: add --rewrite OLD=NEW'],
    ['a directory without configuration', ['nothing', GIT], 1, '"nothing" has no configuration'],
  ] as const)('refuses %s', async (_, flags, code, text) => {
    expect(await rewrite({ 'main.tf': '' }, ...flags)).toMatchObject({
      code,
      stderr: expect.stringContaining(text),
    })
  })
})
