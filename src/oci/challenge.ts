/** One way in that a registry offers. https://www.rfc-editor.org/rfc/rfc9110#name-www-authenticate */
export interface Challenge {
  /** Lower case: `bearer`, `basic`. */
  readonly scheme: string
  /** By lower-case names. */
  readonly parameters: ReadonlyMap<string, string>
}

/** A token, with its value where one follows: a challenge's parameter, else its scheme. */
const PART = /([\w!#$%&'*+.^`|~-]+)(?:[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*)))?/g
const MAX_LENGTH = 8192

/** The challenges of a `WWW-Authenticate` header, in its order; what is no challenge is passed over. */
export function parseChallenges(header: string): Challenge[] {
  const challenges: { scheme: string; parameters: Map<string, string> }[] = []
  for (const [, name = '', quoted, plain] of header.slice(0, MAX_LENGTH).matchAll(PART)) {
    const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain
    if (value === undefined) challenges.push({ scheme: name.toLowerCase(), parameters: new Map() })
    else challenges.at(-1)?.parameters.set(name.toLowerCase(), value)
  }
  return challenges
}
