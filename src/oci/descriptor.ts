import { createHash } from 'node:crypto'

/** How a manifest names a blob. https://github.com/opencontainers/image-spec/blob/main/descriptor.md */
export interface Descriptor {
  readonly mediaType: string
  /** `sha256:<64 hex>`. */
  readonly digest: string
  readonly size: number
  readonly annotations?: Readonly<Record<string, string>> | undefined
  /** Only for manifests in an image index. */
  readonly artifactType?: string
}

/** `sha256:<64 hex>` of the bytes. */
export function digestOfBytes(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

export function descriptorOf(mediaType: string, bytes: Uint8Array): Descriptor {
  return { mediaType, digest: digestOfBytes(bytes), size: bytes.length }
}
