import { z } from 'zod'
import { counted } from './count.ts'
import { messageOf, quote, RegistryError } from './error.ts'
import { readJson } from './json.ts'

/** A schema for a text that `parse` reads. What `parse` throws becomes the issue. */
export function checkedText<T>(parse: (text: string) => T) {
  return z.string().transform((text, context) => {
    try {
      return parse(text)
    } catch (error) {
      const message = messageOf(error)
      context.addIssue({ code: 'custom', message, params: { error } })
      return z.NEVER
    }
  })
}

/**
 * Reads flags or inputs. Throws the error of a field's parser, or INVALID_INPUT with the name of the field and its value.
 * @param called the name as users write it: `--module-path`, `input "module-path"`
 */
export function parseOptions<T extends z.ZodType>(
  schema: T,
  values: Readonly<Record<string, unknown>>,
  called: (key: string) => string,
): z.output<T> {
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const parsed = schema.safeParse(present)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const key = String(issue?.path[0] ?? '')
  const error = issue?.code === 'custom' ? issue.params?.['error'] : undefined
  if (error instanceof RegistryError) {
    const { code, message, hint } = error
    throw new RegistryError(code, `${called(key)}: ${message}`, hint, { cause: error })
  }
  const { error: without } = schema.safeParse({ ...present, [key]: undefined })
  const isRequired = without?.issues.some(({ path }) => path[0] === key)
  const value = quote(String(present[key]))
  const problem = issue === undefined ? 'not valid' : messageOfIssue(issue)
  throw new RegistryError(
    'INVALID_INPUT',
    `${called(key)}${problem.startsWith(value) ? '' : ` is ${value}`}: ${problem}`,
    `correct ${called(key)}${isRequired ? '' : ', or leave it out'}`,
  )
}

/** The words of JSON and YAML for what the library calls otherwise. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
}

/** What zod says of another type: https://zod.dev/error-formatting */
const MISMATCH = /^Invalid input: expected (\w+), received (\w+)$/

/** What is wrong with a value, in words of its document instead of the library's. */
export function messageOfIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`
  if (issue.code === 'unrecognized_keys') return `has the unknown key ${issue.keys.map(quote).join(', ')}`
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeProblem(issue)
  const isWordless = issue.code === 'invalid_union' && issue.message === 'Invalid input'
  const ofOne = isWordless ? issue.errors[0]?.[0] : undefined
  if (ofOne !== undefined) return messageOfIssue(ofOne)
  const [, expected = '', received = ''] = MISMATCH.exec(issue.message) ?? []
  const [kind, found] = [KINDS[expected], KINDS[received]]
  if (kind === undefined) return issue.message
  if (found !== undefined) return `must be ${kind}${expected === 'int' ? '' : `, not ${found}`}`
  return `is ${received === 'undefined' ? 'missing' : 'empty'}; it must be ${kind}`
}

function sizeProblem(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isSmall = issue.code === 'too_small'
  const [bound, limit] = isSmall ? ['at least', Number(issue.minimum)] : ['at most', Number(issue.maximum)]
  if (issue.origin === 'array') return `must have ${bound} ${counted(limit, 'entry', 'entries')}`
  if (issue.origin === 'string')
    return isSmall && limit === 1 ? 'must not be empty' : `must have ${bound} ${counted(limit, 'character')}`
  return issue.inclusive ? `must be ${bound} ${limit}` : `must be ${isSmall ? 'more' : 'less'} than ${limit}`
}

/** The same after the value, which only an issue of `reportInput` has: `"main" must be the 40 hexadecimal digits of a commit`. */
export function problemOfIssue(issue: z.core.$ZodIssue): string {
  const message = messageOfIssue(issue)
  const value = ['string', 'number', 'boolean'].includes(typeof issue.input) ? quote(String(issue.input)) : ''
  return value === '' || message.includes(value) ? message : `${value} ${message}`
}

/**
 * A list in a JSON document of somebody else. It is counted before its elements are checked, and none is checked after the first that is
 * wrong: what zod says of a million wrong ones takes gigabytes.
 */
export function listOf<T extends z.ZodType>(element: T, max = Number.POSITIVE_INFINITY) {
  return z
    .array(z.unknown())
    .max(max)
    .transform((values, context): z.output<T>[] => {
      const elements: z.output<T>[] = []
      for (const [at, value] of values.entries()) {
        const { data, error } = element.safeParse(value)
        const [issue] = error?.issues ?? []
        if (issue !== undefined) {
          context.addIssue({ code: 'custom', message: messageOfIssue(issue), path: [at, ...issue.path] })
          return z.NEVER
        }
        elements.push(data as z.output<T>)
      }
      return elements
    })
}

/** A JSON document of somebody else, as far as the schema describes it; undefined where the bytes are not such a document ({@link readJson}). */
export function parseJson<T extends z.ZodType>(schema: T, bytes: Uint8Array): z.output<T> | undefined {
  try {
    return schema.safeParse(readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data
  } catch {
    return undefined
  }
}
