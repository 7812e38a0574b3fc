import { getOrInsert } from '../../base/get-or-insert.ts'
import { groupBy } from '../../base/group.ts'
import { MAX_README_BYTES } from '../limits.ts'
import type {
  Diagnostic,
  DirectoryInterface,
  Input,
  ModuleInterface,
  Output,
  Provider,
  Repetition,
  Resource,
  SourcePosition,
} from '../module-interface.ts'
import { typeFromExpression } from '../type-expression.ts'
import { blockErrors, directoryErrors } from './argument-errors.ts'
import { canonicalText, constantValue, type Expression, isTrue, keyName, stringValue } from './expression.ts'
import {
  directoryOf,
  type ModuleFile,
  selectConfiguration,
  selectDirectories,
  selectReadme,
} from './module-files.ts'
import type { Block, FileBlock, ParsedFile } from './parsed-file.ts'
import { resultType } from './result-type.ts'

/** A file of a module; `parsed` is undefined for a README. */
export type ReadFile = ModuleFile & { readonly parsed: ParsedFile | undefined }

/** The module interface of a module that has these files: those that `selectInterfaceFiles` gives, parsed. */
export function interfaceFromFiles(files: readonly ReadFile[]): ModuleInterface {
  const directories = groupBy(files, ({ path }) => directoryOf(path))
  const paths = files.map(({ path }) => path)
  return interfaceFromDirectories(paths, (path) => readDirectory(path, directories.get(path) ?? []))
}

export interface ReadDirectory {
  readonly directory: DirectoryInterface
  readonly diagnostics: readonly Diagnostic[]
}

/** The module interface of a module with files at these paths. @param read is called once for each directory of the interface */
export function interfaceFromDirectories(
  paths: readonly string[],
  read: (path: string) => ReadDirectory,
): ModuleInterface {
  const { submodules, examples } = selectDirectories(paths)
  const diagnostics: Diagnostic[] = []
  const add = (path: string): DirectoryInterface => {
    const found = read(path)
    for (const diagnostic of found.diagnostics) diagnostics.push(diagnostic)
    return found.directory
  }
  return { root: add(''), submodules: submodules.map(add), examples: examples.map(add), diagnostics }
}

/** What the files of one directory say; it is equal for equal files at equal paths. */
export function readDirectory(path: string, files: readonly ReadFile[]): ReadDirectory {
  const { primary, overrides } = selectConfiguration(files)
  const blocksIn = (file: ReadFile) => declarationsIn(file).blocks
  const blocks = primary.flatMap(blocksIn)
  const declarations =
    overrides.length === 0
      ? primary.map(declarationsIn)
      : [declarationsOf(mergeOverrides(blocks, overrides.flatMap(blocksIn)))]
  const syntax = [...primary, ...overrides].flatMap(({ path, parsed }) =>
    (parsed?.problems ?? []).map((problem): Diagnostic => ({ severity: 'error', file: path, ...problem })),
  )
  // Of a file that does not parse arguments may be missing.
  const errors =
    syntax.length > 0 ? syntax : [...directoryErrors(blocks), ...declarations.flatMap((each) => each.errors)]
  const readme = selectReadme(files)
  return {
    directory: {
      path,
      readme: readme !== undefined && isReadmeRead(readme) ? new TextDecoder().decode(readme.bytes) : '',
      empty: primary.length + overrides.length === 0,
      ...interfaceFrom(declarations),
    },
    diagnostics: [...errors, ...readmeWarnings(readme)],
  }
}

function readmeWarnings(readme: ReadFile | undefined): Diagnostic[] {
  if (readme === undefined || isReadmeRead(readme)) return []
  const message = `the README has more than ${MAX_README_BYTES} bytes and is left out`
  return [{ severity: 'warning', file: readme.path, line: 1, column: 1, message }]
}

function isReadmeRead({ size, bytes }: ModuleFile): boolean {
  return (size ?? bytes.length) <= MAX_README_BYTES
}

/** What the blocks of a file say by themselves. */
interface Declarations
  extends Pick<
    DirectoryInterface,
    'inputs' | 'resources' | 'calls' | 'moves' | 'removals' | 'imports' | 'requiredVersions'
  > {
  readonly blocks: readonly FileBlock[]
  readonly errors: readonly Diagnostic[]
  /** Their types follow from the inputs of the directory. */
  readonly outputs: readonly {
    readonly output: Output
    readonly declared: Expression | undefined
    readonly value: Expression | undefined
  }[]
  readonly repetitions: readonly (readonly [string, Repetition])[]
  readonly providers: Readonly<Record<'declared' | 'configured' | 'implied', readonly Provider[]>>
  readonly requiredVersionsAt: readonly SourcePosition[]
}

// The versions of a module share most of their parsed files, and so what these declare.
const declarationsByPath = new WeakMap<ParsedFile, Map<string, Declarations>>()

function declarationsIn({ path, parsed }: ReadFile): Declarations {
  if (parsed === undefined) return declarationsOf([])
  const atPaths = getOrInsert(declarationsByPath, parsed, () => new Map<string, Declarations>())
  return getOrInsert(atPaths, path, () =>
    declarationsOf(parsed.blocks.map((block) => ({ ...block, file: path }))),
  )
}

