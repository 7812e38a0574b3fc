import type { Block, FileBlock } from './parsed-file.ts'

/**
 * Merges the blocks of override files into the blocks of the other files: attributes replace attributes, nested blocks replace
 * all nested blocks of their type, and `required_providers` is merged by name.
 * https://developer.hashicorp.com/terraform/language/files/override
 */
export function mergeOverrides(primary: readonly FileBlock[], overrides: readonly FileBlock[]): FileBlock[] {
  const merged = [...primary]
  for (const override of overrides) {
    const at = merged.findIndex((block) => isOverridden(block, override))
    const base = merged[at]
    if (base === undefined) merged.push(override)
    else merged[at] = { ...mergeBlock(base, override), file: base.file }
  }
  return merged
}

function isOverridden(block: Block, override: Block): boolean {
  const alias = ({ attributes }: Block) => attributes.get('alias')?.text
  return (
    block.type === override.type &&
    block.labels.join('.') === override.labels.join('.') &&
    alias(block) === alias(override) &&
    // Of the blocks without labels only `terraform` is merged; files add to all others.
    (block.labels.length > 0 || block.type === 'terraform')
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
