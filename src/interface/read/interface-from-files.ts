import { isConfiguration } from '../../module/configuration-file.ts'
import { MAX_README_BYTES } from '../limits.ts'
import type {
  Diagnostic,
  DirectoryInterface,
  Input,
  ModuleInterface,
  Output,
  Repetition,
  Resource,
} from '../module-interface.ts'
import { type TypeExpression, typeFromExpression } from '../type-expression.ts'
import { argumentErrors } from './argument-errors.ts'
import { canonicalText, constantValue, isTrue, stringValue } from './expression.ts'
import { directoryOf, type ModuleFile, selectConfiguration, selectDirectories } from './module-files.ts'
import { mergeOverrides } from './overrides.ts'
import type { Block, FileBlock, ParsedFile } from './parsed-file.ts'
import { providersFrom } from './providers.ts'
import { selectReadme } from './readme.ts'
import { resultType } from './result-type.ts'

/** A file of a module; `parsed` is undefined for a README. */
export type ReadFile = ModuleFile & { readonly parsed: ParsedFile | undefined }

/** The module interface of a module that has these files: those that `selectInterfaceFiles` gives, parsed. */
export function interfaceFromFiles(files: readonly ReadFile[]): ModuleInterface {
  const byDirectory = new Map<string, ReadFile[]>()
  for (const file of files) {
    const directory = directoryOf(file.path)
    byDirectory.set(directory, [...(byDirectory.get(directory) ?? []), file])
  }
  const { submodules, examples } = selectDirectories(files.map(({ path }) => path))
  const diagnostics: Diagnostic[] = []
  const read = (path: string): DirectoryInterface => {
    const own = byDirectory.get(path) ?? []
    diagnostics.push(...diagnosticsOf(own))
    return directoryInterface(path, own)
  }
  return { root: read(''), submodules: submodules.map(read), examples: examples.map(read), diagnostics }
}

function diagnosticsOf(files: readonly ReadFile[]): Diagnostic[] {
  const { primary, overrides } = selectConfiguration(files)
  const syntax = [...primary, ...overrides].flatMap(({ path, parsed }) =>
    (parsed?.problems ?? []).map((problem): Diagnostic => ({ severity: 'error', file: path, ...problem })),
  )
  // Of a file that does not parse arguments may be missing.
  const problems = syntax.length > 0 ? syntax : argumentErrors(primary.flatMap(blocksOf), blocksFrom(files))
  const readme = selectReadme(files)
  if (readme === undefined || isReadmeRead(readme)) return problems
  const message = `the README has more than ${MAX_README_BYTES} bytes and is left out`
  return [...problems, { severity: 'warning', file: readme.path, line: 1, column: 1, message }]
}

function isReadmeRead({ size, bytes }: ModuleFile): boolean {
  return (size ?? bytes.length) <= MAX_README_BYTES
}

function directoryInterface(path: string, files: readonly ReadFile[]): DirectoryInterface {
  const blocks = blocksFrom(files)
  const ofType = (type: string) => blocks.filter((block) => block.type === type)
  const each = <T extends object>(type: string, make: (block: FileBlock) => T) =>
    ofType(type).map((block) => ({ ...make(block), ...positionOf(block) }))
  const readme = selectReadme(files)
  const inputs = each('variable', inputFrom)
  const inputTypes = new Map(inputs.map(({ name, parsedType }) => [name, parsedType]))
  return {
    path,
    readme: readme !== undefined && isReadmeRead(readme) ? new TextDecoder().decode(readme.bytes) : '',
    empty: !files.some(({ path }) => isConfiguration(path)),
    inputs,
    outputs: each('output', (block) => outputFrom(block, inputTypes)),
    resources: blocks.flatMap(resourceFrom),
    calls: each('module', (block) => ({
      name: nameOf(block),
      source: text(block, 'source'),
      version: text(block, 'version'),
    })),
    repetitions: repetitionsFrom(blocks),
    providers: providersFrom(blocks),
    ...requiredVersionsFrom(ofType('terraform')),
    moves: each('moved', (block) => ({ from: address(block, 'from'), to: address(block, 'to') })),
    removals: each('removed', (block) => ({ from: address(block, 'from') })),
    imports: each('import', (block) => ({ to: address(block, 'to'), id: text(block, 'id') })),
  }
}

