import { z } from 'zod'
import { canonicalJson } from '../../base/json.ts'
import type { DirectoryInterface, ModuleInterface } from '../../interface/module-interface.ts'
import type { TypeExpression } from '../../interface/type-expression.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import { INDEX_FORMAT, parseDocument } from './documents.ts'
import { versionPath } from './paths.ts'

/** `interface.json` and `README.md`: the module interface of a version, written once. Keys of a newer tool are kept. */

const text = z.string()
const position = { file: text, line: z.number().int() }

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
  description: text,
  sensitive: z.boolean(),
  ephemeral: z.boolean(),
  deprecated: text,
  ...position,
}

// Lazy, as all schemas below: most runs read no such document.
const input = z.lazy(() =>
  z.looseObject({
    ...marks,
    type: text,
    parsedType: type,
    default: text,
    value: z.json().exactOptional(),
    required: z.boolean(),
    nullable: z.boolean(),
    validations: z.array(z.looseObject({ condition: text, message: text, ...position })),
  }),
)

const provider = z.lazy(() =>
  z.looseObject({
    name: text,
    source: text,
    constraints: z.array(text),
    aliases: z.array(text),
    ...position,
  }),
)

const directory = z.lazy(() =>
  z.looseObject({
    path: text,
    readme: text,
    empty: z.boolean(),
    inputs: z.array(input),
    outputs: z.array(z.looseObject({ ...marks, type: type.exactOptional() })),
    resources: z.array(
      z.looseObject({ mode: z.enum(['managed', 'data', 'ephemeral']), type: text, name: text, ...position }),
    ),
    calls: z.array(z.looseObject({ name: text, source: text, version: text, ...position })),
    // Absent in documents of older versions, as the two below.
    repetitions: z.record(text, z.enum(['count', 'for_each'])).exactOptional(),
    providers: z.array(provider),
    requiredVersions: z.array(text),
    requiredVersionsAt: z.looseObject(position).exactOptional(),
    moves: z.array(z.looseObject({ from: text, to: text, ...position })),
    removals: z.array(z.looseObject({ from: text, ...position })),
    imports: z.array(z.looseObject({ to: text, id: text, ...position })),
  }),
)

const interfaceDocument = z.lazy(() =>
  z.looseObject({
    format: z.literal(INDEX_FORMAT),
    root: directory,
    submodules: z.array(directory),
    examples: z.array(directory),
  }),
)

/** Versions may share an interface, which is then formatted once. */
const formatted = new WeakMap<ModuleInterface, string>()

/** The text of `interface.json`. The README of the root is left out: it is a file of its own. */
export function formatInterface(moduleInterface: ModuleInterface): string {
  const known = formatted.get(moduleInterface)
  if (known !== undefined) return known
  const { diagnostics: _, root, ...rest } = moduleInterface
  const text = canonicalJson({ ...rest, format: INDEX_FORMAT, root: { ...root, readme: '' } })
  formatted.set(moduleInterface, text)
  return text
}

/** The interface of a version; undefined where the index does not have it. Throws INDEX_INVALID. */
export function parseInterfaceFiles(
  { address, version }: { readonly address: ModuleAddress; readonly version: Version },
  read: (path: string) => Uint8Array | undefined,
): ModuleInterface | undefined {
  const path = versionPath(address, version, 'interface.json')
  const bytes = read(path)
  if (bytes === undefined) return undefined
  const { root, ...rest } = parseDocument(interfaceDocument, path, bytes)
  const readme = new TextDecoder().decode(read(versionPath(address, version, 'README.md')))
  return { ...rest, root: { ...(root satisfies DirectoryInterface), readme }, diagnostics: [] }
}

/** The paths that {@link parseInterfaceFiles} reads. */
export function interfacePaths(address: ModuleAddress, version: Version): string[] {
  return [versionPath(address, version, 'interface.json'), versionPath(address, version, 'README.md')]
}
