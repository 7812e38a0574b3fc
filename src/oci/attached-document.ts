/** A document about a package, which hangs on it where it lies. */
export interface AttachedDocument {
  /** Media type of the bytes, and by it readers tell documents apart. */
  readonly artifactType: string
  /** File name under which generic tools (`oras pull`) write it. */
  readonly name: string
  readonly bytes: Uint8Array
  /** What readers may ask for without fetching the bytes. */
  readonly annotations?: Readonly<Record<string, string>>
}
