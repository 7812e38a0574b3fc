import { type Refusal, visible } from '../base/error.ts'

/** The refusal with commands that can be pasted: `--index …` names the index that the command was given. */
export function completeHint({ code, message, hint }: Refusal, index: string | undefined): Refusal {
  const named = index === undefined ? hint : hint.replaceAll('--index …', () => `--index ${shellWord(index)}`)
  return { code, message, hint: named }
}

/** https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02 */
function shellWord(text: string): string {
  const isPlain = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(text)
  return isPlain ? text : `'${visible(text).replaceAll("'", "'\\''")}'`
}
