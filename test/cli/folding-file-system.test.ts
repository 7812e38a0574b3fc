import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { argv } from '../support/cli/argv.ts'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { foldingDirectory } from '../support/filesystem/folding-directory.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const folding = foldingDirectory()

/** The directory under test, and an ordinary one that it is compared with. */
const places = async (name: string) => [join(folding ?? '', name), join(await temporaryDirectory(), name)]

describe.skipIf(folding === undefined)(
  'a file system that folds case (needs root, FUSE, loop devices, exfat-fuse, exfatprogs)',
  () => {
    it('holds an index as any other does, and refuses another spelling of an address', async () => {
      const { directory } = await createModule()
      const outcomes = []
      for (const index of await places('index')) {
        await runCliWell(argv`init --index ${index} --url https://modules.acme.test`)
        const publish = (module: string) =>
          runCli(
            argv`publish --json --index ${index} --repository ${directory} --tag v1.0.0 --module ${module}`,
          )
        const first = JSON.parse((await publish('Acme/vpc/aws')).stdout)
        const other = JSON.parse((await publish('acme/VPC/aws')).stdout)
        const again = JSON.parse((await publish('Acme/vpc/aws')).stdout)
        expect((await runCli(argv`verify --index ${index}`)).code).toBe(0)
        expect((await runCli(argv`render --index ${index} --check`)).code).toBe(0)
        const { url } = await startServeForTest(['--index', index])
        const asked = ['Acme/vpc/aws', 'acme/VPC/aws'].map(
          async (module) => (await fetch(`${url}/v1/modules/${module}/versions`)).status,
        )
        outcomes.push([first, other.error?.code, again.results, await Promise.all(asked)])
      }
      expect(outcomes[0]).toEqual(outcomes[1])
      expect(outcomes[0]?.slice(1)).toMatchObject(['INVALID_ADDRESS', [{ status: 'unchanged' }], [200, 404]])
    })

    it('holds a module repository as any other does', async () => {
      const files = [
        { path: 'main.tf', content: 'module "x" {\n  source = "./Modules/X"\n}\n' },
        { path: 'Modules/X/main.tf', content: 'locals {}\n' },
      ]
      const { directory } = await createModule({ files })
      const digests = []
      for (const place of await places('module')) {
        cpSync(directory, place, { recursive: true })
        execFileSync('git', ['config', 'core.ignorecase', 'true'], { cwd: place })
        const output = join(await temporaryDirectory(), 'module.zip')
        const { json } = await runCliWell(
          argv`package --json --repository ${place} --tag v1.0.0 --output ${output}`,
        )
        digests.push(json())
      }
      expect(JSON.stringify(digests[0])).toMatch(/sha256:[0-9a-f]{64}/)
      const digestOf = (text: unknown) => /sha256:[0-9a-f]{64}/.exec(JSON.stringify(text))?.[0]
      expect(digestOf(digests[0])).toBe(digestOf(digests[1]))
    })
  },
)

it('a checkout with core.autocrlf gives the package, the interface and the configuration of the commit', async () => {
  const files = [
    { path: 'main.tf', content: 'variable "a" {\n  description = "One"\n}\n\nvariable "b" {}\n' },
    { path: 'README.md', content: '# VPC\n\nA network.\n' },
    { path: '.module-registry.yml', content: 'module: acme/net/aws\nallow:\n  - x.pem\n' },
  ]
  const { directory } = await createModule({ files })
  const [plain, checkout] = [
    join(await temporaryDirectory(), 'plain'),
    join(await temporaryDirectory(), 'crlf'),
  ]
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' })
  git('clone', '--quiet', '--config', 'core.autocrlf=false', directory, plain)
  git('clone', '--quiet', '--config', 'core.autocrlf=true', directory, checkout)
  expect(git('-C', checkout, 'ls-files', '--eol', 'main.tf')).toContain('i/lf    w/crlf')
  const outcomes = []
  for (const repository of [plain, checkout]) {
    const { directory: index } = await createRegistry()
    const args = argv`--index ${index} --repository ${repository} --tag v1.0.0`
    const { results } = JSON.parse((await runCliWell(argv`publish --json ${args}`)).stdout)
    const inspected = JSON.parse((await runCliWell(argv`inspect --json ${repository}`)).stdout)
    outcomes.push([results, inspected.root?.inputs ?? inspected.inputs])
  }
  expect(outcomes[0]).toEqual(outcomes[1])
  const [{ address }] = outcomes[0]?.[0] ?? []
  expect(address).toBe('acme/net/aws')
  const names = (outcomes[0]?.[1] ?? []).map(({ name }: { name: string }) => name)
  expect(names).toEqual(['a', 'b'])
})
