/** What a request accepts. https://www.rfc-editor.org/rfc/rfc9110#name-content-negotiation */

interface Range {
  readonly name: string
  readonly weight: number
}

function parseRanges(header: string): Range[] {
  return header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
}

/** True if the `Accept` header allows this media type. Without the header, every type is allowed. */
export function acceptsType(accept: string | undefined, contentType: string): boolean {
  if (accept === undefined || accept.trim() === '') return true
  const type = contentType.split(';')[0]?.trim() ?? ''
  const names = [type, `${type.split('/')[0]}/*`, '*/*']
  const ranges = parseRanges(accept)
  // The most specific range that matches decides.
  const found = names.map((name) => ranges.find((range) => range.name === name))
  return (found.find((range) => range !== undefined)?.weight ?? 0) > 0
}

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The encoding of ours that `Accept-Encoding` prefers; undefined for none. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined
  const ranges = parseRanges(acceptEncoding)
  const weightOf = (name: string) =>
    (ranges.find((range) => range.name === name) ?? ranges.find((range) => range.name === '*'))?.weight ?? 0
  return ENCODINGS.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))[0]
}

/** True if `If-None-Match` has this entity tag, strong or weak. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/** Dependabot reads a location only from a 204. https://github.com/dependabot/dependabot-core */
export function isDependabot(userAgent: string | undefined): boolean {
  return /dependabot/i.test(userAgent ?? '')
}

/** OpenTofu has no `oci://` before 1.10. Its registry requests have the `User-Agent` `OpenTofu/1.9.4`. */
export function isOldOpenTofu(userAgent: string | undefined): boolean {
  return /^OpenTofu\/1\.\d(?!\d)/.test(userAgent ?? '')
}

/** A `User-Agent` in place of all that get the same answers; undefined for those that get the common ones. */
export function agentKind(userAgent: string | undefined): string | undefined {
  if (isDependabot(userAgent)) return 'dependabot'
  return isOldOpenTofu(userAgent) ? 'OpenTofu/1.9' : undefined
}
