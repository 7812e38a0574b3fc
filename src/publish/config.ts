import { z } from 'zod'
import { checkedText } from '../base/schema.ts'
import { addressKey, parseModuleAddress } from '../module/module-address.ts'
import { isRefName } from '../module/ref-name.ts'
import {
  moduleStoreOptionShapes,
  PACKAGE_KINDS,
  type PackageKind,
  storeOptionShapes,
} from './package-kinds.ts'

/** `.module-registry.yml`: the flags of publish under the same names, and the modules of a repository that holds several. */

export const CONFIG_PATH = '.module-registry.yml'

/** A directory in a repository: relative, posix, without `.` and `..`; `.` itself is the root, written `''`. */
function parseModulePath(text: string): string {
  const path = text === '.' ? '' : text.replace(/^\.\//, '').replace(/(?<=[^/])\/$/, '')
  const isInside =
    path === '' || path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  if (isInside && !/[\0-\x1f\\]/.test(path)) return path
  throw new Error('must be a directory inside the repository, such as modules/vpc')
}

function parsePackageKinds(text: string): PackageKind[] {
  const kinds = [...new Set(text.split(',').map((kind) => kind.trim()))]
  const known = PACKAGE_KINDS.filter((kind) => kinds.includes(kind))
  if (known.length === kinds.length) return known.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
  throw new Error(`must be one of ${PACKAGE_KINDS.join(', ')}, or several of them with commas`)
}

export const modulePath = checkedText(parseModulePath)
const moduleAddress = checkedText(parseModuleAddress)
const tagPrefix = z
  .string()
  .refine((prefix) => isRefName(`${prefix}v1.0.0`), 'must be the beginning of a tag, such as vpc/ or vpc-')
  .optional()
  .describe('The beginning of the tags of this module: vpc/ for vpc/v1.2.3 and vpc/1.2.3.')
const compatibility = z
  .enum(['off', 'warn', 'enforce'])
  .describe('For a version number that is too small for the changes of the interface; default: warn.')

/** Options that flags, inputs and the config file share. */
export const selectionOptions = z.strictObject({
  module: moduleAddress
    .optional()
    .describe('Address of the one module of the repository: namespace/name/system.'),
  'module-path': modulePath.optional().describe('Directory of the one module of the repository.'),
  package: checkedText(parsePackageKinds)
    .optional()
    .describe(
      `Package storage: ${PACKAGE_KINDS.join(', ')}, or several with commas. The protocol's download names the first.`,
    ),
  compatibility: compatibility.optional(),
  ...storeOptionShapes,
})

export const configSchema = selectionOptions.extend({
  allow: z
    .array(z.string().min(1))
    .optional()
    .describe(
      'Paths, from the root of the repository, that may be packaged although they look like secrets.',
    ),
  modules: z
    .array(
      z.strictObject({
        path: modulePath.describe('Directory of the module in the repository.'),
        address: moduleAddress.describe('Address of the module: namespace/name/system.'),
        'tag-prefix': tagPrefix,
        ...moduleStoreOptionShapes,
      }),
    )
    .min(1)
    .refine((modules) => isDistinct(modules.map(({ path }) => path)), 'two modules have the same path')
    .refine(
      (modules) => isDistinct(modules.map(({ address }) => addressKey(address))),
      'two modules have the same address',
    )
    .optional()
    .describe('The modules of a repository that holds several.'),
})

/** What a config file may hold. */
export interface ConfigFormat<T extends z.ZodObject> {
  readonly schema: T
  /** A larger file is refused before it is parsed. */
  readonly maxBytes: number
}

export const configFormat = { schema: configSchema, maxBytes: 64 * 1024 }

function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

export type SelectionOptions = z.output<typeof selectionOptions>
export type RepositoryConfig = z.output<typeof configSchema>
export type CompatibilityMode = z.output<typeof compatibility>
