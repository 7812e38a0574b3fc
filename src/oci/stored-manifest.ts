import { quote } from '../base/error.ts'
import type { PackageFacts } from '../package/package.ts'
import {
  type ForeignManifest,
  MANIFEST_TYPE,
  MODULE_ARTIFACT_TYPE,
  parseManifest,
  ZIP_TYPE,
} from './manifest.ts'

/** A manifest as the OCI registry returned it; the client reads none above the limit of bytes. */
export interface StoredManifest {
  /** `Content-Type` of the response. */
  readonly mediaType: string
  /** `sha256:<64 hex>` of the bytes. */
  readonly digest: string
  readonly bytes: Uint8Array
}

/** What OpenTofu installs from a manifest, compared with a package. */
export type ManifestMatch =
  | { readonly installs: 'same' }
  /** Another package, whose digest it is. */
  | { readonly installs: 'other'; readonly digest: string }
  | { readonly installs: 'nothing'; readonly problem: string }

/**
 * Whether OpenTofu would install exactly this package from a manifest, by the rules of OpenTofu's own getter: it ignores the
 * config and layers of other types. https://opentofu.org/docs/cli/oci_registries/module-package/
 */
export function matchManifest(stored: StoredManifest, facts: PackageFacts): ManifestMatch {
  const manifest = parseManifest(stored.bytes)
  const problem = typeProblem(stored.mediaType, manifest)
  if (problem !== undefined) return { installs: 'nothing', problem }
  const [zip, ...others] = (manifest?.layers ?? []).filter((layer) => layer.mediaType === ZIP_TYPE)
  if (zip === undefined) return { installs: 'nothing', problem: `it has no layer of type ${ZIP_TYPE}` }
  if (others.length > 0) return { installs: 'nothing', problem: `it has several layers of type ${ZIP_TYPE}` }
  const isSame = zip.digest === facts.digest && zip.size === facts.size
  return isSame ? { installs: 'same' } : { installs: 'other', digest: zip.digest }
}

function typeProblem(mediaType: string, manifest: ForeignManifest | undefined): string | undefined {
  if (mediaType !== MANIFEST_TYPE) return `it is of type ${quote(mediaType)}, not ${MANIFEST_TYPE}`
  if (manifest === undefined) return 'it is not a manifest'
  if (manifest.mediaType !== MANIFEST_TYPE) return `it has no "mediaType": "${MANIFEST_TYPE}"`
  if (manifest.artifactType !== MODULE_ARTIFACT_TYPE)
    return `it has no "artifactType": "${MODULE_ARTIFACT_TYPE}"`
  return undefined
}
