import { z } from 'zod'
import { quote } from '../base/error.ts'
import { checkedText } from '../base/schema.ts'
import { parseOwnUrl } from '../index/format/registry-url.ts'
import { parseConstraint } from '../interface/version-constraint.ts'
import { FORGE_NAMES } from '../module/forge.ts'
import { type GitRemote, isLoopback, parseGitRemote, parseServerUrl } from '../module/git-remote.ts'
import {
  addressKey,
  addressProblem,
  type ModuleAddress,
  parseModuleAddress,
} from '../module/module-address.ts'
import { OWNER_AND_NAME } from '../module/origin.ts'
import { configFormat, listedModules, prefixClash, selectionOptions } from '../publish/config.ts'
import { EXPOSURES } from '../publish/exposure.ts'

/** Bytes of registry.yml. A larger file is INVALID_CONFIG. */
const MAX_REGISTRY_CONFIG_BYTES = 1024 * 1024

/**
 * Sources of a registry.yml: directories of Git hosts get slow beyond this many files, and each source has
 * one of state. More are INVALID_CONFIG.
 */
const MAX_SOURCES = 3_000

/** `registry.yml`: the repositories that an index collects its modules from. */

export const REGISTRY_CONFIG_PATH = 'registry.yml'

const namespace = z.string().check((context) => {
  const problem = addressProblem({ namespace: context.value, name: 'a', system: 'a' })
  if (problem !== undefined) context.issues.push({ code: 'custom', message: problem, input: context.value })
})

/** Options of one source, or at the top of the file of all sources. */
const publishing = {
  package: selectionOptions.shape.package.refine(
    (kinds) => kinds?.every((kind) => kind === 'index' || kind === 'git') ?? true,
    'must be index, git, or both: the index is all that a collection writes',
  ),
  'git-ref': selectionOptions.shape['git-ref'],
  compatibility: selectionOptions.shape.compatibility,
  severities: configFormat.schema.shape.severities,
  expose: z
    .enum(EXPOSURES)
    .optional()
    .describe('What a public index may show of a private module; default: none, which refuses it.'),
}

/**
 * `owner/name` on the GitHub server of the run, or a Git remote anywhere. Throws INVALID_INPUT for text that is not a Git remote, a plain error for a remote that is not safe or is relative.
 */
function parseSourceRepository(text: string): string | GitRemote {
  if (OWNER_AND_NAME.test(text)) return text.replace(/\.git$/, '')
  const remote = parseGitRemote(text)
  if (remote.scheme === 'http' && !isLoopback(remote.host))
    throw new Error(`${quote(text)} is http, which is for loopback only: use https`)
  if (remote.scheme === 'file' && !text.startsWith('file:///'))
    throw new Error(
      `${quote(text)} must be owner/name on GitHub, or a URL: https://…, ssh://…, git@host:path, file:///path`,
    )
  return remote
}

const ONLY_OF_OWNER = ['server', 'forge', 'match', 'exclude', 'forks', 'archived', 'templates'] as const
const ONLY_OF_REPOSITORY = ['address', 'module-path', 'source-url', 'modules'] as const
const ONLY_OF_ONE_MODULE = ['address', 'module-path', 'namespaces'] as const

const source = z
  .strictObject({
    ...publishing,
    owner: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/, 'must be the name of a user or an organisation')
      .optional()
      .describe('A user or an organisation of the server: all of its repositories that match.'),
    server: checkedText(parseServerUrl)
      .optional()
      .describe(
        'URL of the server of the owner; default: that of the run. Its token is MODULE_REGISTRY_TOKEN_HOST, with "_" for each dot.',
      ),
    forge: z.enum(FORGE_NAMES).optional().describe('What the server is; default: what it says itself.'),
    match: checkedText(parseNamePattern)
      .optional()
      .describe('Names of repositories to collect, with * and ?: terraform-*-*.'),
    exclude: z
      .array(checkedText(parseNamePattern))
      .optional()
      .describe('Names of repositories to leave out, with * and ?.'),
    forks: z.boolean().optional().describe('true includes forks.'),
    archived: z.boolean().optional().describe('true includes archived repositories.'),
    templates: z.boolean().optional().describe('true includes template repositories.'),
    repository: checkedText(parseSourceRepository)
      .optional()
      .describe('One repository: owner/name on the server of the run, or a Git remote anywhere.'),
    address: checkedText(parseModuleAddress)
      .optional()
      .describe('Address of its one module; default: from the name of the repository.'),
    'module-path': selectionOptions.shape['module-path'].describe('Directory of its one module.'),
    modules: listedModules
      .optional()
      .describe('Its modules, in the place of those that its own config file lists.'),
    allow: configFormat.schema.shape.allow,
    'source-url': selectionOptions.shape['source-url'],
    'tag-prefix': selectionOptions.shape['tag-prefix'],
    versions: checkedText(parseConstraint)
      .optional()
      .describe('Only these versions are collected: >= 5.0, < 6.0.'),
    namespaces: z
      .array(namespace)
      .min(1)
      .optional()
      .describe("Namespaces of the addresses in the repository's own config file; default: its owner."),
  })
  .check(({ value, issues }) => {
    const problem = sourceProblem(value)
    if (problem !== undefined) issues.push({ code: 'custom', message: problem, input: value })
  })

