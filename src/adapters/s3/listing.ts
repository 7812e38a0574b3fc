import type { ListedObject } from '../../sync/ports.ts'

export interface Listing {
  readonly objects: readonly ListedObject[]
  /** Where the next page begins; undefined for the last one. */
  readonly next: string | undefined
}

/**
 * A page of ListObjectsV2 with `encoding-type=url`, in which keys have no character that XML escapes.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
export function parseListing(xml: string): Listing {
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((content) => ({
      key: decodeURIComponent((elementOf(content, 'Key') ?? '').replaceAll('+', ' ')),
      etag: (elementOf(content, 'ETag') ?? '').replace(/^"|"$/g, ''),
    }))
  const isTruncated = elementOf(xml, 'IsTruncated') === 'true'
  return { objects, next: isTruncated ? elementOf(xml, 'NextContinuationToken') : undefined }
}

function elementOf(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
