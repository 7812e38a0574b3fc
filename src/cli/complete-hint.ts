import { type Refusal, visible } from '../base/error.ts'

/** The refusal with commands that can be pasted: `--index …` names the index that the command was given. */
export function completeHint({ code, message, hint }: Refusal, index: string | undefined): Refusal {
  return { code, message, hint: withIndex(hint, index) }
}

/** The text with the index that the command was given in its commands. */
export function withIndex(text: string, index: string | undefined): string {
  return index === undefined ? text : text.replaceAll('--index …', () => `--index ${shellWord(index)}`)
}

/** https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02 */
function shellWord(text: string): string {
  const isPlain = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(text)
  return isPlain ? text : `'${visible(text).replaceAll("'", "'\\''")}'`
}
