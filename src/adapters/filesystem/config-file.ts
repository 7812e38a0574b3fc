import { constants, createReadStream, openSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  CST,
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
} from 'yaml'
import type { z } from 'zod'
import { counted } from '../../base/count.ts'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import { messageOfIssue } from '../../base/schema.ts'

/** Time without a byte from a pipe that is named as a config file. Then it is INVALID_CONFIG. */
const MAX_PIPE_MS = 10_000

/** Levels of collections in a config file, and columns of its indentation. A deeper file is INVALID_CONFIG. */
const MAX_CONFIG_DEPTH = 200

/** Mistakes of a config file that a message names. The rest is counted. */
const MAX_NAMED_MISTAKES = 10

/** Unknown keys that a message names. The rest is counted. */
const MAX_NAMED_KEYS = 3

interface ConfigFormat<T extends z.ZodObject> {
  readonly schema: T
  readonly maxBytes: number
}

/** Reads a YAML config file of this machine. Throws as {@link parseConfigFile}, and INVALID_CONFIG for a file that cannot be read. */
export async function readConfigFile<T extends z.ZodObject>(
  file: string,
  format: ConfigFormat<T>,
): Promise<z.output<T>> {
  const bytes = await bytesOf(file, format.maxBytes).catch((cause) => {
    throw new RegistryError(
      'INVALID_CONFIG',
      `the config file ${quote(file)} cannot be read: ${messageOf(cause)}`,
      'name an existing file with --config (action input "config": a file that an earlier step made)',
      { cause },
    )
  })
  return parseConfigFile(file, bytes, format)
}

/** One byte more than the limit tells that the file exceeds it, whatever its size. It may be a pipe, into which nobody may ever write. */
async function bytesOf(file: string, maxBytes: number): Promise<Uint8Array> {
  if (!(await stat(file)).isFIFO()) return buffer(createReadStream(file, { end: maxBytes }))
  const pipe = new Socket({ fd: openSync(file, constants.O_RDONLY | constants.O_NONBLOCK), readable: true })
  pipe.setTimeout(MAX_PIPE_MS, () =>
    pipe.destroy(new Error(`nobody writes into the pipe for ${MAX_PIPE_MS / 1000} seconds`)),
  )
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of pipe) {
    chunks.push(chunk)
    length += chunk.length
    if (length > maxBytes) break
  }
  return Buffer.concat(chunks)
}

export function parseConfigFile<T extends z.ZodObject>(
  file: string,
  bytes: Uint8Array,
  format: ConfigFormat<T>,
): z.output<T> {
  return parseLocatedConfig(file, bytes, format).value
}

/**
 * Parses a YAML config file, such as `.module-registry.yml` or `registry.yml`, in a time that grows with its bytes; an empty
 * one has no keys.
 * @param file for messages. Throws LIMIT_EXCEEDED for a file that is too large, INVALID_CONFIG with the line of the mistake
 */
export function parseLocatedConfig<T extends z.ZodObject>(
  file: string,
  bytes: Uint8Array,
  { schema, maxBytes }: ConfigFormat<T>,
): {
  readonly value: z.output<T>
  /** Undefined for a part that is not in the file. @param path keys and numbers from its root */
  readonly lineOf: (path: readonly (string | number)[]) => number | undefined
} {
  if (bytes.length > maxBytes)
    throw new RegistryError(
      'LIMIT_EXCEEDED',
      `${file} has more than ${maxBytes} bytes, the limit of a config file of its kind`,
      'remove what the file does not need; split it, if it lists more than one registry or repository',
    )
  const lines = new LineCounter()
  const invalid = (line: number | undefined, problem: string, path: readonly PropertyKey[] = []) =>
    new RegistryError(
      'INVALID_CONFIG',
      `${file}${line === undefined ? '' : ` line ${line}`}: ${problem}`,
      `correct the file; ${keysAt(schema, path)}`,
    )
  // The parser's own check of keys and its own messages take time with the square of their number.
  const document = documentOf(bytes, lines)
  if (document === undefined) throw invalid(undefined, 'is nested too deeply')
  const [error] = document.errors
  if (error !== undefined) throw invalid(lines.linePos(error.pos[0]).line, error.message)
  const repeated = repeatedKey(document)
  if (repeated !== undefined)
    throw invalid(lines.linePos(repeated.offset).line, `the key ${quote(repeated.key)} stands twice`)
  const value = plainValue(document)
  if (value === ALIASED) throw invalid(undefined, 'aliases (*name) are not allowed')
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success)
    return {
      value: parsed.data,
      lineOf: (path) => lineOf({ code: 'custom', message: '', path: [...path] }, document, lines),
    }
  const mistakes = parsed.error.issues
    .slice(0, MAX_NAMED_MISTAKES)
    .map((issue) => ({
      path: issue.path,
      line: lineOf(issue, document, lines),
      problem: `${issueText(issue)}${otherLine(issue, document, lines)}`,
    }))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const [first, ...others] = mistakes
  const more = parsed.error.issues.length - mistakes.length
  const lists = [
    ...others.map(({ line, problem }) => `; ${line === undefined ? '' : `line ${line}: `}${problem}`),
    ...(more > 0 ? [`; and ${counted(more, 'more mistake')}`] : []),
  ]
  throw invalid(first?.line, `${first?.problem}${lists.join('')}`, first?.path)
}

