import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { trackedFiles } from '../git/tracked-files.ts'
import { REGISTRY_URL } from '../index/registry.ts'
import { addressOf, type PackageKinds, type PublishedKinds } from '../server/published-kinds.ts'
import type { RegistryHost } from '../server/registry-hosts.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type Client, initModule, listTree, moduleDirectoryIn } from './terraform.ts'

export interface Installation {
  readonly client: Client
  readonly kinds: PackageKinds
  readonly host: RegistryHost
  readonly proxyUrl: string
}

/** Why a client installs nothing, by what it prints. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/failed to get download URL/, 'no header'],
  [/not supported for scheme 'oci'/, 'no OCI'],
  [/no source URL was returned/, 'nothing'],
  [/bad response code: 404|status code 404/, 'no zip'],
]

/**
 * Installs a whole module and its directory modules/x with one `init`, compares both with the commit, and says by which
 * transport they came: `zip`, `commit`, `OCI`, or why they did not.
 */
export async function install(published: PublishedKinds, call: Installation): Promise<string> {
  const { client, kinds, host, proxyUrl } = call
  const directory = join(await temporaryDirectory(), 'work')
  const before = countBlobReads(published, kinds)
  const source = `${new URL(REGISTRY_URL).host}/${addressOf(kinds)}`
  const { code, output, moduleDirectory } = await initModule({
    client,
    source,
    version: '1.2.3',
    proxyUrl,
    caFile: published.certificates.caFile,
    directory,
    extraConfig: `module "x" {\n  source  = "${source}//modules/x"\n  version = "1.2.3"\n}\n`,
    ...(host.cliConfig === undefined ? {} : { cliConfig: host.cliConfig }),
  })
  if (code !== 0) return REASONS.find(([pattern]) => pattern.test(output))?.[1] ?? output
  const { modules, commit } = published
  expect(await listTree(moduleDirectory)).toEqual(trackedFiles(modules, commit))
  const part = await moduleDirectoryIn(directory, 'x')
  expect(await listTree(part)).toEqual(trackedFiles(modules, commit, 'modules/x'))
  if (existsSync(join(moduleDirectory, '.git'))) return 'commit'
  return countBlobReads(published, kinds) > before ? 'OCI' : 'zip'
}

/** How often the blobs of a module were read, by the access log of the OCI registry. */
function countBlobReads({ oci }: PublishedKinds, kinds: PackageKinds): number {
  return oci.log().split(`GET /v2/${addressOf(kinds)}/blobs/`).length
}
