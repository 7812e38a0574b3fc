import type { Block } from './parsed-file.ts'

/** A block and the file that it stands in. */
export interface LocatedBlock extends Block {
  readonly file: string
}

/**
 * Blocks with those of override files merged into them: attributes replace attributes, nested blocks all of their type; what
 * `terraform` requires is merged name by name. https://developer.hashicorp.com/terraform/language/files/override
 */
export function withOverrides(
  primary: readonly LocatedBlock[],
  overrides: readonly LocatedBlock[],
): LocatedBlock[] {
  const merged = [...primary]
  for (const override of overrides) {
    const at = merged.findIndex((block) => isSame(block, override))
    const base = merged[at]
    if (base === undefined) merged.push(override)
    else merged[at] = { ...mergeBlock(base, override), file: base.file }
  }
  return merged
}

function isSame(a: Block, b: Block): boolean {
  const isAlias = (block: Block) => block.attributes.get('alias')?.text
  return (
    a.type === b.type &&
    a.labels.join('.') === b.labels.join('.') &&
    isAlias(a) === isAlias(b) &&
    // Blocks without labels of their own are only ever added to, but for the one that holds the requirements.
    (a.labels.length > 0 || a.type === 'terraform')
  )
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
