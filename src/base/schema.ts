import { z } from 'zod'
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

/** What the library says of a value, without its quotes and bars where one of a few is wanted. */
export function messageOfIssue(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message
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
          context.addIssue({ code: 'custom', message: issue.message, path: [at, ...issue.path] })
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