/** The blocks of all files, overrides merged. */
function blocksFrom(files: readonly ReadFile[]): FileBlock[] {
  const { primary, overrides } = selectConfiguration(files)
  return mergeOverrides(primary.flatMap(blocksOf), overrides.flatMap(blocksOf))
}

function blocksOf({ path, parsed }: ReadFile): FileBlock[] {
  return (parsed?.blocks ?? []).map((block) => ({ ...block, file: path }))
}

function inputFrom(block: FileBlock): Omit<Input, 'file' | 'line'> {
  const { attributes } = block
  const value = constantValue(attributes.get('default'))
  return {
    name: nameOf(block),
    type: attributes.get('type')?.text ?? '',
    parsedType: typeFromExpression(attributes.get('type')),
    description: text(block, 'description'),
    default: attributes.get('default')?.text ?? '',
    ...(value === undefined ? {} : { value }),
    required: !attributes.has('default'),
    sensitive: isTrue(attributes.get('sensitive')),
    nullable: !attributes.has('nullable') || isTrue(attributes.get('nullable')),
    ephemeral: isTrue(attributes.get('ephemeral')),
    deprecated: text(block, 'deprecated'),
    validations: block.blocks
      .filter(({ type }) => type === 'validation')
      .map((validation) => ({
        condition: canonicalAttribute(validation, 'condition'),
        message: text(validation, 'error_message'),
        file: block.file,
        line: validation.line,
      })),
  }
}

function outputFrom(
  block: FileBlock,
  inputTypes: ReadonlyMap<string, TypeExpression>,
): Omit<Output, 'file' | 'line'> {
  const type = resultType(block.attributes.get('value'), inputTypes)
  return {
    name: nameOf(block),
    description: text(block, 'description'),
    sensitive: isTrue(block.attributes.get('sensitive')),
    ephemeral: isTrue(block.attributes.get('ephemeral')),
    deprecated: text(block, 'deprecated'),
    ...(type.kind === 'any' ? {} : { type }),
  }
}

function requiredVersionsFrom(
  blocks: readonly FileBlock[],
): Pick<DirectoryInterface, 'requiredVersions' | 'requiredVersionsAt'> {
  const found = blocks.filter((block) => text(block, 'required_version') !== '')
  const at = found.map(({ file, line, attributes }) => ({
    file,
    line: attributes.get('required_version')?.line ?? line,
  }))
  const [requiredVersionsAt] = at
  return {
    requiredVersions: found.map((block) => text(block, 'required_version')),
    ...(requiredVersionsAt && { requiredVersionsAt }),
  }
}

function repetitionsFrom(blocks: readonly FileBlock[]): Readonly<Record<string, Repetition>> {
  return Object.fromEntries(
    blocks.flatMap(({ type, labels, attributes }): [string, Repetition][] => {
      const repetition = (['count', 'for_each'] as const).find((name) => attributes.has(name))
      if (repetition === undefined || (type !== 'resource' && type !== 'module')) return []
      return [[[...(type === 'module' ? [type] : []), ...labels].join('.'), repetition]]
    }),
  )
}

const MODES = { resource: 'managed', data: 'data', ephemeral: 'ephemeral' } as const

function resourceFrom(block: FileBlock): Resource[] {
  const { type: keyword, labels } = block
  if (keyword !== 'resource' && keyword !== 'data' && keyword !== 'ephemeral') return []
  const [type = '', name = ''] = labels
  return [{ mode: MODES[keyword], type, name, ...positionOf(block) }]
}

function text({ attributes }: Block, name: string): string {
  return stringValue(attributes.get(name))
}

/** An address: an expression, or a string, as JSON and old versions write it. */
function address(block: Block, name: string): string {
  return text(block, name) || canonicalAttribute(block, name)
}

function canonicalAttribute({ attributes }: Block, name: string): string {
  const expression = attributes.get(name)
  return expression === undefined ? '' : canonicalText(expression)
}

function nameOf({ labels }: Block): string {
  return labels[0] ?? ''
}

function positionOf({ file, line }: FileBlock): { readonly file: string; readonly line: number } {
  return { file, line }
}
