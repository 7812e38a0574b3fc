import { z } from 'zod'
import { didYouMean } from '../base/did-you-mean.ts'
import { quote, RegistryError } from '../base/error.ts'
import { checkedText } from '../base/schema.ts'
import { CHANGE_NAMES, SEVERITIES, type Severities } from '../interface/diff/change.ts'
import { parseConstraint } from '../interface/version-constraint.ts'
import { addressKey, type ModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import { isRefName, readTag } from '../module/tag.ts'
import { isWithin } from '../package/package.ts'
import { patternProblem } from '../package/path-pattern.ts'
import {
  moduleStoreOptionShapes,
  PACKAGE_KINDS,
  type PackageKind,
  storeOptionShapes,
} from './package-kinds.ts'

/** Characters of a pattern of `allow`. A longer one is INVALID_CONFIG. */
const MAX_PATTERN_LENGTH = 4096

/** Bytes of .module-registry.yml. A larger file is LIMIT_EXCEEDED, for the tags whose commits have it. */
const MAX_CONFIG_BYTES = 64 * 1024

/** `.module-registry.yml`: the flags of publish under the same names, and the modules of a repository that holds several. */

export const CONFIG_PATH = '.module-registry.yml'

/** What to do about a config file that is not committed. */
export function uncommitted(file: string): string {
  return `${quote(file)} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${CONFIG_PATH}\ngit commit -m "Configure the module registry"`
}

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
  const unknown = kinds.find((kind) => !PACKAGE_KINDS.some((each) => each === kind)) ?? ''
  const meant = didYouMean(unknown, PACKAGE_KINDS)
  throw new Error(`must be one of ${PACKAGE_KINDS.join(', ')}, or several of them with commas${meant}`)
}

const modulePath = checkedText(parseModulePath)
const moduleAddress = checkedText(parseModuleAddress)
const tagPrefix = z.string().check(({ value, issues }) => {
  const message = tagPrefixProblem(value)
  if (message !== undefined) issues.push({ code: 'custom', message, input: value, continue: true })
})
const tagPrefixes = z.union([tagPrefix, z.array(tagPrefix).min(1)]).optional()
const compatibility = z
  .enum(['off', 'warn', 'enforce'])
  .describe('For a version number that is too small for the changes of the interface; default: warn.')

const KINDS_HINT = `the kinds are: ${CHANGE_NAMES.join(', ')}`

/** `input-added: patch, default-changed: major`, with commas or lines between them. */
function parseSeverities(text: string): Severities {
  const entries = text.split(/[,\n]/).filter((entry) => entry.trim() !== '')
  return Object.fromEntries(
    entries.map((entry) => {
      const [, name = '', word = ''] = /^\s*([^:=\s]+)\s*[:=]\s*(\S+)\s*$/.exec(entry) ?? []
      const severity = SEVERITIES.find((each) => each === word)
      if (name === '' || severity === undefined)
        throw new Error(
          `${quote(entry.trim())} must be a kind of change and ${SEVERITIES.join(', ')}, such as input-added=patch`,
        )
      const kind = CHANGE_NAMES.find((each) => each === name)
      if (kind === undefined) throw new Error(`${quote(name)} is no kind of change; ${KINDS_HINT}`)
      return [kind, severity]
    }),
  )
}

const SEVERITIES_TEXT =
  'What kinds of changes need in the place of their own severity: major, minor or patch.'

/** The same as a map. */
const severities = z
  .partialRecord(
    z.enum(CHANGE_NAMES),
    z.enum(SEVERITIES, {
      error: ({ input }) => `must be one of ${SEVERITIES.join(', ')}, not ${quote(String(input))}`,
    }),
  )
  .optional()
  .describe(SEVERITIES_TEXT)