function declarationsOf(blocks: readonly FileBlock[]): Declarations {
  const byType = groupBy(blocks, ({ type }) => type)
  const each = <T extends object>(type: string, make: (block: FileBlock) => T) =>
    (byType.get(type) ?? []).map((block) => ({ ...make(block), ...positionOf(block) }))
  return {
    blocks,
    errors: blocks.flatMap(blockErrors),
    inputs: each('variable', inputFrom),
    outputs: (byType.get('output') ?? []).map((block) => ({
      output: outputFrom(block),
      declared: block.attributes.get('type'),
      value: block.attributes.get('value'),
    })),
    resources: blocks.flatMap(resourceFrom),
    calls: each('module', (block) => ({
      name: nameOf(block),
      source: textOrExpression(block, 'source'),
      version: textOrExpression(block, 'version'),
    })),
    repetitions: blocks.flatMap(repetitionFrom),
    providers: {
      declared: blocks.flatMap(declared),
      configured: blocks.flatMap(configured),
      implied: blocks.flatMap(implied),
    },
    ...requiredVersionsFrom(byType.get('terraform') ?? []),
    moves: each('moved', (block) => ({ from: address(block, 'from'), to: address(block, 'to') })),
    removals: each('removed', (block) => ({ from: address(block, 'from') })),
    imports: each('import', (block) => ({ to: address(block, 'to'), id: text(block, 'id') })),
  }
}

