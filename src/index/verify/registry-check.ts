import { z } from 'zod'
import { parseJson } from '../../base/schema.ts'
import { VERSION } from '../../base/tool-version.ts'
import { compareVersions, readVersion } from '../../module/version.ts'
import { parseRegistryDocument, type RegistryDocument } from '../format/documents.ts'
import { registryIn } from '../format/index-files.ts'
import { REGISTRY_PATH } from '../format/paths.ts'
import type { IndexContents } from '../ports.ts'
import type { Fault } from './check-context.ts'
import type { Finding } from './finding.ts'
import { FolderFiles } from './folder-files.ts'

/** What `registry.json` says. */
export interface RegistryReading {
  /** Undefined where it cannot be read: then nothing else can be checked. */
  readonly registry: RegistryDocument | undefined
  readonly findings: readonly Finding[]
  /** As written; undefined where there are none, or where it cannot be read. */
  readonly suppressions: unknown
}

const anything = z.looseObject({})

/** Throws INDEX_INVALID where there is no `registry.json`: then this is no index. */
export async function readRegistry(
  contents: Pick<IndexContents, 'read' | 'stream'>,
): Promise<RegistryReading> {
  const files = new FolderFiles(contents, [{ path: REGISTRY_PATH, isSpecial: false }])
  const read = await files.read([REGISTRY_PATH])
  const faults: Fault[] = []
  const parse = (bytes: Uint8Array) => parseRegistryDocument(REGISTRY_PATH, bytes)
  const registry = await files.parse(REGISTRY_PATH, parse, faults)
  const bytes = read.get(REGISTRY_PATH)
  if (bytes === undefined && faults.length === 0) registryIn(read)
  const findings = faults.map(
    (fault): Finding => ({
      ...fault,
      code: bytes && isTooOld(bytes) ? 'TOOL_TOO_OLD' : fault.code,
      address: null,
      version: null,
    }),
  )
  return {
    registry,
    findings,
    suppressions: registry && bytes && parseJson(anything, bytes)?.['suppressions'],
  }
}

function isTooOld(bytes: Uint8Array): boolean {
  const wanted = parseJson(anything, bytes)?.['minimumTool']
  const [minimum, own] = [readVersion(String(wanted)), readVersion(VERSION)]
  return minimum.ok && own.ok && compareVersions(minimum.version, own.version) > 0
}
