import { z } from 'zod'
import { BoundedMap } from '../../base/bounded-map.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import { compactJson, compactObject, hasOnlyGrown, type Json } from '../../base/json.ts'
import { parseJson } from '../../base/schema.ts'
import type {
  DirectoryInterface,
  Input,
  ModuleInterface,
  SourcePosition,
} from '../../interface/module-interface.ts'
import { constantValue, plainExpression } from '../../interface/read/expression.ts'
import { type TypeExpression, typeFromExpression } from '../../interface/type-expression.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import { INDEX_FORMAT, parseDocument } from './documents.ts'
import { versionPath } from './paths.ts'

/** Bytes of types of inputs that are kept while interfaces are read. Those that were not used for longest are read again. */
const MAX_TYPE_BYTES = 4 * 1024 * 1024

/**
 * `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. A key is left
 * out where reading gives its value back: that of the schema, of the source text, or, for `file`, of the element before.
 */

const text = z.string()
const mayBeEmpty = text.default('')
const mark = z.boolean().default(false)
/** `file` is empty where it is that of the element before, or, in a validation, that of the input. */
const position = { file: mayBeEmpty, line: z.number().int() }

const type: z.ZodType<TypeExpression> = z.lazy(() => {
  const attribute = z.looseObject({ type, optional: z.boolean(), default: z.json().exactOptional() })
  return z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('any') }),
    z.looseObject({ kind: z.enum(['string', 'number', 'bool']) }),
    z.looseObject({ kind: z.enum(['list', 'set', 'map']), element: type }),
    z.looseObject({ kind: z.literal('tuple'), elements: z.array(type) }),
    z.looseObject({ kind: z.literal('object'), attributes: z.record(text, attribute) }),
    z.looseObject({ kind: z.literal('unknown'), text }),
  ])
})

const marks = {
  name: text,
  description: mayBeEmpty,
  sensitive: mark,
  ephemeral: mark,
  deprecated: mayBeEmpty,
  ...position,
}

function makeSchemas() {
  const validation = z.looseObject({ condition: mayBeEmpty, message: mayBeEmpty, ...position })
  const elements = {
    inputs: z.looseObject({
      ...marks,
      type: mayBeEmpty,
      parsedType: type.exactOptional(),
      default: mayBeEmpty,
      value: z.json().exactOptional(),
      required: mark,
      nullable: z.boolean().default(true),
      const: mark,
      validations: z.array(validation).default([]),
    }),
    outputs: z.looseObject({ ...marks, type: type.exactOptional() }),
    resources: z.looseObject({
      mode: z.enum(['managed', 'data', 'ephemeral']).default('managed'),
      type: text,
      name: text,
      ...position,
    }),
    calls: z.looseObject({ name: text, source: mayBeEmpty, version: mayBeEmpty, ...position }),
    providers: z.looseObject({
      name: text,
      source: mayBeEmpty,
      constraints: z.array(text).default([]),
      aliases: z.array(text).default([]),
      ...position,
    }),
    moves: z.looseObject({ from: text, to: text, ...position }),
    removals: z.looseObject({ from: text, ...position }),
    imports: z.looseObject({ to: text, id: text, ...position }),
  }
  const directory = z.looseObject({
    path: mayBeEmpty,
    readme: mayBeEmpty,
    empty: mark,
    inputs: z.array(elements.inputs).default([]),
    outputs: z.array(elements.outputs).default([]),
    resources: z.array(elements.resources).default([]),
    calls: z.array(elements.calls).default([]),
    // Absent in documents of older versions, as `requiredVersionsAt`.
    repetitions: z.record(text, z.enum(['count', 'for_each'])).exactOptional(),
    providers: z.array(elements.providers).default([]),
    requiredVersions: z.array(text).default([]),
    requiredVersionsAt: z.looseObject({ ...position, file: text }).exactOptional(),
    moves: z.array(elements.moves).default([]),
    removals: z.array(elements.removals).default([]),
    imports: z.array(elements.imports).default([]),
  })
  const document = z.looseObject({
    format: z.literal(INDEX_FORMAT),
    root: directory,
    submodules: z.array(directory).default([]),
    examples: z.array(directory).default([]),
  })
  return { elements, validation, directory, document }
}

/** Made at the first use: most runs neither read nor write such a document. */
let made: ReturnType<typeof makeSchemas> | undefined
function schemas() {
  made ??= makeSchemas()
  return made
}

/** Directories that versions share are formatted once. */
const formatted = new WeakMap<DirectoryInterface, string>()

/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
export function formatInterface({
  diagnostics: _,
  root,
  submodules,
  examples,
  ...rest
}: ModuleInterface): string {
  const list = (directories: readonly DirectoryInterface[]) => `[${directories.map(directoryText).join(',')}]`
  const texts = { root: directoryText(root), submodules: list(submodules), examples: list(examples) }
  return compactObject({ ...rest, format: INDEX_FORMAT }, texts)
}

function directoryText(directory: DirectoryInterface): string {
  return getOrInsert(formatted, directory, () => formatDirectory(directory))
}