function interfaceFrom(
  files: readonly Declarations[],
): Omit<DirectoryInterface, 'path' | 'readme' | 'empty'> {
  const inputs = files.flatMap((file) => file.inputs)
  const inputTypes = new Map(inputs.map(({ name, parsedType }) => [name, parsedType]))
  const [requiredVersionsAt] = files.flatMap((file) => file.requiredVersionsAt)
  return {
    inputs,
    outputs: files.flatMap((file) =>
      file.outputs.map(({ output, declared, value }) => {
        const type = resultType(declared, value, inputTypes)
        return type.kind === 'any' ? output : { ...output, type }
      }),
    ),
    resources: files.flatMap((file) => file.resources),
    calls: files.flatMap((file) => file.calls),
    repetitions: Object.fromEntries(files.flatMap((file) => file.repetitions)),
    providers: providersFrom(files.map((file) => file.providers)),
    requiredVersions: files.flatMap((file) => file.requiredVersions),
    ...(requiredVersionsAt && { requiredVersionsAt }),
    moves: files.flatMap((file) => file.moves),
    removals: files.flatMap((file) => file.removals),
    imports: files.flatMap((file) => file.imports),
  }
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
    const: isTrue(attributes.get('const')),
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

function outputFrom(block: FileBlock): Output {
  return {
    name: nameOf(block),
    description: text(block, 'description'),
    sensitive: isTrue(block.attributes.get('sensitive')),
    ephemeral: isTrue(block.attributes.get('ephemeral')),
    deprecated: text(block, 'deprecated'),
    ...positionOf(block),
  }
}

function requiredVersionsFrom(
  blocks: readonly FileBlock[],
): Pick<Declarations, 'requiredVersions' | 'requiredVersionsAt'> {
  const found = blocks.filter((block) => text(block, 'required_version') !== '')
  return {
    requiredVersions: found.map((block) => text(block, 'required_version')),
    requiredVersionsAt: found.map(({ file, line, attributes }) => ({
      file,
      line: attributes.get('required_version')?.line ?? line,
    })),
  }
}

function repetitionFrom({ type, labels, attributes }: FileBlock): [string, Repetition][] {
  const repetition = (['count', 'for_each'] as const).find((name) => attributes.has(name))
  if (repetition === undefined || (type !== 'resource' && type !== 'module')) return []
  return [[[...(type === 'module' ? [type] : []), ...labels].join('.'), repetition]]
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

/**
 * The text of a literal, else that of the expression, such as `"./${var.name}"`: clients evaluate it.
 * https://developer.hashicorp.com/terraform/language/block/module#source
 */
function textOrExpression({ attributes }: Block, name: string): string {
  const expression = attributes.get(name)
  const value = stringValue(expression)
  const isText = expression?.kind === 'literal' && !/[$%]\{/.test(value)
  return expression === undefined || isText ? value : expression.text.replaceAll(/\s+/g, ' ')
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

function positionOf({ file, line }: FileBlock): SourcePosition {
  return { file, line }
}

/**
 * The providers that a directory requires, by name: declared in `required_providers`, configured by a `provider` block, or
 * implied by the type of a resource. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
function providersFrom(files: readonly Declarations['providers'][]): Provider[] {
  const kinds = ['declared', 'configured', 'implied'] as const
  const found = kinds.flatMap((kind) => files.flatMap((file) => file[kind]))
  const providers = new Map<string, Provider>()
  for (const provider of found) {
    const known = providers.get(provider.name)
    if (known === undefined) providers.set(provider.name, provider)
    else if (provider.source !== '' || provider.constraints.length + provider.aliases.length > 0)
      providers.set(provider.name, mergeProviders(known, provider))
  }
  return [...providers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function mergeProviders(a: Provider, b: Provider): Provider {
  return {
    ...a,
    source: a.source === '' ? b.source : a.source,
    constraints: [...new Set([...a.constraints, ...b.constraints])],
    aliases: [...new Set([...a.aliases, ...b.aliases])],
  }
}

type Requirement = Pick<Provider, 'source' | 'constraints' | 'aliases'>

const NO_REQUIREMENT: Requirement = { source: '', constraints: [], aliases: [] }

function declared({ type, blocks, file }: FileBlock): Provider[] {
  if (type !== 'terraform') return []
  const required = blocks.filter((block) => block.type === 'required_providers')
  return required.flatMap(({ attributes }) =>
    [...attributes].map(([name, value]) => ({ name, ...requirement(value), file, line: value.line })),
  )
}

/** `{ source = …, version = … }`; before Terraform 0.13 the version constraint alone. */
function requirement(expression: Expression): Requirement {
  if (expression.kind !== 'object') return { ...NO_REQUIREMENT, constraints: constraintsFrom(expression) }
  const members = new Map(expression.members.map(({ key, value }) => [keyName(key), value]))
  return {
    source: stringValue(members.get('source')),
    constraints: constraintsFrom(members.get('version')),
    aliases: aliasesFrom(members.get('configuration_aliases')),
  }
}

function constraintsFrom(version: Expression | undefined): string[] {
  const text = stringValue(version)
  return text === '' ? [] : [text]
}

function aliasesFrom(expression: Expression | undefined): string[] {
  if (expression?.kind !== 'tuple') return []
  return expression.members.flatMap((member) => {
    if (member.kind === 'reference') return [member.steps.join('.')]
    const text = constantValue(member)
    return typeof text === 'string' ? [text] : []
  })
}

function configured({ type, labels: [name], attributes, file, line }: FileBlock): Provider[] {
  if (type !== 'provider' || name === undefined) return []
  return [{ name, ...NO_REQUIREMENT, constraints: constraintsFrom(attributes.get('version')), file, line }]
}

function implied({ type, labels, attributes, file, line }: FileBlock): Provider[] {
  if (!/^(resource|data|ephemeral|action)$/.test(type)) return []
  const provider = attributes.get('provider')
  const explicit =
    provider?.kind === 'reference' ? provider.steps[0] : stringValue(provider).split('.')[0] || undefined
  const name = explicit ?? labels[0]?.split('_')[0]
  // Terraform and OpenTofu contain this provider: terraform_data, terraform_remote_state.
  if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined)) return []
  return [{ name, ...NO_REQUIREMENT, file, line }]
}

/**
 * Merges the blocks of override files into the blocks of the other files: attributes replace attributes, nested blocks replace
 * all nested blocks of their type, and `required_providers` is merged by name.
 * https://developer.hashicorp.com/terraform/language/files/override
 */
export function mergeOverrides(primary: readonly FileBlock[], overrides: readonly FileBlock[]): FileBlock[] {
  const merged: { block: FileBlock }[] = []
  const named = new Map<string, typeof merged>()
  const add = (block: FileBlock) => {
    const added = { block }
    merged.push(added)
    getOrInsert(named, overriddenBy(block), () => []).push(added)
  }
  primary.forEach(add)
  for (const override of overrides) {
    const alike = isAdded(override) ? undefined : named.get(overriddenBy(override))
    const base = alike?.find(({ block }) => hasSamePart(block, override))
    if (base === undefined) add(override)
    else base.block = { ...mergeBlock(base.block, override), file: base.block.file }
  }
  return merged.map(({ block }) => block)
}

/** What a block has in common with those that it overrides. */
function overriddenBy({ type, labels, attributes }: Block): string {
  return JSON.stringify([type, labels.join('.'), attributes.get('alias')?.text])
}

/** Of the blocks without labels only `terraform` is merged: files add to all others. */
function isAdded({ type, labels }: Block): boolean {
  return labels.length === 0 && type !== 'terraform'
}

/** Of several blocks `terraform` the one with the same part is overridden. */
function hasSamePart(block: Block, override: Block): boolean {
  if (override.labels.length > 0) return true
  const both = [block, override]
  return both.every(({ attributes }) => attributes.size > 0) || both.every((each) => each.blocks.length > 0)
}

function mergeBlock(base: Block, override: Block): Block {
  const replaced = new Set(override.blocks.map(({ type }) => type))
  const required = [base, override].flatMap(({ blocks }) => blocks.filter(isRequirement))
  const [first] = required
  const attributes = new Map(required.flatMap((block) => [...block.attributes]))
  return {
    ...base,
    attributes: new Map([...base.attributes, ...override.attributes]),
    blocks: [
      ...base.blocks.filter((block) => !replaced.has(block.type) && !isRequirement(block)),
      ...override.blocks.filter((block) => !isRequirement(block)),
      ...(first === undefined ? [] : [{ ...first, attributes }]),
    ],
  }
}

function isRequirement({ type }: Block): boolean {
  return type === 'required_providers'
}