/** Undefined where it is nested too deeply. */
function documentOf(bytes: Uint8Array, lineCounter: LineCounter): Document | undefined {
  const options = { lineCounter, logLevel: 'error', uniqueKeys: false, prettyErrors: false } as const
  const text = new TextDecoder().decode(bytes)
  return isTooDeep(text) ? undefined : parseDocument(text, options)
}

/**
 * Whether collections may lie deeper than {@link MAX_CONFIG_DEPTH}: in each other on one line, in brackets, or by indentation. The parser
 * calls itself for each level, and Node.js ends the whole run where a regular expression is compiled at the end of the stack.
 */
function isTooDeep(text: string): boolean {
  let [onLine, inBrackets, isLineStart] = [0, 0, true]
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token)
    if (type === 'newline') onLine = 0
    if (type === 'space' && isLineStart) onLine = token.length
    // In brackets an indicator opens nothing: JSON has all its keys on one line.
    if (inBrackets === 0 && /^(seq-item|explicit-key|map-value)-ind$/.test(type ?? '')) onLine += 1
    if (type === 'flow-map-start' || type === 'flow-seq-start') inBrackets += 1
    if (type === 'flow-map-end' || type === 'flow-seq-end') inBrackets = Math.max(0, inBrackets - 1)
    if (onLine + inBrackets > MAX_CONFIG_DEPTH) return true
    isLineStart = type === 'newline'
  }
  return false
}

/** The keys of the innermost map on a path, as a clause. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[], place = ''): string | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional') return keysAt(def.innerType, path, place)
  const [key, ...rest] = path
  const below = place === '' ? String(key) : `${place}.${String(key)}`
  if (def.type === 'array') return key === undefined ? undefined : keysAt(def.element, rest, below)
  if (def.type === 'record') {
    const { def: keys } = (def.keyType as z.core.$ZodTypes)._zod
    return keys.type === 'enum' && !(String(key) in keys.entries)
      ? `the keys of ${quote(place)} are: ${Object.values(keys.entries).join(', ')}`
      : undefined
  }
  if (def.type !== 'object') return undefined
  const member = key === undefined ? undefined : def.shape[String(key)]
  const inner = member && keysAt(member, rest, below)
  const owner = place === '' ? 'its keys' : `the keys of ${quote(place)}`
  return inner ?? `${owner} are: ${Object.keys(def.shape).join(', ')}`
}

/** A key that stands twice in one map, as it would in the value: `1` and `"1"` are the same; and where it stands the second time. */
function repeatedKey({ contents }: Document): { readonly key: string; readonly offset: number } | undefined {
  const unread: unknown[] = [contents]
  for (let node = unread.pop(); node !== undefined; node = unread.pop()) {
    if (!isCollection(node)) continue
    const keys = new Set<string>()
    for (const item of node.items) {
      if (!isPair(item)) {
        unread.push(item)
        continue
      }
      const key = isScalar(item.key) ? String(item.key.value) : undefined
      if (key !== undefined && keys.has(key))
        return { key, offset: isNode(item.key) ? (item.key.range?.[0] ?? 0) : 0 }
      if (key !== undefined) keys.add(key)
      unread.push(item.key, item.value)
    }
  }
  return undefined
}

const ALIASED = Symbol('aliased')

/** Aliases are refused: a few of them can expand to any size, and no config needs one. */
function plainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return ALIASED
  }
}

function issueText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown ${keyList(issue.keys)}`
  const where = issue.path.join('.')
  return `${where === '' ? '' : `${quote(where)}: `}${messageOfIssue(issue)}`
}

function keyList(keys: readonly string[]): string {
  const named = keys.slice(0, MAX_NAMED_KEYS).map(quote).join(', ')
  const more = keys.length - MAX_NAMED_KEYS
  return `key${keys.length === 1 ? '' : 's'} ${named}${more > 0 ? ` and ${more} more` : ''}`
}

/** The line of the other of two values that contradict each other. */
function otherLine(issue: z.core.$ZodIssue, document: Document, lines: LineCounter): string {
  const path = issue.code === 'custom' ? issue.params?.['other'] : undefined
  const line = Array.isArray(path) ? lineOf({ ...issue, path }, document, lines) : undefined
  return line === undefined ? '' : ` (the other one is in line ${line})`
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