function sourceProblem(options: Readonly<Record<string, unknown>>): string | undefined {
  const isOwner = options['owner'] !== undefined
  if (isOwner === (options['repository'] !== undefined)) return 'needs one of "owner" and "repository"'
  const wrong = (isOwner ? ONLY_OF_REPOSITORY : ONLY_OF_OWNER).find((name) => options[name] !== undefined)
  if (wrong !== undefined) return `"${wrong}" is for sources with "${isOwner ? 'repository' : 'owner'}"`
  const ofOne = ONLY_OF_ONE_MODULE.find((name) => options[name] !== undefined)
  if (ofOne === undefined || options['modules'] === undefined) return undefined
  return `"${ofOne}" is for sources without "modules"`
}

/** What tells repositories apart: short names are those of one server. */
function repositoryText({ repository }: Pick<z.output<typeof source>, 'repository'>): string[] {
  if (repository === undefined) return []
  const text = typeof repository === 'string' ? repository : repository.url
  return [text.replace(/\.git$/, '').toLowerCase()]
}

/** The addresses that the options of a source give; none where its name gives the one of its module. */
export function addressesOf({
  address,
  modules = [],
}: Pick<z.output<typeof source>, 'address' | 'modules'>): ModuleAddress[] {
  return address === undefined ? modules.map((module) => module.address) : [address]
}

const limits = z
  .strictObject({
    tags: z.int().min(1).max(10_000).default(1_000).describe('Tags that could be versions.'),
    megabytes: z.int().min(1).max(10_000).default(512).describe('Fetched in one run.'),
    seconds: z
      .int()
      .min(1)
      .max(3_600)
      .default(120)
      .describe('To list its tags, to fetch them, and to pack them, each.'),
  })
  .prefault({})
  .describe('The limits of one source in one run.')

export const registryConfigSchema = z.strictObject({
  ...publishing,
  name: z.string().min(1).max(200).optional().describe('Name of an index that the run creates.'),
  url: checkedText(parseOwnUrl).optional().describe('Public URL of the index.'),
  limits,
  sources: z
    .array(source)
    .min(1)
    .max(MAX_SOURCES)
    .refine(
      (sources) => isDistinct(sources.flatMap(addressesOf).map(addressKey)),
      'two sources have the same address',
    )
    .refine(
      (sources) => isDistinct(sources.flatMap(repositoryText)),
      'two sources have the same repository: list its modules under "modules" of one',
    )
    .check(({ value, issues }) => {
      for (const [at, each] of value.entries()) {
        const clash = prefixClash(each, ['sources', at])
        if (clash !== undefined)
          issues.push({ ...clash, path: clash.path.slice(1), code: 'custom', input: value })
      }
    })
    .describe('The repositories that the index collects its modules from.'),
})

export const registryConfigFormat = { schema: registryConfigSchema, maxBytes: MAX_REGISTRY_CONFIG_BYTES }

function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

export type RegistryConfig = z.output<typeof registryConfigSchema>
export type SourceOptions = RegistryConfig['sources'][number]
export type SourceLimits = RegistryConfig['limits']

/** Names with `*` (any characters but `/`) and `?` (one of them); letter case does not count, as on GitHub. */
export interface NamePattern {
  readonly text: string
  matches(name: string): boolean
}

/** Parses a pattern. Throws a plain error that names the broken rule. */
export function parseNamePattern(text: string): NamePattern {
  if (!/^[\w.*?~:@/-]{1,200}$/.test(text))
    throw new Error(
      `${quote(text)} must be a name in which * and ? stand for other characters: terraform-*-*`,
    )
  const source = text
    .replaceAll(/[.~:@/-]/g, '\\$&')
    .replaceAll(/\*+/g, '[^/]*')
    .replaceAll('?', '[^/]')
  const expression = new RegExp(`^${source}$`, 'i')
  return { text, matches: (name) => expression.test(name) }
}
