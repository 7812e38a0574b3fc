import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { argv } from '../support/cli/argv.ts'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { createModule } from '../support/index/registry.ts'
import { startHandMadeRegistry } from '../support/network/hand-made-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

let index: string

beforeAll(async () => {
  index = join(await temporaryDirectory(), 'registry')
  await runCliWell(argv`init --index ${index} --url https://modules.acme.test`)
  const sources = {
    'v1.2.0': 'variable "cidr" {\n  default = "10.0.0.0/16"\n}\n',
    'v2.0.0': 'variable "cidr_block" {\n}\n',
  }
  for (const [tag, content] of Object.entries(sources)) {
    const { directory } = await createModule({ tag, files: [{ path: 'main.tf', content }] })
    await runCliWell(
      argv`publish --index ${index} --repository ${directory} --tag ${tag} --module acme/vpc/aws`,
    )
  }
})

const compare = (...args: string[]) => runCli(['compare', ...args], { cwd: join(index, '..') })

describe('compare of published versions', () => {
  it('says what changed, from an index and from a live registry', async () => {
    const { code, stdout } = await compare('acme/vpc/aws', '1.2.0', '2.0.0', '--index', './registry')
    expect(code).toBe(0)
    expect(stdout).toBe(
      'major     var.cidr  the input was removed\nmajor     var.cidr_block  an input without default was added\nbump      major\n',
    )
    const unknown = await compare('acme/vpc/aws', '1.2.1', '2.0.0', '--index', './registry')
    expect(unknown.stderr).toContain('no interface of acme/vpc/aws 1.2.1; did you mean 1.2.0?')
    const { url } = await startServeForTest(['--index', index])
    expect((await compare('acme/vpc/aws', '1.2.0', '2.0.0', '--registry', url)).stdout).toBe(stdout)
  })

  it('takes the URL of the modules, too', async () => {
    const { url } = await startServeForTest(['--index', index])
    const { code, stdout } = await compare(
      'acme/vpc/aws',
      '1.2.0',
      '1.2.0',
      '--registry',
      `${url}/v1/modules/`,
    )
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'bump      patch\n' })
  })

  const CASES: readonly (readonly [title: string, args: readonly string[], code: number, text: string])[] = [
    [
      'two versions without an address',
      argv`1.2.0 2.0.0 --index ./registry`,
      2,
      'takes an address and two versions, not "1.2.0", "2.0.0"',
    ],
    [
      'an address without an index',
      ['acme/vpc/aws', '1.2.0', '2.0.0'],
      2,
      'compare takes two tags or directories',
    ],
    [
      'an index and a registry',
      argv`a b c --index x --registry y`,
      2,
      '--index and --registry name two places',
    ],
    [
      'a version that is not published',
      argv`acme/vpc/aws 1.2.0 3.0.0 --index ./registry`,
      1,
      '"./registry" has no interface of acme/vpc/aws 3.0.0',
    ],
    [
      'an index that is not there',
      argv`acme/vpc/aws 1.2.0 3.0.0 --index ./nothing`,
      1,
      'there is no index at "./nothing"',
    ],
    [
      'a registry that does not answer',
      argv`acme/vpc/aws 1.2.0 3.0.0 --registry http://127.0.0.1:1`,
      1,
      'error[INDEX_UNREACHABLE]',
    ],
  ]

  it.each(CASES)('refuses %s', async (_, args, code, text) =>
    expect(await compare(...args)).toMatchObject({ code, stderr: expect.stringContaining(text) }),
  )

  it('refuses a registry of another kind, and one that wants a token', async () => {
    const registry = await startHandMadeRegistry()
    const other = await compare('acme/vpc/aws', '1.0.0', '1.2.3', '--registry', registry.url)
    expect(other.stderr).toContain('error[NOT_FOUND]')
    registry.set('/v1/modules/acme/vpc/aws/1.0.0/interface.json', { status: 401 })
    const refused = await compare('acme/vpc/aws', '1.0.0', '1.2.3', '--registry', registry.url)
    expect(refused.stderr).toContain('answers 401')
  })
})
