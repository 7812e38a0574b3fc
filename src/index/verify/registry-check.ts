import { z } from 'zod'
import { RegistryError } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import { VERSION } from '../../base/tool-version.ts'
import { compareVersions, readVersion } from '../../module/version.ts'
import { parseRegistryDocument, type RegistryDocument } from '../format/documents.ts'
import { registryIn } from '../format/index-files.ts'
import { REGISTRY_PATH } from '../format/paths.ts'
import type { IndexContents } from '../ports.ts'
import { documentFault } from './document-fault.ts'
import type { Finding } from './finding.ts'

/** What `registry.json` says. */
export interface RegistryReading {
  /** Undefined where it cannot be read: then nothing else can be checked. */
  readonly registry: RegistryDocument | undefined
  readonly findings: readonly Finding[]
  /** As written; undefined where it has none. */
  readonly suppressions: unknown
}

const anything = z.looseObject({})

/** Throws INDEX_INVALID where there is no `registry.json`: then this is no index. */
export async function readRegistry(contents: Pick<IndexContents, 'read'>): Promise<RegistryReading> {
  const files = await contents.read([{ path: REGISTRY_PATH, isSpecial: false }])
  const bytes = files.get(REGISTRY_PATH)
  if (bytes === undefined) return { registry: registryIn(files), findings: [], suppressions: undefined }
  const suppressions = parseJson(anything, bytes)?.['suppressions']
  try {
    return { registry: parseRegistryDocument(REGISTRY_PATH, bytes), findings: [], suppressions }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    const fault = documentFault('', bytes, error)
    const code = isTooOld(bytes) ? 'TOOL_TOO_OLD' : fault.code
    const finding = { ...fault, code, address: null, version: null, path: REGISTRY_PATH }
    return { registry: undefined, findings: [finding], suppressions: undefined }
  }
}

function isTooOld(bytes: Uint8Array): boolean {
  const wanted = parseJson(anything, bytes)?.['minimumTool']
  const [minimum, own] = [readVersion(String(wanted)), readVersion(VERSION)]
  return minimum.ok && own.ok && compareVersions(minimum.version, own.version) > 0
}
