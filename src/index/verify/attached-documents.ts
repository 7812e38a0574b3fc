import { z } from 'zod'
import { parseJson } from '../../base/schema.ts'
import { INTERFACE_TYPE, isProvenance } from '../../oci/referrers.ts'
import type { ReleaseDocument } from '../format/documents.ts'
import { ociManifestOf } from '../format/location.ts'
import type { AttachedResult, FoundDocument } from '../packages/ports.ts'
import { isAttested, statementIn } from './attestation.ts'
import type { Fault } from './check-context.ts'

export interface ExpectedDocuments {
  readonly release: ReleaseDocument
  /** `sha256:<hex>` of `interface.json`; undefined where the index has none, or shows none. */
  readonly interfaceDigest: string | undefined
  /** Whether the host of the repository has an attestation of the package. */
  readonly isAttestedElsewhere: boolean
}

type Problem = Omit<Fault, 'path'>

/** What is wrong with the documents that are attached to a package in an OCI registry. */
export function attachedFaults(
  location: string,
  result: AttachedResult,
  expected: ExpectedDocuments,
): Problem[] {
  const { repository = '', digest = '' } = ociManifestOf(location) ?? {}
  const name = `${repository}@${digest}`
  if (result.kind === 'unreachable')
    return [
      { code: 'UNVERIFIABLE', message: `what is attached to ${name} cannot be read: ${result.message}` },
    ]
  return [
    ...interfaceFaults(name, result.documents, expected),
    ...provenanceFaults(name, result.documents, expected),
  ]
}

function interfaceFaults(
  name: string,
  documents: readonly FoundDocument[],
  { interfaceDigest }: ExpectedDocuments,
): Problem[] {
  if (interfaceDigest === undefined) return []
  const attached = documents.filter(({ artifactType }) => artifactType === INTERFACE_TYPE)
  if (attached.some(({ digest }) => digest === interfaceDigest)) return []
  const [other] = attached
  if (other === undefined)
    return [
      { code: 'ATTACHMENT_MISSING', message: `the interface is not attached to ${name}: ${interfaceDigest}` },
    ]
  const message = `the interface attached to ${name} has ${other.digest}, and interface.json has ${interfaceDigest}`
  return [{ code: 'ATTACHMENT_CHANGED', message }]
}

function provenanceFaults(
  name: string,
  documents: readonly FoundDocument[],
  { release, isAttestedElsewhere }: ExpectedDocuments,
): Problem[] {
  const bundles = documents.filter(({ artifactType }) => isProvenance(artifactType))
  const statements = bundles.flatMap(({ bytes }) => {
    const statement = bytes && statementIn(parseJson(z.unknown(), bytes))
    return statement === undefined ? [] : [statement]
  })
  if (isAttested(statements, release)) return []
  if (bundles.length > 0) {
    const message = `none of ${bundles.length} attestations attached to ${name} names tag ${JSON.stringify(release.tag)} at ${release.commit} of its repository`
    return [{ code: 'ATTESTATION_FOREIGN', message }]
  }
  if (!isAttestedElsewhere) return []
  return [{ code: 'UNVERIFIABLE', message: `the attestation of the package is not attached to ${name}` }]
}
