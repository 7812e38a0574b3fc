import type { Step } from '../doctor/check.ts'
import { CLIENTS, type Client } from '../doctor/client.ts'
import { ClientWalk } from '../doctor/client-walk.ts'
import { type Download, judgeDownload } from '../doctor/download.ts'
import type { Web } from '../doctor/ports.ts'
import type { PackageSource } from '../index/packages/package-source.ts'
import type { PackageHosts } from '../index/packages/ports.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import type { RegistryHosts } from './ports.ts'
import type { RegistryAnswers } from './registry-answers.ts'

export interface ModuleVersion {
  readonly host: string
  readonly address: ModuleAddress
  readonly version: Version
}

/** The package of a version, as its registry names it today. */
export interface ModulePackage {
  readonly source: PackageSource | undefined
  /**
   * `sha256:<hex>` of a zip, `commit:<id>`, `manifest:sha256:<hex>` of an OCI artifact, and then `//` and the directory, if it is
   * not the root; null where the location pins no bytes or cannot be had.
   */
  readonly digest: string | null
  /** Why there is no digest; empty where there is one. */
  readonly problem: string
}

interface PackageDependencies {
  readonly web: Web
  readonly hosts: RegistryHosts
  readonly packages: PackageHosts
  readonly answers: RegistryAnswers
}

/** What the `download` of a version leads to; as text why it leads to nothing. */
export async function findSource(
  module: ModuleVersion,
  dependencies: Omit<PackageDependencies, 'packages'>,
): Promise<PackageSource | string> {
  const problems: string[] = []
  for (const client of CLIENTS) {
    const walk = new ClientWalk(client, { web: dependencies.web, token: undefined })
    const found = walk.take(await askDownload(client, module, dependencies))
    const source = found && (await walk.source(found))
    if (source !== undefined) return source
    problems.push(walk.stoppedAt?.message ?? '')
  }
  return problems[0] ?? ''
}

/**
 * Where the package of a version is, and what its bytes are: as Terraform is told; where the registry does not serve Terraform, as
 * OpenTofu is told. A zip without a checksum is fetched.
 */
export async function findPackage(
  module: ModuleVersion,
  dependencies: PackageDependencies,
): Promise<ModulePackage> {
  const source = await findSource(module, dependencies)
  if (typeof source === 'string') return { source: undefined, digest: null, problem: source }
  const found = await withDigest(source, dependencies.packages)
  const directory = 'subdirectory' in source && source.subdirectory !== '' ? `//${source.subdirectory}` : ''
  return found.digest === null ? found : { ...found, digest: `${found.digest}${directory}` }
}

/** Not by way of the list: a yanked version keeps its download. */
async function askDownload(
  client: Client,
  { host, address, version }: ModuleVersion,
  { answers, hosts }: Omit<PackageDependencies, 'packages'>,
): Promise<Step<Download>> {
  const modulesUrl = await answers.modulesUrl(host)
  if (typeof modulesUrl !== 'string') return noDownload(modulesUrl.message)
  const url = `${modulesUrl}${formatModuleAddress(address)}/${version}/download`
  const answer = await answers.ask(host, url, { client })
  if (answer.kind !== 'answer') return noDownload(answer.message)
  const access = { host, hasToken: hosts.tokenOf(host) !== undefined }
  return judgeDownload(client, { selected: { listed: version, requested: version }, access }, answer)
}

function noDownload(message: string): Step<never> {
  return { checks: [{ code: 'DOWNLOAD_UNREACHABLE', verdict: 'broken', message, fix: '' }], value: undefined }
}

async function withDigest(source: PackageSource, packages: PackageHosts): Promise<ModulePackage> {
  switch (source.kind) {
    case 'archive': {
      if (source.expected !== undefined)
        return { source, digest: `${source.expected.algorithm}:${source.expected.hex}`, problem: '' }
      const fetched = await packages.archive(source)
      if (fetched.kind === 'fetched' && fetched.status === 200)
        return { source, digest: `sha256:${fetched.digests.sha256}`, problem: '' }
      const problem = fetched.kind === 'fetched' ? `the package answers ${fetched.status}` : fetched.message
      return { source, digest: null, problem }
    }
    case 'git':
      if (/^[0-9a-f]{40}$/.test(source.ref)) return { source, digest: `commit:${source.ref}`, problem: '' }
      return {
        source,
        digest: null,
        problem: `the location names ${JSON.stringify(source.ref)}, which can move`,
      }
    case 'oci':
      if (source.reference.startsWith('sha256:'))
        return { source, digest: `manifest:${source.reference}`, problem: '' }
      return {
        source,
        digest: null,
        problem: `the location names the tag ${source.reference}, which can move`,
      }
    default:
      return { source, digest: null, problem: 'the location is of a kind that is not followed' }
  }
}
