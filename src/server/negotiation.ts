/** What a request accepts. https://www.rfc-editor.org/rfc/rfc9110#name-content-negotiation */

interface Range {
  readonly name: string
  readonly weight: number
}

function parseRanges(header: string): Range[] {
  return header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
}

/** Whether the request takes an answer of this media type; one without `Accept` takes all. */
export function acceptsType(accept: string | null, contentType: string): boolean {
  if (accept === null || accept.trim() === '') return true
  const type = contentType.split(';')[0]?.trim() ?? ''
  const names = [type, `${type.split('/')[0]}/*`, '*/*']
  const ranges = parseRanges(accept)
  // The most exact range that fits decides.
  const found = names.map((name) => ranges.find((range) => range.name === name))
  return (found.find((range) => range !== undefined)?.weight ?? 0) > 0
}

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best of ours that the request takes; undefined is no encoding. */
export function acceptedEncoding(acceptEncoding: string | null): Encoding | undefined {
  if (acceptEncoding === null) return undefined
  const ranges = parseRanges(acceptEncoding)
  const weightOf = (name: string) =>
    (ranges.find((range) => range.name === name) ?? ranges.find((range) => range.name === '*'))?.weight ?? 0
  return ENCODINGS.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))[0]
}

/** Whether `If-None-Match` names this tag, strong or weak. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/** Dependabot takes a location from a 204 alone. https://github.com/dependabot/dependabot-core */
export function isDependabot(userAgent: string | null): boolean {
  return /dependabot/i.test(userAgent ?? '')
}
