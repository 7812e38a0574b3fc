import type { Refusal } from '../base/error.ts'
import { INPUT_NAMES } from './inputs.ts'

/** Hints are written in flags of the command line. In a workflow the same is said in inputs. */

/** Flags whose inputs have other names. */
const RENAMED: Readonly<Record<string, string>> = {
  url: 'index-url',
  index: 'index-repository',
  endpoint: 'package-endpoint',
}

/** The URL that a command would set; a whole command, which stays as it is; or a flag with its value. */
const FLAG =
  /module-registry init --index … --url (?<url>[^\s,;]+)|(?<command>module-registry [^;`]+)|--(?<flag>[a-z][a-z-]*)(?: (?<value>(?!(?:and|in|or|out|with)\b)[^\s,;()-][^\s,;()]*))?/g

/** The text with `package: git` for `--package git`. */
export function namingInputs(text: string): string {
  return text.replaceAll(FLAG, (found, ...rest) => {
    const { url, flag, value } = rest.at(-1) as Readonly<Record<string, string | undefined>>
    if (url !== undefined) return `index-url: ${url}`
    const input = flag === undefined ? undefined : (RENAMED[flag] ?? flag)
    if (input === undefined || !INPUT_NAMES.includes(input)) return found
    return value === undefined ? `input "${input}"` : `${input}: ${value}`
  })
}

/** The refusal with a hint for the author of a workflow. */
export function inputHint({ code, message, hint }: Refusal): Refusal {
  const plain = hint
    .replaceAll(/ \(action input "[\w-]+"[^)]*\)/g, '')
    .replaceAll(/\w+, or the action input ("[\w-]+")/g, 'input $1')
  return { code, message, hint: namingInputs(plain) }
}
