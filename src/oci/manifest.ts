import { z } from 'zod'
import { quote } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import { listOf, parseJson } from '../base/schema.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import type { PackageFacts } from '../package/package.ts'
import { type Descriptor, descriptorOf } from './descriptor.ts'
import type { AttachedDocument } from './referrers.ts'

/** https://github.com/opencontainers/image-spec/blob/main/manifest.md */
export const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json'
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
export const MODULE_ARTIFACT_TYPE = 'application/vnd.opentofu.modulepkg'
export const ZIP_TYPE = 'archive/zip'

/** https://github.com/opencontainers/image-spec/blob/main/manifest.md#guidance-for-an-empty-descriptor */
export const EMPTY_CONFIG_BYTES = new TextEncoder().encode('{}')
const EMPTY_CONFIG = descriptorOf('application/vnd.oci.empty.v1+json', EMPTY_CONFIG_BYTES)

export interface ManifestMetadata {
  readonly release: Release
  /** https URL of the module repository; `''` where it has none. */
  readonly repositoryUrl: string
  /** One line of text; `''` where there is none. */
  readonly description: string
  /** SPDX expression; `''` where it is not known. */
  readonly licenses: string
}

/** Renders the manifest of a module package. Equal releases give equal bytes: no date but that of the commit is in it. */
export function renderModuleManifest(metadata: ManifestMetadata, facts: PackageFacts): Uint8Array {
  return renderManifest({
    artifactType: MODULE_ARTIFACT_TYPE,
    layers: [withTitle({ mediaType: ZIP_TYPE, digest: facts.digest, size: facts.size }, 'module.zip')],
    annotations: annotationsOf(metadata),
  })
}

/** @param title the name under which generic tools (`oras pull`) write the layer */
function withTitle(layer: Descriptor, title: string): Descriptor {
  return { ...layer, annotations: { 'org.opencontainers.image.title': title } }
}

/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
function annotationsOf(metadata: ManifestMetadata): Record<string, string> {
  const { release, repositoryUrl, description, licenses } = metadata
  const annotations = {
    created: release.committedAt,
    description,
    licenses,
    documentation: documentationUrl(release, repositoryUrl),
    revision: release.commit,
    source: repositoryUrl,
    title: formatModuleAddress(release.address),
    version: release.version,
  }
  return Object.fromEntries(
    Object.entries(annotations)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => [`org.opencontainers.image.${key}`, value]),
  )
}

/** The URL of the module's directory at its commit on github.com; elsewhere the URL of its repository. */
function documentationUrl({ commit, path }: Release, repositoryUrl: string): string {
  if (!repositoryUrl.startsWith('https://github.com/')) return repositoryUrl
  return `${repositoryUrl}/tree/${commit}${path === '' ? '' : `/${path}`}`
}

/** Renders the manifest of a document that refers to `subject`. Equal documents give equal bytes. */
export function renderAttachment(subject: Descriptor, document: AttachedDocument): Uint8Array {
  const { artifactType, name, bytes, annotations } = document
  return renderManifest({
    artifactType,
    layers: [withTitle(descriptorOf(artifactType, bytes), name)],
    subject,
    annotations,
  })
}

/** Renders an image manifest with the empty config as canonical JSON. */
export function renderManifest(content: {
  readonly artifactType: string
  readonly layers: readonly Descriptor[]
  readonly subject?: Descriptor
  readonly annotations?: Readonly<Record<string, string>> | undefined
}): Uint8Array {
  const image = { schemaVersion: 2, mediaType: MANIFEST_TYPE, config: EMPTY_CONFIG, ...content }
  return new TextEncoder().encode(canonicalJson(image))
}

const layer = z.looseObject({ mediaType: z.string(), digest: z.string(), size: z.number() })

const manifest = z.looseObject({
  mediaType: z.string().optional(),
  artifactType: z.string().optional(),
  layers: listOf(layer).optional(),
  annotations: z.record(z.string(), z.string()).optional().catch(undefined),
})

/** Reads a manifest that anybody may have written; undefined where the bytes are not one. */
export function parseManifest(bytes: Uint8Array): z.output<typeof manifest> | undefined {
  return parseJson(manifest, bytes)
}

/** A manifest as the OCI registry returned it; the client reads none above the limit of bytes. */
export interface StoredManifest {
  readonly mediaType: string
  /** `sha256:<64 hex>` of the bytes. */
  readonly digest: string
  readonly bytes: Uint8Array
}

export type PackageLayer = Pick<Descriptor, 'digest' | 'size'>

/**
 * The layer that OpenTofu installs, or why it refuses the manifest, by the rules of its own getter: it ignores the config and
 * layers of other types. https://opentofu.org/docs/cli/oci_registries/module-package/
 */
export function packageLayer({ mediaType, bytes }: StoredManifest): PackageLayer | string {
  const manifest = parseManifest(bytes)
  if (mediaType !== MANIFEST_TYPE) return `it is of type ${quote(mediaType)}, not ${MANIFEST_TYPE}`
  if (manifest === undefined) return 'it is not a manifest'
  if (manifest.mediaType !== MANIFEST_TYPE) return `it has no "mediaType": "${MANIFEST_TYPE}"`
  if (manifest.artifactType !== MODULE_ARTIFACT_TYPE)
    return `it has no "artifactType": "${MODULE_ARTIFACT_TYPE}"`
  const [zip, ...others] = (manifest.layers ?? []).filter((layer) => layer.mediaType === ZIP_TYPE)
  if (zip === undefined) return `it has no layer of type ${ZIP_TYPE}`
  return others.length === 0 ? zip : `it has several layers of type ${ZIP_TYPE}`
}
