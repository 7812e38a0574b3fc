import { z } from 'zod'
import { canonicalJson } from '../base/json.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import type { PackageFacts } from '../package/package.ts'
import type { AttachedDocument } from './attached-document.ts'
import { type Descriptor, descriptorOf } from './descriptor.ts'

/** https://github.com/opencontainers/image-spec/blob/main/manifest.md */
export const MANIFEST_TYPE = 'application/vnd.oci.image.manifest.v1+json'
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
export const MODULE_ARTIFACT_TYPE = 'application/vnd.opentofu.modulepkg'
export const ZIP_TYPE = 'archive/zip'

/** Registries need not take larger ones, and OpenTofu reads none from 5 MiB up. */
export const MAX_MANIFEST_BYTES = 4 * 1024 * 1024

/** https://github.com/opencontainers/image-spec/blob/main/manifest.md#guidance-for-an-empty-descriptor */
export const EMPTY_CONFIG_BYTES = new TextEncoder().encode('{}')
export const EMPTY_CONFIG: Descriptor = descriptorOf('application/vnd.oci.empty.v1+json', EMPTY_CONFIG_BYTES)

/** What the manifest of a release says besides the package itself. */
export interface ManifestMetadata {
  readonly release: Release
  /** https URL of the module repository; `''` where it has none. */
  readonly repositoryUrl: string
  /** One line of text; `''` where there is none. */
  readonly description: string
  /** SPDX expression; `''` where it is not known. */
  readonly licenses: string
}

/** The manifest of a module package: equal releases give equal bytes. There is no clock in it. */
export function renderModuleManifest(story: ManifestMetadata, facts: PackageFacts): Uint8Array {
  return renderManifest({
    artifactType: MODULE_ARTIFACT_TYPE,
    layers: [
      {
        mediaType: ZIP_TYPE,
        digest: facts.digest,
        size: facts.size,
        // The name under which generic tools (`oras pull`) write the layer.
        annotations: { 'org.opencontainers.image.title': 'module.zip' },
      },
    ],
    annotations: annotationsOf(story),
  })
}

/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
function annotationsOf(story: ManifestMetadata): Record<string, string> {
  const { release, repositoryUrl, description, licenses } = story
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

/** The module's directory at its commit where the host is known to show it, else its repository. */
function documentationUrl({ commit, path }: Release, repositoryUrl: string): string {
  if (!repositoryUrl.startsWith('https://github.com/')) return repositoryUrl
  return `${repositoryUrl}/tree/${commit}${path === '' ? '' : `/${path}`}`
}

/** The manifest of a document that hangs on another manifest: equal documents give equal bytes. */
export function renderAttachment(subject: Descriptor, document: AttachedDocument): Uint8Array {
  const { artifactType, name, bytes, annotations } = document
  const layer = {
    ...descriptorOf(artifactType, bytes),
    annotations: { 'org.opencontainers.image.title': name },
  }
  return renderManifest({
    artifactType,
    layers: [layer],
    subject,
    ...(annotations === undefined ? {} : { annotations }),
  })
}

export interface ManifestContent {
  readonly artifactType: string
  readonly layers: readonly Descriptor[]
  readonly subject?: Descriptor
  readonly annotations?: Readonly<Record<string, string>>
}

/** Canonical bytes of an image manifest with the empty config. */
export function renderManifest(parts: ManifestContent): Uint8Array {
  const { artifactType, layers, subject, annotations } = parts
  const text = canonicalJson({
    schemaVersion: 2,
    mediaType: MANIFEST_TYPE,
    artifactType,
    config: { ...EMPTY_CONFIG },
    layers: layers.map((layer) => ({ ...layer })),
    subject: subject === undefined ? undefined : { ...subject },
    annotations,
  })
  return new TextEncoder().encode(text)
}

const layer = z.looseObject({ mediaType: z.string(), digest: z.string(), size: z.number() })

/** As much of anybody's manifest as a client looks at. */
const manifest = z.looseObject({
  mediaType: z.string().optional(),
  artifactType: z.string().optional(),
  layers: z.array(layer).optional(),
  annotations: z.record(z.string(), z.string()).optional().catch(undefined),
})

export type ForeignManifest = z.output<typeof manifest>

/** Undefined where the bytes are no manifest at all. */
export function parseManifest(bytes: Uint8Array): ForeignManifest | undefined {
  try {
    return manifest.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data
  } catch {
    return undefined
  }
}
