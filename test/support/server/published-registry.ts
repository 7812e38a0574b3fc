import { join } from 'node:path'
import { argv } from '../cli/argv.ts'
import { runCliWell } from '../cli/cli.ts'
import { git } from '../git/git-repository.ts'
import { type GitServer, startGitServer } from '../git/git-server.ts'
import { buildRepository } from '../git/module-repository.ts'
import { MODULE_FILES } from '../index/registry.ts'
import { type Certificates, createCertificates } from '../network/certificates.ts'
import { type StaticHost, startStaticHost } from '../network/static-host.ts'
import { type OciRegistry, startOciRegistry } from '../oci/oci-registry.ts'
import { temporaryDirectory } from '../temporary.ts'

export const KINDS = ['index', 'git', 'oci', 'oci,index', 'oci,git'] as const

/** One registry of this tool with a module of every kind of package. */
export interface PublishedFixture {
  readonly certificates: Certificates
  readonly index: string
  readonly gitServer: GitServer
  readonly oci: OciRegistry
  readonly commit: string
  /** With the header rule. */
  readonly ruled: StaticHost
  /** As GitHub Pages. */
  readonly bare: StaticHost
  close(): Promise<void>
}

export const moduleOf = (kinds: string) => `acme/${kinds.replace(',', '-')}/aws`

/** Published by the built command line, under 127.0.0.1; its owner closes it. */
export async function createPublishedFixture(): Promise<PublishedFixture> {
  const certificates = await createCertificates(['127.0.0.1'])
  const repositories = await temporaryDirectory()
  const modules = buildRepository(await temporaryDirectory(), { tag: 'v1.2.3', files: MODULE_FILES })
  await git('/', ['clone', '--quiet', '--bare', modules.directory, join(repositories, 'vpc.git')])
  const gitServer = await startGitServer({ root: repositories, tls: certificates.tls })
  const oci = await startOciRegistry({}, certificates.tls)
  const env = { NODE_EXTRA_CA_CERTS: certificates.caFile }
  const index = join(await temporaryDirectory(), 'index')
  const ruled = await startStaticHost({ files: index, applyHeaders: true, tls: certificates.tls })
  const bare = await startStaticHost({ files: index, tls: certificates.tls })
  await runCliWell(argv`init --index ${index} --url ${ruled.url}`)
  for (const kinds of KINDS) {
    const placeholders = argv`--source-url ${gitServer.url}/vpc.git --oci-repository ${oci.host}/${moduleOf(kinds)}`
    const module = argv`--module ${moduleOf(kinds)} --package ${kinds} --tag v1.2.3`
    const where = argv`--index ${index} --repository ${modules.directory}`
    await runCliWell(['publish', ...where, ...module, ...placeholders], { env })
  }
  const commit = await git(join(repositories, 'vpc.git'), ['rev-parse', 'v1.2.3'])
  const close = async () => {
    for (const server of [gitServer, ruled, bare]) await server.close()
  }
  return { certificates, index, gitServer, oci, ruled, bare, commit, close }
}