function formatDirectory(directory: DirectoryInterface): string {
  const { elements } = schemas()
  const lists = (Object.keys(elements) as (keyof typeof elements)[]).map((name) => {
    const list = name === 'inputs' ? directory.inputs.map(shortInput) : directory[name]
    return [name, shortList(elements[name], list)]
  })
  const readme = directory.path === '' ? '' : directory.readme
  const short = { ...directory, readme, ...Object.fromEntries(lists) }
  return compactJson(shortObject(schemas().directory, short)).trimEnd()
}

/** Without what the source texts of the type and of the default say by themselves. */
function shortInput({ parsedType, value, ...input }: Input) {
  return {
    ...input,
    ...(isSame(parsedType, typeIn(input.type)) ? {} : { parsedType }),
    ...(isSame(value, valueIn(input.default)) ? {} : { value }),
    validations: shortList(schemas().validation, input.validations, input.file),
  }
}

/** Undefined where the text is not plain. Few types are in use, and each of them in many inputs. */
function typeIn(text: string): TypeExpression | undefined {
  const known = types.get(text)
  if (known !== undefined) return known
  const expression = plainExpression(text)
  if (text !== '' && expression === undefined) return undefined
  const found = typeFromExpression(expression)
  types.set(text, found, 16 * text.length)
  return found
}

const types = new BoundedMap<TypeExpression>(MAX_TYPE_BYTES)

function valueIn(text: string): Json | undefined {
  return constantValue(plainExpression(text))
}

/** Where no key may be added and no list may grow, only an equal value is left. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (other !== undefined && hasOnlyGrown(one, other, { keys: [] }))
}

/** @param before the file of what comes before the list */
function shortList(schema: z.ZodObject, list: readonly SourcePosition[], before = ''): object[] {
  return list.map((element, at) => {
    const isRepeated = element.file === (list[at - 1]?.file ?? before)
    return shortObject(schema, isRepeated ? { ...element, file: '' } : element)
  })
}

function shortObject(schema: z.ZodObject, object: object): object {
  const byDefault = getOrInsert(defaults, schema, () => defaultsOf(schema))
  const isDefault = (member: unknown, other: unknown) =>
    member === other || (Array.isArray(other) && Array.isArray(member) && member.length === 0)
  return Object.fromEntries(
    Object.entries(object).filter(([key, member]) => !isDefault(member, byDefault.get(key))),
  )
}

const defaults = new WeakMap<z.ZodObject, ReadonlyMap<string, unknown>>()

/** What reading gives to the keys that an object does not have: lists are empty. */
function defaultsOf(schema: z.ZodObject): ReadonlyMap<string, unknown> {
  const found = Object.entries(schema.shape).flatMap(([key, member]): [string, unknown][] => {
    const { success, data } = z.safeParse(member, undefined)
    return success ? [[key, data]] : []
  })
  return new Map(found)
}

/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
export function parseInterfaceFiles(
  { address, version }: { readonly address: ModuleAddress; readonly version: Version },
  read: (path: string) => Uint8Array | undefined,
): ModuleInterface | undefined {
  const path = versionPath(address, version, 'interface.json')
  const bytes = read(path)
  if (bytes === undefined) return undefined
  const { root, ...rest } = completed(parseDocument(schemas().document, path, bytes))
  const readme = new TextDecoder().decode(read(versionPath(address, version, 'README.md')))
  return { ...rest, root: { ...root, readme }, diagnostics: [] }
}

/** All that `interface.json` says, with what it leaves out, for comparing; undefined where it cannot be read. */
export function interfaceFacts(bytes: Uint8Array): object | undefined {
  const document = parseJson(schemas().document, bytes)
  return document && completed(document)
}

type Document = z.output<ReturnType<typeof makeSchemas>['document']>

function completed({ root, submodules, examples, ...rest }: Document) {
  return {
    ...rest,
    root: completeDirectory(root),
    submodules: submodules.map(completeDirectory),
    examples: examples.map(completeDirectory),
  }
}

function completeDirectory(directory: Document['root']): DirectoryInterface {
  const { inputs, outputs, resources, calls, providers, moves, removals, imports } = directory
  return {
    ...directory,
    inputs: withFiles(inputs).map(completeInput),
    outputs: withFiles(outputs),
    resources: withFiles(resources),
    calls: withFiles(calls),
    providers: withFiles(providers),
    moves: withFiles(moves),
    removals: withFiles(removals),
    imports: withFiles(imports),
  }
}

function completeInput(input: Document['root']['inputs'][number]): Input {
  const value = input.value === undefined ? valueIn(input.default) : input.value
  return {
    ...input,
    parsedType: input.parsedType ?? typeIn(input.type) ?? { kind: 'unknown', text: input.type },
    ...(value === undefined ? {} : { value }),
    validations: withFiles(input.validations, input.file),
  }
}

function withFiles<T extends SourcePosition>(list: readonly T[], before = ''): T[] {
  let file = before
  return list.map((element) => {
    file = element.file || file
    return { ...element, file }
  })
}

export function interfacePaths(address: ModuleAddress, version: Version): string[] {
  return [versionPath(address, version, 'interface.json'), versionPath(address, version, 'README.md')]
}
