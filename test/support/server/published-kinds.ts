import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCliWell } from '../cli/cli.ts'
import { git } from '../git/git-repository.ts'
import { type GitServer, startGitServer } from '../git/git-server.ts'
import { buildRepository } from '../git/module-repository.ts'
import { startGitHub } from '../github/github.ts'
import type { FakeRepository } from '../github/github-state.ts'
import { REGISTRY_URL } from '../index/registry.ts'
import { type Certificates, createCertificates } from '../network/certificates.ts'
import { type DockerRegistry, startDockerRegistry } from '../oci/docker-registry.ts'
import { temporaryDirectory } from '../temporary.ts'

/** What `--package` takes, as far as clients meet a difference. */
export const PACKAGE_KINDS = [
  ...(['index', 'git', 'release'] as const),
  ...(['oci', 'oci,index', 'oci,git', 'oci,release'] as const),
]
export type PackageKinds = (typeof PACKAGE_KINDS)[number]

export const RAW_HOST = 'raw.acme.test'
export const GIT_HOST = 'git.acme.test'

const NAME = 'acme/terraform-aws-vpc'
const TOKEN = 'ghp_CANARYcanaryCANARYcanary0123456789AB'
const FILES = [
  { path: 'main.tf', content: 'output "id" {\n  value = "vpc"\n}\n' },
  { path: 'README.md', content: '# VPC\n' },
  { path: 'scripts/up.sh', content: '#!/bin/sh\necho up\n', mode: '100755' },
  { path: 'shared/main.tf', content: 'output "shared" {\n  value = "s"\n}\n' },
  { path: 'modules/x/main.tf', content: 'module "shared" {\n  source = "../../shared"\n}\n' },
]

/** A registry of this tool with one module for each kind of package, all of one commit. */
export interface PublishedKinds {
  readonly certificates: Certificates
  /** A directory. */
  readonly index: string
  readonly modules: string
  readonly commit: string
  readonly gitServer: GitServer
  readonly releases: FakeRepository
  readonly oci: DockerRegistry
}

/** `acme/oci-git/aws`. */
export function addressOf(kinds: PackageKinds): string {
  return `acme/${kinds.replace(',', '-')}/aws`
}

/** Published by the built command line. */
export async function publishKinds(): Promise<PublishedKinds> {
  const hosts = [new URL(REGISTRY_URL).host, RAW_HOST, GIT_HOST, 'localhost', '127.0.0.1']
  const certificates = await createCertificates(hosts)
  const { tls } = certificates
  const tokens = [{ text: TOKEN, permissions: { [NAME]: { contents: 'write' } } }] as const
  const github = await startGitHub({ tls, tokens })
  const releases = await github.create(NAME)
  const { directory: modules } = buildRepository(await temporaryDirectory(), { tag: 'v1.2.3', files: FILES })
  await git(modules, ['remote', 'add', 'origin', `${github.url}/${NAME}.git`])
  const repositories = await temporaryDirectory()
  await git('/', ['clone', '--quiet', '--bare', modules, join(repositories, 'vpc.git')])
  const gitServer = await startGitServer({ root: repositories, tls })
  const oci = await startDockerRegistry('none', certificates)
  const index = join(await temporaryDirectory(), 'index')
  await runCliWell(['init', '--index', index, '--url', REGISTRY_URL])
  const env = { NODE_EXTRA_CA_CERTS: certificates.caFile, GITHUB_TOKEN: TOKEN }
  for (const kinds of PACKAGE_KINDS) {
    const tag = ['--repository', modules, '--tag', 'v1.2.3', '--module', addressOf(kinds)]
    const stores = [
      ...(kinds.includes('git') ? ['--source-url', `https://${GIT_HOST}/vpc.git`] : []),
      ...(kinds.includes('oci') ? ['--oci-repository', `${oci.host}/${addressOf(kinds)}`] : []),
    ]
    await runCliWell(['publish', '--index', index, ...tag, '--package', kinds, ...stores], { env })
  }
  const commit = await git(modules, ['rev-parse', 'v1.2.3'])
  return { certificates, index, modules, commit, gitServer, releases, oci }
}

/** Runs `work` while every store holds packages of which one byte is another one. */
export async function withOtherBytes(published: PublishedKinds, work: () => Promise<void>): Promise<void> {
  const { index, oci, releases } = published
  const zips = await readdir(index, { recursive: true })
  const blobs = await readdir(oci.blobs, { recursive: true })
  const files = [
    ...zips.filter((path) => path.endsWith('module.zip')).map((path) => join(index, path)),
    ...blobs.filter((path) => path.endsWith('/data')).map((path) => join(oci.blobs, path)),
  ]
  const assets = releases.releases.flatMap((release) => release.assets)
  const flip = async () => {
    for (const file of files) {
      const bytes = await readFile(file)
      if (flipByte(bytes)) await writeFile(file, bytes)
    }
    for (const { bytes } of assets) flipByte(bytes)
  }
  await flip()
  await work().finally(flip)
}

/** In a file of the module, so that the zip stays one. Flipped twice, the bytes are as before. */
function flipByte(bytes: Buffer): boolean {
  const at = bytes.indexOf('!/bin/sh') - 1
  if (at < 0) return false
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return true
}
