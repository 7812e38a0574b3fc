import { join } from 'node:path'
import { argv, runCliWell, startServeForTest } from '../cli/program.ts'
import { git, startGitServer } from '../git/git-repository.ts'
import { buildRepository } from '../git/module-repository.ts'
import { checkOut, createRegistry } from '../index/registry.ts'
import { createCertificates } from '../network/certificates.ts'
import { startProxy } from '../network/connect-proxy.ts'
import { startStaticHost } from '../network/static-host.ts'
import { temporaryDirectory } from '../temporary.ts'

/** A registry of real modules, and hosts that serve it. */
export type Fixture = Awaited<ReturnType<typeof createFixture>>

const VPC = [
  { path: 'main.tf', content: 'output "id" {\n  value = "vpc"\n}\n' },
  { path: 'README.md', content: '# VPC\n' },
  { path: 'docs/übersicht/größe.md', content: 'Größe\r\n' },
  { path: 'scripts/up.sh', content: '#!/bin/sh\necho up\n', mode: '100755' },
  { path: 'shared/main.tf', content: 'output "shared" {\n  value = "s"\n}\n' },
  { path: 'modules/x/main.tf', content: 'output "x" {\n  value = "x"\n}\n' },
  { path: 'modules/x/a/b.txt', hex: '00ff0a0d0a' },
]

/** Tags v1.0.0, v1.1.0 and v2.0.0-rc.1, each a commit of its own. */
async function createModules(repositories: string): Promise<string> {
  const directory = await temporaryDirectory()
  for (const tag of ['v1.0.0', 'v1.1.0', 'v2.0.0-rc.1']) {
    buildRepository(directory, { tag, files: [...VPC, { path: 'CHANGELOG.md', content: `${tag}\n` }] })
  }
  const bare = join(repositories, 'acme/terraform-aws-vpc.git')
  await git('/', ['clone', '--quiet', '--bare', directory, bare])
  return bare
}

export async function createFixture() {
  const certificates = await createCertificates(['modules.acme.test', 'mirror.acme.test', 'git.acme.test'])
  /** Root of the Git server, which serves the modules as /acme/terraform-aws-vpc.git. */
  const repositories = await temporaryDirectory()
  const modules = await createModules(repositories)
  const { bare: index } = await createRegistry()
  const publish = (module: string, ...args: string[]) =>
    runCliWell(['publish', '--index', index, '--repository', modules, '--module', module, ...args])
  const sourceUrl = ['--source-url', 'https://git.acme.test/acme/terraform-aws-vpc.git']
  await publish('acme/vpc/aws', '--all-tags')
  await publish('acme/gitvpc/aws', '--all-tags', '--package', 'git', ...sourceUrl)
  await publish('acme/preview/aws', '--tag', 'v2.0.0-rc.1')
  const x = argv`--tag v1.0.0 --module-path modules/x`
  await publish('acme/x/aws', ...x)
  await publish('acme/gitx/aws', ...x, '--package', 'git', ...sourceUrl)
  return { certificates, modules, index, site: await checkOut(index), repositories }
}

/** Starts the registry's host under modules.acme.test and mirror.acme.test, and the Git server. */
export async function startFixture(
  { certificates, index, site, repositories }: Fixture,
  kind: 'static' | 'headerless' | 'serve',
): Promise<{ readonly proxyUrl: string; readonly caFile: string }> {
  const { tls, caFile, certFile, keyFile } = certificates
  const registry =
    kind === 'serve'
      ? await startServeForTest(argv`--index ${index} --tls-cert ${certFile} --tls-key ${keyFile}`)
      : await startStaticHost({ files: site, applyHeaders: kind === 'static', tls })
  const gitServer = await startGitServer({ root: repositories, tls })
  const proxy = await startProxy({
    'modules.acme.test': registry.port,
    'mirror.acme.test': registry.port,
    'git.acme.test': gitServer.port,
  })
  return { proxyUrl: proxy.url, caFile }
}
