import { networkWeb } from '../adapters/http/web.ts'
import { RegistryError } from '../base/error.ts'
import { describeResponse } from '../doctor/client.ts'
import { parseInstallRequest } from '../doctor/doctor.ts'
import { RegistryClient } from '../doctor/registry-client.ts'
import { MODULES_BASE_PATH } from '../index/format/paths.ts'
import { openRegistryAccess } from './registry-access.ts'
import type { Runtime } from './runtime.ts'

/** The files of an index below `v1/modules/`, from the registry that serves it. */
export interface RegistryFiles {
  /** The files among these paths that the registry has. Throws INDEX_UNREACHABLE. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>
  close(): Promise<void>
}

/** Opens a registry by its URL, with the tokens of a consumer. Throws INVALID_INPUT for a URL, INDEX_UNREACHABLE without discovery. */
export async function openRegistryFiles(runtime: Runtime, text: string): Promise<RegistryFiles> {
  const url = new URL(parseInstallRequest(text, undefined).url)
  const hosts = await openRegistryAccess(runtime)
  const registries = new RegistryClient(networkWeb(runtime.log), hosts)
  // Clients find a registry below a path, or on plain http, by a `host` block alone.
  const isDiscovered = url.protocol === 'https:' && url.pathname === '/'
  const modulesUrl = isDiscovered ? await registries.modulesUrl(url.host) : modulesBelow(url)
  if (typeof modulesUrl !== 'string') throw unreachable(modulesUrl.message, modulesUrl.fix)
  const get = async (path: string): Promise<[string, Uint8Array][]> => {
    const answer = await registries.request(
      url.host,
      `${modulesUrl}${path.slice(MODULES_BASE_PATH.length - 1)}`,
    )
    if (answer.kind !== 'response') throw unreachable(answer.message, 'check the URL and the network')
    if (answer.status === 404) return []
    if (answer.status === 200) return [[path, answer.bytes]]
    throw unreachable(
      describeResponse(answer),
      'give a token that may read the registry: docs/audit.md, Tokens',
    )
  }
  return {
    read: async (paths) => new Map((await Promise.all(paths.map(get))).flat()),
    close: async () => {},
  }
}

function modulesBelow(url: URL): string {
  return `${url.href.replace(/\/$/, '')}${MODULES_BASE_PATH}`
}

function unreachable(message: string, hint: string): RegistryError {
  return new RegistryError('INDEX_UNREACHABLE', `the registry does not answer: ${message}`, hint)
}
