import { quote, RegistryError } from '../base/error.ts'
import { parseRegistryUrl } from '../index/format/registry-url.ts'
import type { PackageSource } from '../index/packages/package-source.ts'
import type { ArtifactHosts, PackageHosts } from '../index/packages/ports.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { CLIENTS, type Client } from './client.ts'
import { ClientWalk, type InstallRequest, type WalkDependencies } from './client-walk.ts'
import { type ClientResult, type Diagnosis, diagnose } from './diagnosis.ts'
import { type Installed, judgeArchive, judgeBlob, judgeCommit, judgeManifest } from './remote-package.ts'

export interface DoctorDependencies extends WalkDependencies {
  readonly packages: PackageHosts
  readonly artifacts: ArtifactHosts
}

/**
 * Reads what doctor is asked. Throws INVALID_INPUT and INVALID_ADDRESS.
 * @param module `namespace/name/system`, or the same with `@version`
 */
export function parseInstallRequest(url: string, module: string | undefined): InstallRequest {
  const whole = /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`
  // People copy the URL of the modules, which discovery names.
  const parsed = parseRegistryUrl(whole.replace(/\/v1\/modules\/?$/, ''))
  if (module === undefined) return { url: parsed, address: undefined, version: undefined }
  const [address = '', version, ...others] = module.split('@')
  if (version === '' || others.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(module)} does not name a module: exactly one version follows "@"`,
      'write it as namespace/name/system@1.2.3',
    )
  return { url: parsed, address: parseModuleAddress(address), version }
}

/** Sends a registry the requests of each client, and reports what each client would do. It writes nothing. */
export async function doctor(request: InstallRequest, dependencies: DoctorDependencies): Promise<Diagnosis> {
  const [terraform, opentofu] = CLIENTS
  return diagnose(request.url, [
    await install(terraform, request, dependencies),
    await install(opentofu, request, dependencies),
  ])
}

async function install(
  client: Client,
  request: InstallRequest,
  dependencies: DoctorDependencies,
): Promise<ClientResult> {
  const walk = new ClientWalk(client, dependencies)
  const download = await walk.download(request)
  if (download === undefined) await walk.explainAbsence(request)
  const source = download && (await walk.source(download))
  const installed = source && (await fetchPackage(walk, source, dependencies))
  return { client, checks: walk.checks, subject: walk.subject, installed }
}

async function fetchPackage(
  walk: ClientWalk,
  source: PackageSource,
  { packages, artifacts }: DoctorDependencies,
): Promise<Installed | undefined> {
  switch (source.kind) {
    case 'archive':
      return walk.take(judgeArchive(walk.client, source, await packages.archive(source)))
    case 'git':
      return walk.take(judgeCommit(source, await packages.commit(source)))
    case 'oci': {
      const layer = walk.take(judgeManifest(source, await artifacts.manifest(source)))
      return layer && walk.take(judgeBlob(source, layer, await artifacts.zip(source, layer)))
    }
    case 'page':
    case 'unfollowed':
      return { kind: 'unknown', identity: '' }
  }
}
