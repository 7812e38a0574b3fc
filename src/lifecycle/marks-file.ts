import { z } from 'zod'
import { messageOf, quote, RegistryError } from '../base/error.ts'
import { checkedText } from '../base/schema.ts'
import { advisesItself, isPublicLink, parseReplacement } from '../index/format/marks.ts'
import { parseConstraint, type VersionConstraint } from '../interface/version-constraint.ts'
import {
  addressKey,
  formatModuleAddress,
  type ModuleAddress,
  parseModuleAddress,
} from '../module/module-address.ts'
import { isVersion } from '../module/version.ts'

/** `marks.yml`: the marks of many modules in one file, so that a change of them is one reviewed pull request. */

const address = checkedText(parseModuleAddress)
const addresses = z.union([address, z.array(address).min(1)])

const mark = z
  .strictObject({
    yank: addresses
      .optional()
      .describe('The module, or a list of modules, whose versions clients shall not choose any more.'),
    deprecate: addresses
      .optional()
      .describe('The module, or a list of modules, that consumers are warned of.'),
    versions: checkedText(parseVersionRange)
      .optional()
      .describe(
        'A version, or a constraint in quotes such as "< 2.0.0"; without it deprecate is about the whole module.',
      ),
    reason: z
      .string()
      .regex(/^(?=.*\S)[^\p{C}]{1,500}$/u, 'must be one line of 1 to 500 characters')
      .describe('Why; consumers read it.'),
    link: z
      .string()
      .refine(isPublicLink, 'must be an https URL without user and password')
      .optional()
      .describe('Where consumers read more.'),
    replacement: checkedText((text) => {
      parseReplacement(text)
      return text
    })
      .optional()
      .describe('What to use instead: namespace/name/system, or the same with @version.'),
    'allow-latest': z.boolean().optional().describe('true allows a mark of the latest version.'),
  })
  .refine(
    ({ yank, deprecate }) => (yank === undefined) !== (deprecate === undefined),
    'needs one of "yank" and "deprecate", not both',
  )
  .refine(({ yank, versions }) => yank === undefined || versions !== undefined, {
    message: 'is needed: name the versions to yank',
    path: ['versions'],
  })
  .refine(
    ({ yank, deprecate, versions, replacement }) => {
      const modules = [yank ?? deprecate ?? []].flat()
      return !modules.some((each) => advisesItself(each, { versions: versions?.text, replacement }))
    },
    { message: 'must be another module, or a version that the mark is not about', path: ['replacement'] },
  )

export const marksSchema = z
  .strictObject({
    marks: z
      .array(mark, {
        // A file that was cut off must not take all marks back.
        error: ({ input }) =>
          input === undefined ? 'is missing; write "marks: []" to take all marks back' : undefined,
      })
      .describe('The marks; an empty list takes all of them back.'),
  })
  .check(({ value, issues }) => {
    const repeated = repeatedMark(value.marks)
    if (repeated !== undefined) issues.push({ ...repeated, code: 'custom', input: value })
  })

export type FileMark = z.output<typeof mark>

export function modulesOf({ yank, deprecate }: FileMark): ModuleAddress[] {
  return [yank ?? deprecate ?? []].flat()
}

/** Two marks of one kind about the same versions of one module: only one of them could hold. */
function repeatedMark(marks: readonly FileMark[]) {
  const places = new Map<string, number>()
  for (const [at, each] of marks.entries()) {
    const kind = each.yank === undefined ? 'deprecate' : 'yank'
    for (const module of modulesOf(each)) {
      const name = [formatModuleAddress(module), ...(each.versions ? [each.versions.text] : [])].join(' ')
      const key = `${kind} ${addressKey(module)} ${each.versions?.text ?? ''}`
      const other = places.get(key)
      if (other !== undefined)
        return {
          message: `${quote(name)} has this mark already: remove one of the two`,
          path: ['marks', at],
          params: { other: ['marks', other] },
        }
      places.set(key, at)
    }
  }
  return undefined
}

/** Reads a version, or a constraint as in a `module` block: the versions that a mark is about. Throws INVALID_INPUT. */
export function parseVersionRange(text: string): VersionConstraint {
  if (isVersion(text)) return { text, allows: (version) => version === text }
  try {
    return parseConstraint(evenlySpaced(text))
  } catch (cause) {
    const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")'
    throw new RegistryError('INVALID_INPUT', messageOf(cause), hint, { cause })
  }
}

/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text: string): string {
  const conditions = text.split(',').map((condition) => condition.trim())
  return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ')
}
