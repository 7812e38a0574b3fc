import type { Refusal } from '../base/error.ts'
import { shellWord } from '../base/shell-word.ts'

/** The refusal with commands that can be pasted: `--index …` names the index that the command was given. */
export function completeHint({ code, message, hint }: Refusal, index: string | undefined): Refusal {
  return { code, message, hint: withIndex(hint, index) }
}

/** The text with the index that the command was given in its commands. */
export function withIndex(text: string, index: string | undefined): string {
  return index === undefined ? text : text.replaceAll('--index …', () => `--index ${shellWord(index)}`)
}
