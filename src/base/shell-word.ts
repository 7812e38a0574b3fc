import { visible } from './error.ts'

/**
 * The text as one word of a POSIX shell, in quotes where it needs them, and always on one line.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02
 */
export function shellWord(text: string): string {
  const isPlain = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(text)
  return isPlain ? text : `'${visible(text).replaceAll("'", "'\\''")}'`
}