/** Options that flags, inputs and the config file share. */
export const selectionOptions = z.strictObject({
  module: moduleAddress
    .optional()
    .describe('Address of the one module of the repository: namespace/name/system.'),
  'module-path': modulePath.optional().describe('Directory of the one module of the repository.'),
  'tag-prefix': tagPrefixes.describe(
    'The beginning of the tags of modules that set none: vpc/ for vpc/v1.2.3, or {name}/ (also {namespace}, {system}).',
  ),
  package: checkedText(parsePackageKinds)
    .optional()
    .describe(
      `Package storage: ${PACKAGE_KINDS.join(', ')}, or several with commas. The protocol's download names the first.`,
    ),
  compatibility: compatibility.optional(),
  versions: checkedText(parseConstraint)
    .optional()
    .describe('The versions that all-tags publishes, as a constraint: >= 2.0.0; default: all.'),
  severities: checkedText(parseSeverities).optional().describe(SEVERITIES_TEXT),
  ...storeOptionShapes,
})

const ignoredTag = z.strictObject({
  tag: z
    .string()
    .min(1)
    .regex(
      /^[^*]*(\*[^*]*)?$/,
      'must be the name of a tag, in which one * may stand for any characters: v0.*',
    )
    .describe('The name of the tag; one * in it stands for any characters.'),
  reason: z.string().min(1).describe('Why it is left out; the run prints it.'),
})

const listedModule = z.strictObject({
  path: z
    .union([modulePath, z.array(modulePath).min(1)], {
      error: ({ input }) =>
        input === undefined
          ? 'is missing: name a directory, such as modules/vpc'
          : 'must be a directory inside the repository, such as modules/vpc, or a list of them',
    })
    .describe(
      'Directory of the module in the repository, or a list: the first that has configuration at the commit.',
    ),
  root: modulePath
    .optional()
    .describe(
      'For a module that calls directories beside it: its package holds them too, up to this directory; "." is the repository.',
    ),
  address: moduleAddress.describe('Address of the module: namespace/name/system.'),
  'tag-prefix': tagPrefixes.describe(
    'The beginning of the tags of this module, or a list: vpc/ for vpc/v1.2.3 and vpc/1.2.3.',
  ),
})

function checkModules({
  value,
  issues,
}: z.core.ParsePayload<readonly z.output<typeof listedModule>[]>): void {
  const refuse = (message: string, path: PropertyKey[] = []) =>
    issues.push({ code: 'custom', message, input: value, path, continue: true })
  const paths = value.map(({ path }) => [path].flat())
  const firsts = paths.flatMap((each) => each.slice(0, 1))
  // Several may have been in one directory before, such as the root: the prefix of the tag tells which.
  const isTaken = paths.some((each) => each.slice(1).some((other) => firsts.includes(other)))
  if (isTaken || !isDistinct(firsts)) refuse('two modules have the same path')
  if (!isDistinct(value.map(({ address }) => addressKey(address))))
    refuse('two modules have the same address')
  for (const [at, { path, root = '' }] of value.entries())
    for (const each of [path].flat().filter((directory) => !isWithin(directory, root)))
      refuse(
        `${quote(root)} does not hold the path ${quote(each)}: name a directory above it, or "." for the repository`,
        [at, 'root'],
      )
}

/** The modules of a repository, as its own config file or `registry.yml` lists them. */
export const listedModules = z.array(listedModule).min(1).check(checkModules)

/** Of the config file of a repository, and of a source in `registry.yml`. */
const allowedFiles = z
  .array(
    z.string().check(({ value, issues }) => {
      const isLong = value.length > MAX_PATTERN_LENGTH
      const problem = isLong ? `has more than ${MAX_PATTERN_LENGTH} characters` : patternProblem(value)
      if (problem !== undefined)
        issues.push({ code: 'custom', message: `${quote(value)} ${problem}`, input: value, continue: true })
    }),
  )
  .optional()
  .describe('Patterns, as in .gitignore, of files that hold no secrets although they look like it.')

