import { z } from 'zod'
import { type SelectionWords, selectionWords } from '../core/config.ts'
import { EXPOSURES } from '../core/exposure.ts'
import { parseRegistryUrl } from '../core/registry-url.ts'
import { checkedText, parseWords } from '../core/schema.ts'

/** What action.yml declares; a test holds the two together. */

/** https://yaml.org/spec/1.2.2/#10212-boolean */
const flag = z
  .string()
  .regex(/^(?:true|True|TRUE|false|False|FALSE)$/, 'must be true or false')
  .transform((text) => text.toLowerCase() === 'true')
const text = z.string()

const runWords = z.strictObject({
  tag: text.optional(),
  'all-tags': flag.default(false),
  /** A file on the runner. */
  config: text.optional(),
  'keep-going': flag.default(false),
  /** `owner/name` on the server of the run, or a Git URL; without it the repository of the run. */
  'index-repository': text.optional(),
  'index-branch': text.default('registry'),
  'index-url': checkedText(parseRegistryUrl).optional(),
  'index-token': text.optional(),
  'github-token': text.optional(),
  'index-commit-by': z.enum(['push', 'api']).default('push'),
  expose: z.enum(EXPOSURES).default('none'),
  comment: flag.default(false),
  'dry-run': flag.default(false),
})

export type Inputs = Readonly<z.output<typeof runWords>> & { readonly selection: SelectionWords }

export const INPUT_NAMES: readonly string[] = [selectionWords, runWords].flatMap(({ shape }) =>
  Object.keys(shape),
)

/** Reads all inputs; an empty one is absent. Throws INVALID_INPUT and what the words themselves refuse. */
export function readInputs(environment: NodeJS.ProcessEnv): Inputs {
  const given = (schema: z.ZodObject) =>
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, inputText(environment, name)]))
  const selection = parseWords(selectionWords, given(selectionWords), called)
  return Object.freeze({ ...parseWords(runWords, given(runWords), called), selection })
}

/** The tokens, for whoever must hide them before anything else is done. */
export function readTokens(environment: NodeJS.ProcessEnv): string[] {
  return ['index-token', 'github-token'].flatMap((name) => inputText(environment, name) ?? [])
}

/** The runner keeps dashes: INPUT_INDEX-TOKEN. */
function inputText(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = environment[`INPUT_${name.toUpperCase()}`]?.trim()
  return value === '' ? undefined : value
}

function called(name: string): string {
  return `input "${name}"`
}
