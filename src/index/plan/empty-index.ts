import { RENDERER } from '../../base/tool-version.ts'
import { INDEX_FORMAT, type RegistryDocument } from '../format/documents.ts'
import type { Hosting } from '../hosting/hosting.ts'
import { registryFiles } from './file-table.ts'

export interface NewRegistry {
  /** Public URL; null where it is not known yet. */
  readonly url: string | null
  /** Without one, the host of the URL is the name. */
  readonly name: string | undefined
  readonly hosting?: Hosting | undefined
}

/** `registry.json` of an index that is about to be created. */
export function newRegistry({ url, name, hosting }: NewRegistry): RegistryDocument {
  return {
    format: INDEX_FORMAT,
    name: name ?? (url === null ? 'Module registry' : new URL(url).host),
    url,
    renderer: RENDERER,
    ...(hosting === undefined ? {} : { hosting }),
  }
}

/** Every file of an index without modules, by path. */
export function newIndexFiles(registry: RegistryDocument): Map<string, Uint8Array> {
  return new Map(registryFiles(registry).map(([path, text]) => [path, new TextEncoder().encode(text)]))
}
