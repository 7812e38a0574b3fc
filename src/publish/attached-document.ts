import { formatInterface } from '../index/format/interface-document.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import type { AttachedDocument } from '../oci/referrers.ts'
import { PROVENANCE } from './provenance.ts'

/** docs/oci.md: a contract, as the format of `interface.json` is. */
const INTERFACE_TYPE = 'application/vnd.module-registry.interface.v1+json'

/** The interface of a module as a document to attach, with the bytes of `interface.json` in the index. */
export function interfaceAttachment(moduleInterface: ModuleInterface): AttachedDocument {
  const bytes = new TextEncoder().encode(formatInterface(moduleInterface))
  return { artifactType: INTERFACE_TYPE, name: 'interface.json', bytes }
}

/** https://docs.sigstore.dev/about/bundle/ */
const BUNDLE_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json'

/**
 * The signed provenance of the package as a document to attach, in the form of cosign.
 * https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md
 */
export function provenanceAttachment(bundle: object): AttachedDocument {
  const mediaType =
    'mediaType' in bundle && typeof bundle.mediaType === 'string' ? bundle.mediaType : BUNDLE_TYPE
  return {
    artifactType: mediaType,
    name: 'provenance.sigstore.json',
    bytes: new TextEncoder().encode(JSON.stringify(bundle)),
    annotations: {
      'dev.sigstore.bundle.content': 'dsse-envelope',
      'dev.sigstore.bundle.predicateType': PROVENANCE.type,
    },
  }
}
