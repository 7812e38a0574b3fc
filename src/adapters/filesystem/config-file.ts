import { readFile } from 'node:fs/promises'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'

/** Reads a YAML config file of this machine. Throws INVALID_CONFIG, also for a file that cannot be read. */
export async function readConfigFile<T extends z.ZodObject>(path: string, schema: T): Promise<z.output<T>> {
  const bytes = await readFile(path).catch((cause) => {
    throw new RegistryError(
      'INVALID_CONFIG',
      `the config file ${quote(path)} cannot be read`,
      'name an existing file with --config (action input "config": a file that an earlier step made)',
      { cause },
    )
  })
  return parseConfigFile(path, bytes, schema)
}

/**
 * Parses a YAML config file, such as `.module-registry.yml` or `registry.yml`; an empty one has no keys.
 * @param name for messages. Throws INVALID_CONFIG with the line of the mistake
 */
export function parseConfigFile<T extends z.ZodObject>(
  name: string,
  bytes: Uint8Array,
  schema: T,
): z.output<T> {
  const lines = new LineCounter()
  const invalid = (line: number | undefined, problem: string) =>
    new RegistryError(
      'INVALID_CONFIG',
      `${name}${line === undefined ? '' : ` line ${line}`}: ${problem}`,
      `correct the file; its keys are: ${Object.keys(schema.shape).join(', ')}`,
    )
  const document = parseDocument(new TextDecoder().decode(bytes), {
    lineCounter: lines,
    logLevel: 'error',
  })
  const [error] = document.errors
  if (error !== undefined)
    throw invalid(error.linePos?.[0].line, error.message.split('\n')[0] ?? 'is not YAML')
  let value: unknown
  try {
    // Aliases are refused: a few of them can expand to any size, and no config needs one.
    value = document.toJS({ maxAliasCount: 0 })
  } catch {
    throw invalid(undefined, 'aliases (*name) are not allowed')
  }
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid(issue === undefined ? undefined : lineOf(issue, document, lines), issueText(issue))
}

function issueText(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `unknown key ${issue.keys.map(quote).join(', ')}`
  const where = issue?.path.join('.') ?? ''
  return `${where === '' ? '' : `${quote(where)}: `}${issue?.message ?? 'is not valid'}`
}

function lineOf(issue: z.core.$ZodIssue, document: Document, lines: LineCounter): number | undefined {
  const path = issue.path.filter((key) => typeof key !== 'symbol')
  const node = path.length === 0 ? document.contents : document.getIn(path, true)
  const wanted = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const key = isMap(node)
    ? node.items.find(({ key }) => isScalar(key) && key.value === wanted)?.key
    : undefined
  // A key that is missing has no line: its parent's counts.
  const placed = [key, node, document.getIn(path.slice(0, -1), true)].find(isNode)
  return placed?.range ? lines.linePos(placed.range[0]).line : undefined
}
