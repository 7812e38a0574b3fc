import type { DirectoryInterface, Input, Output, Resource, Validation } from '../module-interface.ts'
import { typeFromExpression } from '../type-expression.ts'
import { constantOf, isTrue, textOf } from './expression.ts'
import type { LocatedBlock } from './overrides.ts'
import { canonicalText, type Expression } from './parsed-file.ts'
import { providersFrom } from './providers.ts'

/** The blocks of all files of one directory → what it offers, in the order of the blocks. */
export function interfaceFromBlocks(
  blocks: readonly LocatedBlock[],
  about: Pick<DirectoryInterface, 'path' | 'readme' | 'empty'>,
): DirectoryInterface {
  const each = <T>(type: string, make: (block: LocatedBlock) => T): T[] =>
    blocks.filter((block) => block.type === type).map(make)
  const address = (block: LocatedBlock, key: string) => referenceText(block.attributes.get(key))
  return {
    ...about,
    inputs: each('variable', inputFrom),
    outputs: each('output', outputFrom),
    resources: blocks.flatMap(resourceFrom),
    calls: each('module', (block) => ({
      name: nameOf(block),
      source: textOf(block.attributes.get('source')),
      version: textOf(block.attributes.get('version')),
      ...positionOf(block),
    })),
    providers: providersFrom(blocks),
    requiredVersions: each('terraform', ({ attributes }) =>
      textOf(attributes.get('required_version')),
    ).filter((text) => text !== ''),
    moves: each('moved', (block) => ({
      from: address(block, 'from'),
      to: address(block, 'to'),
      ...positionOf(block),
    })),
    removals: each('removed', (block) => ({ from: address(block, 'from'), ...positionOf(block) })),
    imports: each('import', (block) => ({
      to: address(block, 'to'),
      id: textOf(block.attributes.get('id')),
      ...positionOf(block),
    })),
  }
}

function inputFrom(block: LocatedBlock): Input {
  const { attributes } = block
  const value = constantOf(attributes.get('default'))
  const nullable = attributes.get('nullable')
  return {
    name: nameOf(block),
    type: attributes.get('type')?.text ?? '',
    parsedType: typeFromExpression(attributes.get('type')),
    description: textOf(attributes.get('description')),
    default: attributes.get('default')?.text ?? '',
    ...(value === undefined ? {} : { value }),
    required: !attributes.has('default'),
    sensitive: isTrue(attributes.get('sensitive')),
    nullable: nullable === undefined || isTrue(nullable),
    ephemeral: isTrue(attributes.get('ephemeral')),
    deprecated: textOf(attributes.get('deprecated')),
    validations: block.blocks
      .filter(({ type }) => type === 'validation')
      .map((validation) => validationFrom({ ...validation, file: block.file })),
    ...positionOf(block),
  }
}

function validationFrom(block: LocatedBlock): Validation {
  const condition = block.attributes.get('condition')
  return {
    condition: condition === undefined ? '' : canonicalText(condition),
    message: textOf(block.attributes.get('error_message')),
    ...positionOf(block),
  }
}

function outputFrom(block: LocatedBlock): Output {
  const { attributes } = block
  return {
    name: nameOf(block),
    description: textOf(attributes.get('description')),
    sensitive: isTrue(attributes.get('sensitive')),
    ephemeral: isTrue(attributes.get('ephemeral')),
    deprecated: textOf(attributes.get('deprecated')),
    ...positionOf(block),
  }
}

const MODES = { resource: 'managed', data: 'data', ephemeral: 'ephemeral' } as const

function resourceFrom(block: LocatedBlock): Resource[] {
  const { type: keyword, labels } = block
  if (keyword !== 'resource' && keyword !== 'data' && keyword !== 'ephemeral') return []
  const [type = '', name = ''] = labels
  return [{ mode: MODES[keyword], type, name, ...positionOf(block) }]
}

/** An address, written as an expression or, in old JSON, as a string. */
function referenceText(expression: Expression | undefined): string {
  if (expression === undefined) return ''
  return textOf(expression) || canonicalText(expression)
}

function nameOf({ labels }: LocatedBlock): string {
  return labels[0] ?? ''
}

function positionOf({ file, line }: LocatedBlock): { readonly file: string; readonly line: number } {
  return { file, line }
}
