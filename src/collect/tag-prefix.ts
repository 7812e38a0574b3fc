import { quote } from '../base/error.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { isRefName } from '../module/ref-name.ts'

/** The prefix of the tags of a module, with `{namespace}`, `{name}` and `{system}` for the parts of its address. */
export type TagPrefixTemplate = string & { readonly brand: 'TagPrefixTemplate' }

const EXAMPLE = { namespace: 'a', name: 'b', system: 'c' }

/** Parses a template. Throws a plain error that names the broken rule. */
export function parseTagPrefix(text: string): TagPrefixTemplate {
  const template = text as TagPrefixTemplate
  const filled = fillTagPrefix(template, EXAMPLE)
  if (!/[{}]/.test(filled) && isRefName(`${filled}v1.0.0`)) return template
  throw new Error(
    `${quote(text)} must be the beginning of a tag, such as vpc/ or {name}/ (also {namespace}, {system})`,
  )
}

export function fillTagPrefix(template: TagPrefixTemplate, address: ModuleAddress): string {
  return template.replaceAll(/\{(namespace|name|system)\}/g, (_, part: keyof ModuleAddress) => address[part])
}
