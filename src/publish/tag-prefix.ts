import { quote } from '../base/error.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { isRefName } from '../module/ref-name.ts'
import { readTag } from '../module/tag.ts'

const EXAMPLE = { namespace: 'a', name: 'b', system: 'c' }

/** What is wrong with the prefix of the tags of a module; undefined where nothing is. */
export function tagPrefixProblem(prefix: string): string | undefined {
  const filled = fillTagPrefix(prefix, () => EXAMPLE)
  if (!/[{}]/.test(filled) && isRefName(`${filled}v1.0.0`)) return undefined
  return `${quote(prefix)} must be the beginning of a tag, such as vpc/ or {name}/ (also {namespace}, {system})`
}

/**
 * A tag prefix with the parts of the module address instead of `{namespace}`, `{name}` and `{system}`.
 * @param address asked only for a prefix that has such a part
 */
export function fillTagPrefix(prefix: string, address: () => ModuleAddress): string {
  return prefix.replaceAll(/\{(namespace|name|system)\}/g, (_, part: keyof ModuleAddress) => address()[part])
}

/** Two prefixes with which the same tag is two different versions. */
export interface PrefixClash {
  readonly prefix: string
  readonly shorter: string
  /** Such a tag. */
  readonly tag: string
}

/** The first of the prefixes that another one makes ambiguous: `vpc-` reads `vpc-v1.0.0` as 1.0.0, and so does `vpc-v`. */
export function findPrefixClash(prefixes: Iterable<string>): PrefixClash | undefined {
  const all = new Set(prefixes)
  for (const prefix of all) {
    for (let length = 0; length < prefix.length; length += 1) {
      const shorter = prefix.slice(0, length)
      const tag = all.has(shorter) ? sharedTag(prefix, shorter) : undefined
      if (tag !== undefined) return { prefix, shorter, tag }
    }
  }
  return undefined
}

/** A tag that is a version with both prefixes; `shorter` is the beginning of `prefix`. */
function sharedTag(prefix: string, shorter: string): string | undefined {
  return [`${prefix}1.0.0`, `${prefix}v1.0.0`].find((tag) => readTag(tag, shorter).verdict === 'version')
}
