import { quote } from '../base/error.ts'

/** Names with `*` (any characters but `/`) and `?` (one of them); letter case does not count, as on GitHub. */
export interface NamePattern {
  readonly text: string
  matches(name: string): boolean
}

/** Parses a pattern. Throws a plain error that names the broken rule. */
export function parseNamePattern(text: string): NamePattern {
  if (!/^[\w.*?~:@/-]{1,200}$/.test(text))
    throw new Error(
      `${quote(text)} must be a name in which * and ? stand for other characters: terraform-*-*`,
    )
  const source = text
    .replaceAll(/[.~:@/-]/g, '\\$&')
    .replaceAll(/\*+/g, '[^/]*')
    .replaceAll('?', '[^/]')
  const expression = new RegExp(`^${source}$`, 'i')
  return { text, matches: (name) => expression.test(name) }
}
