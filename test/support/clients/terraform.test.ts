import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProxy } from '../network/connect-proxy.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type Client, clients, describeClients, initModule, listTree } from './terraform.ts'

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

test('lists regular files by path with mode class and digest, without .git', async () => {
  const directory = await temporaryDirectory()
  await mkdir(join(directory, 'a/b'), { recursive: true })
  await mkdir(join(directory, '.git'))
  const files = ['a/b/run', 'a-c', '.git/HEAD', '.gitignore', 'z']
  for (const file of files) await writeFile(join(directory, file), '')
  await chmod(join(directory, 'a/b/run'), 0o700)
  await symlink('a-c', join(directory, 'link'))
  expect(await listTree(directory)).toEqual([
    ['.gitignore', '0644', EMPTY_SHA256],
    ['a-c', '0644', EMPTY_SHA256],
    ['a/b/run', '0755', EMPTY_SHA256],
    ['z', '0644', EMPTY_SHA256],
  ])
})

/** A client that prints its arguments, its files and its environment, framed and broken as Terraform does. */
async function fakeClient(): Promise<Client> {
  const path = join(await temporaryDirectory(), 'terraform')
  const script = 'echo "│ args $@"\necho "│ ╵" >&2\ncat main.tf "$TF_CLI_CONFIG_FILE"\nenv\nexit 7\n'
  await writeFile(path, `#!/bin/sh\n${script}`, { mode: 0o755 })
  return { name: 'terraform', path }
}

test('runs init in a clean environment and prints its output on one line', async () => {
  const directory = join(await temporaryDirectory(), 'work')
  const { code, output, moduleDirectory } = await initModule({
    client: await fakeClient(),
    source: 'modules.acme.test/acme/vpc/aws',
    version: '~> 1.2',
    proxyUrl: 'http://127.0.0.1:1',
    caFile: '/ca.pem',
    directory,
    extraConfig: 'output "x" {}\n',
    cliConfig: 'host "x" {}\n',
    env: { TF_LOG: 'debug' },
  })
  expect(code).toBe(7)
  expect(moduleDirectory).toBe(join(directory, '.terraform/modules/m'))
  expect(output).toContain(
    'args init -input=false -no-color module "m" { source = "modules.acme.test/acme/vpc/aws" version = "~> 1.2" } output "x" {} host "x" {}',
  )
  for (const setting of [
    'HTTPS_PROXY=http://127.0.0.1:1',
    'SSL_CERT_FILE=/ca.pem',
    'TF_LOG=debug',
    'NO_PROXY= ',
  ]) {
    expect(output).toContain(` ${setting}`)
  }
  expect(output).toMatch(/ HOME=\S+module-registry-/)
})

test('knows only clients that are named for what they are', () => {
  for (const { name, path } of clients()) expect(path).toMatch(new RegExp(`/${name}$`))
})

describeClients('init', (client) => {
  test('asks for nothing but the host of the module', async () => {
    const proxy = await startProxy({})
    onTestFinished(proxy.close)
    const source = 'modules.acme.test/acme/vpc/aws'
    const { code, output } = await initModule({ client, source, proxyUrl: proxy.url, caFile: '/dev/null' })
    expect(code).toBe(1)
    expect(output).toContain('modules.acme.test')
    expect(new Set(proxy.connections)).toEqual(new Set(['modules.acme.test:443']))
  })
})
