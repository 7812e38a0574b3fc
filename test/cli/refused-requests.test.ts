import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/action/refused-run.ts'
import { argv } from '../support/cli/argv.ts'
import { runCli } from '../support/cli/cli.ts'
import type { Repository } from '../support/git/module-repository.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'

let registry: Registry
let module: Repository

beforeAll(async () => {
  registry = await createRegistry()
  module = await createModule()
})

type Case = readonly [args: string, code: string, message: string, hint: string]

/** Refused whatever the index is; `--tag v1.0.0` would be published. */
const REFUSED: readonly Case[] = [
  ['--tag v9.9.9', 'NOT_FOUND', 'the repository has no tag "v9.9.9" that names a commit', 'git fetch --tags'],
  ['--tag v1', 'INVALID_TAG', 'tag "v1" is not a semantic version', 'v1.0.0'],
  ['--tag --upload-pack=x', 'INVALID_TAG', '"--upload-pack=x" is not allowed', 'v1.2.3'],
  ['--tag v1.0.0 --tag v1.1', 'INVALID_TAG', 'tag "v1.1"', 'v1.1.0'],
  ['--tag v1.0.0 --module acme/vpc', 'INVALID_ADDRESS', '"acme/vpc" is not valid', 'namespace/name/system'],
  ['--tag v1.0.0 --module-path ../x', 'INVALID_INPUT', '--module-path is "../x"', '--module-path'],
  ['--tag v1.0.0 --module-path none', 'NOT_A_MODULE', 'the directory "none" has no .tf', '--module-path'],
  ['--tag v1.0.0 --package zip', 'INVALID_INPUT', '--package is "zip"', '--package'],
  ['--tag v1.0.0 --git-ref branch', 'INVALID_INPUT', '--git-ref is "branch"', '--git-ref'],
  ['--tag v1.0.0 --url https://other.test', 'INVALID_INPUT', '"https://other.test"', 'leave --url'],
  ['--tag v1.0.0 --config absent.yml', 'INVALID_CONFIG', '"absent.yml" cannot be read', '--config'],
  ['--tag v1.0.0 --package git --source-url file:///etc', 'INVALID_INPUT', '"file:///etc"', 'https://'],
]

describe('publish', () => {
  it.each(REFUSED)('refuses %s as %s', async (flags, code, message, hint) => {
    const args = argv`publish --index ${registry.bare} --repository ${module.directory} ${flags.split(' ')}`
    await expectRefusal(args, { code, message, hint }, { untouched: registry.root })
  })

  it('refuses a directory that is in no repository', async () => {
    const args = argv`publish --index ${registry.bare} --repository ${registry.directory} --tag v1.0.0`
    await expectRefusal(
      args,
      {
        code: 'NOT_A_REPOSITORY',
        message: `"${registry.directory}" is not in a Git repository`,
        hint: '--repository DIR',
      },
      { untouched: registry.root },
    )
  })

  it.each([
    ['https://git.acme.test/acme/networking.git', '"acme/networking" gives no module address'],
    ['https://git.acme.test/acme/terraform-aws.git', '"acme/terraform-aws" gives no module address'],
  ])('names --module where the address cannot be derived from %s', async (origin, message) => {
    const { directory } = await createModule({ origin })
    const args = argv`publish --index ${registry.bare} --repository ${directory} --tag v1.0.0`
    const hint = '--module'
    await expectRefusal(args, { code: 'INVALID_ADDRESS', message, hint }, { untouched: registry.root })
  })
})

it('would publish the tag that all of these runs name', async () => {
  const index = join(registry.root, 'proof')
  await mkdir(index)
  await runCli(argv`init --index ${index} --url https://modules.acme.test`)
  await writeFile(join(index, 'CNAME'), 'modules.acme.test\n')
  const { code } = await runCli(argv`publish --index ${index} --repository ${module.directory} --tag v1.0.0`)
  expect(code).toBe(0)
})