const configSchema = selectionOptions
  .extend({
    severities,
    'ignore-tags': z
      .array(ignoredTag)
      .optional()
      .describe('Tags that --all-tags leaves out, each with a reason: old mistakes that cannot be deleted.'),
    allow: allowedFiles,
    modules: z
      .array(listedModule.extend(moduleStoreOptionShapes))
      .min(1)
      .check(checkModules)
      .optional()
      .describe('The modules of a repository that holds several.'),
  })
  .check(({ value, issues }) => {
    const clash = prefixClash(value)
    if (clash !== undefined) issues.push({ ...clash, code: 'custom', input: value })
  })

interface PrefixedModule {
  readonly address: ModuleAddress
  readonly 'tag-prefix'?: z.output<typeof tagPrefixes>
}

/**
 * The mistake that two prefixes read one tag as two versions, with the places of both.
 * @param place of the modules in their file
 */
export function prefixClash(
  {
    modules = [],
    'tag-prefix': byDefault,
  }: Pick<PrefixedModule, 'tag-prefix'> & { readonly modules?: readonly PrefixedModule[] | undefined },
  place: readonly (string | number)[] = [],
) {
  const places = new Map<string, (string | number)[]>()
  for (const [at, module] of modules.entries()) {
    const path = [...place, 'modules', at, ...(module['tag-prefix'] === undefined ? [] : ['tag-prefix'])]
    for (const prefix of tagPrefixesOf(module, byDefault, () => module.address))
      if (!places.has(prefix)) places.set(prefix, path)
  }
  const clash = findPrefixClash(places.keys())
  if (clash === undefined) return undefined
  const { prefix, shorter, tag } = clash
  return {
    message: `the tag ${quote(tag)} is two versions, one with the prefix ${quote(prefix)} and one with ${quote(shorter)}: change one of them`,
    path: places.get(prefix) ?? [],
    params: { other: places.get(shorter) },
  }
}

/** The prefixes of the tags of a module: its own, else the default, else none. */
export function tagPrefixesOf(
  module: Pick<PrefixedModule, 'tag-prefix'>,
  byDefault: PrefixedModule['tag-prefix'],
  address: () => ModuleAddress,
): string[] {
  return [module['tag-prefix'] ?? byDefault ?? ''].flat().map((prefix) => fillTagPrefix(prefix, address))
}

export const configFormat = { schema: configSchema, maxBytes: MAX_CONFIG_BYTES }

function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

export type SelectionOptions = z.output<typeof selectionOptions>
export type RepositoryConfig = z.output<typeof configSchema>

const EXAMPLE = { namespace: 'a', name: 'b', system: 'c' }

/** What is wrong with the prefix of the tags of a module; undefined where nothing is. */
function tagPrefixProblem(prefix: string): string | undefined {
  const filled = fillTagPrefix(prefix, () => EXAMPLE)
  if (!/[{}]/.test(filled) && isRefName(`${filled}v1.0.0`)) return undefined
  return `${quote(prefix)} must be the beginning of a tag, such as vpc/ or {name}/ (also {namespace}, {system})`
}

/**
 * A tag prefix with the parts of the module address instead of `{namespace}`, `{name}` and `{system}`.
 * @param address asked only for a prefix that has such a part
 */
function fillTagPrefix(prefix: string, address: () => ModuleAddress): string {
  return prefix.replaceAll(/\{(namespace|name|system)\}/g, (_, part: keyof ModuleAddress) => address()[part])
}

/** The first of the prefixes that another one makes ambiguous: `vpc-` reads `vpc-v1.0.0` as 1.0.0, and so does `vpc-v`. */
function findPrefixClash(prefixes: Iterable<string>) {
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

/** LIMIT_EXCEEDED of a whole repository: there is no end to what its configuration makes of its tags, so no tag of it is published. */
export class RepositoryLimit extends RegistryError {
  constructor(message: string, hint: string) {
    super('LIMIT_EXCEEDED', message, hint)
  }
}
