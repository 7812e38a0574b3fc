import { quote } from '../base/error.ts'
import type { PackageFacts } from '../package/package.ts'
import {
  type ForeignManifest,
  MANIFEST_TYPE,
  MAX_MANIFEST_BYTES,
  MODULE_ARTIFACT_TYPE,
  parseManifest,
  ZIP_TYPE,
} from './manifest.ts'

/** A manifest as a registry gave it. */
export interface StoredManifest {
  /** `Content-Type` of the answer. */
  readonly mediaType: string
  /** `sha256:<64 hex>` of the bytes. */
  readonly digest: string
  readonly bytes: Uint8Array
}

export type ManifestMatch =
  /** OpenTofu installs exactly this package from it. */
  | { readonly fit: 'same' }
  /** OpenTofu installs another package from it. */
  | { readonly fit: 'other'; readonly digest: string }
  | { readonly fit: 'none'; readonly problem: string }

/**
 * What OpenTofu would install from a manifest, by the rules of its own getter: layers of other types do not matter, nor does
 * the config. https://opentofu.org/docs/cli/oci_registries/module-package/
 */
export function matchManifest(stored: StoredManifest, facts: PackageFacts): ManifestMatch {
  const { bytes, mediaType } = stored
  const manifest = parseManifest(bytes)
  const problem =
    bytes.length > MAX_MANIFEST_BYTES
      ? `it has ${bytes.length} bytes, and ${MAX_MANIFEST_BYTES} are the most`
      : typeProblem(mediaType, manifest)
  if (problem !== undefined) return { fit: 'none', problem }
  const [zip, ...others] = (manifest?.layers ?? []).filter((layer) => layer.mediaType === ZIP_TYPE)
  if (zip === undefined) return { fit: 'none', problem: `it has no layer of type ${ZIP_TYPE}` }
  if (others.length > 0) return { fit: 'none', problem: `it has several layers of type ${ZIP_TYPE}` }
  const isSame = zip.digest === facts.digest && zip.size === facts.size
  return isSame ? { fit: 'same' } : { fit: 'other', digest: zip.digest }
}

function typeProblem(mediaType: string, manifest: ForeignManifest | undefined): string | undefined {
  if (mediaType !== MANIFEST_TYPE) return `it is of type ${quote(mediaType)}, not ${MANIFEST_TYPE}`
  if (manifest === undefined) return 'it is no manifest'
  if (manifest.mediaType !== MANIFEST_TYPE) return `it has no "mediaType": "${MANIFEST_TYPE}"`
  if (manifest.artifactType !== MODULE_ARTIFACT_TYPE)
    return `it has no "artifactType": "${MODULE_ARTIFACT_TYPE}"`
  return undefined
}
