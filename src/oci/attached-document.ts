/** A document about a package, stored in the OCI registry as a referrer of the package's manifest. */
export interface AttachedDocument {
  /** Media type of the bytes; readers select documents by it. */
  readonly artifactType: string
  /** File name under which generic tools (`oras pull`) write it. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Shown in the list of referrers, so that readers need not fetch the bytes. */
  readonly annotations?: Readonly<Record<string, string>>
}
