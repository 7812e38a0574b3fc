import { locationKind } from '../format/location.ts'
import type { Archive, Artifact, Commit } from '../packages/package-source.ts'

/** What a location of the index names: its forms are a closed list. Undefined for a kind that is not followed, and for the index itself. */
export function sourceOfLocation(location: string): Archive | Commit | Artifact | undefined {
  const [address = '', query = ''] = location.replace(/^[a-z0-9]+::/, '').split('?')
  const [, url = '', subdirectory = ''] = /^([a-z]+:\/\/.*?)(?:\/\/(.*))?$/.exec(address) ?? []
  const pin = query.slice(query.indexOf('=') + 1)
  switch (locationKind(location)) {
    case 'https':
    case 's3': {
      const expected = { algorithm: 'sha256', hex: pin.replace('sha256:', '') } as const
      const isSigned = locationKind(location) === 's3'
      return {
        kind: 'archive',
        url,
        format: 'zip',
        expected,
        subdirectory,
        ...(isSigned ? { isSigned } : {}),
      }
    }
    case 'git':
      return { kind: 'git', url, ref: pin, subdirectory }
    case 'oci':
      return { kind: 'oci', repository: url.replace('oci://', ''), reference: pin, subdirectory }
    default:
      return undefined
  }
}
