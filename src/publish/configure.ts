import { quote, RegistryError } from '../base/error.ts'
import { addressProblem, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { readTag } from '../module/tag.ts'
import { selectLatest, type Version } from '../module/version.ts'
import { CONFIG_PATH } from './config.ts'

/** A directory with configuration. */
interface FoundDirectory {
  readonly path: string
  /** Local names of the providers that it requires. */
  readonly providers: readonly string[]
}

interface ConfigureRequest {
  readonly directories: readonly FoundDirectory[]
  readonly tags: readonly string[]
  /** Owner and name of the repository, as far as its origin tells. */
  readonly owner: string | undefined
  readonly repository: string | undefined
  /** Flags, which win over what is found. */
  readonly namespace: string | undefined
  readonly system: string | undefined
}

/** A module as the new file configures it. */
interface ConfiguredModule {
  readonly path: string
  readonly address: string
  /** None: tags without a prefix, which all such modules share. */
  readonly tagPrefixes: readonly string[]
  /** The versions that `--all-tags` would publish now. */
  readonly versions: number
  readonly latest: Version | null
}

export interface Configuration {
  readonly modules: readonly ConfiguredModule[]
  /** Of `.module-registry.yml`. */
  readonly text: string
}

/**
 * Plans a config file for the modules of a repository: addresses from their directories, prefixes from the tags that there are. Throws
 * NOT_A_MODULE where there is none, INVALID_INPUT and INVALID_ADDRESS for an address that cannot be told.
 */
export function configure(request: ConfigureRequest): Configuration {
  const { directories, tags } = request
  if (directories.length === 0)
    throw new RegistryError(
      'NOT_A_MODULE',
      'neither modules/ nor the top of the repository has directories with .tf or .tofu files',
      'name the repository with --repository; a repository of one module in its root needs no config file',
    )
  const prefixes = directories.map(({ path }) => prefixesIn(path, tags))
  const hasPlainTags = tags.some((tag) => readTag(tag, '').verdict === 'version')
  const areShared = prefixes.every((found) => found.length === 0) && hasPlainTags
  const modules = directories.map((directory, at) => {
    const found = prefixes[at] ?? []
    const fallback = areShared ? [] : [`${nameOf(directory.path)}/`]
    return configured(directory, found.length === 0 ? fallback : found, request)
  })
  refuseEqualAddresses(modules)
  return { modules, text: formatConfiguration(modules) }
}

/** The directories, below others, that tags begin with: `aws/ec2/alb` of `aws/ec2/alb-1.0.0`. */
export function namedDirectories(tags: readonly string[]): string[] {
  const named = tags.flatMap((tag) => {
    const path = /^((?:[^/.][^/]*\/)+[^/.][^/]*?)[-/@_]v?\d+\.\d+\.\d+/.exec(tag)?.[1] ?? ''
    return prefixesIn(path, [tag]).length > 0 ? [path] : []
  })
  return [...new Set(named)]
}

/** The usual prefixes of a directory's tags, those that at least one version has. */
function prefixesIn(path: string, tags: readonly string[]): string[] {
  const name = nameOf(path)
  const usual = [path, name].flatMap((start) => ['/', '-', '@', '_'].map((end) => `${start}${end}`))
  return [...new Set(usual)].filter((prefix) =>
    tags.some((tag) => readTag(tag, prefix).verdict === 'version'),
  )
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

function configured(
  { path, providers }: FoundDirectory,
  tagPrefixes: readonly string[],
  request: ConfigureRequest,
): ConfiguredModule {
  const versions = versionsOf(request.tags, tagPrefixes)
  return {
    path,
    address: formatModuleAddress(addressOf({ path, providers }, request)),
    tagPrefixes,
    versions: versions.length,
    latest: selectLatest(versions) ?? null,
  }
}

/** Flags come first, then the names of the directory and the repository, then the directories above it, then the only provider. */
function addressOf(
  { path, providers }: FoundDirectory,
  { owner, repository = '', ...flags }: ConfigureRequest,
): ModuleAddress {
  const [, ownSystem, ownName] = /^(?:terraform|tofu)-([0-9a-z]+)-(.+)$/.exec(nameOf(path)) ?? []
  const [, commonSystem] = /^(?:terraform|tofu)-([0-9a-z]+)-/.exec(repository) ?? []
  const namespace = flags.namespace ?? owner
  const names = path.replace(/^modules\//, '').split('/')
  const named = flags.system ?? ownSystem ?? commonSystem
  // `aws/ec2/alb` is ec2-alb of aws, as tfr-static has it.
  const above = named === undefined && names.length > 1 ? names.shift() : undefined
  const system = named ?? above ?? (providers.length === 1 ? providers[0] : undefined)
  if (namespace === undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      'the repository has no origin that names its owner',
      'name the namespace: --namespace acme',
    )
  if (system === undefined) throw unknownSystem({ path, providers })
  const address = { namespace, name: ownName ?? names.join('-'), system }
  const problem = addressProblem(address)
  if (problem === undefined) return address
  throw new RegistryError(
    'INVALID_ADDRESS',
    `${quote(path)} gives no module address: ${problem}`,
    'name what is wrong with --namespace or --system, or rename the directory',
  )
}

function unknownSystem({ path, providers }: FoundDirectory): RegistryError {
  const why = providers.length === 0 ? 'requires no provider' : `requires ${providers.map(quote).join(', ')}`
  return new RegistryError(
    'INVALID_INPUT',
    `the system of ${quote(path)} cannot be told: it ${why}`,
    'name the system of all modules: --system aws',
  )
}

function versionsOf(tags: readonly string[], tagPrefixes: readonly string[]): Version[] {
  const prefixes = tagPrefixes.length === 0 ? [''] : tagPrefixes
  const versions = tags.flatMap((tag) =>
    prefixes.flatMap((prefix) => {
      const reading = readTag(tag, prefix)
      return reading.verdict === 'version' ? [reading.version] : []
    }),
  )
  return [...new Set(versions)]
}

function refuseEqualAddresses(modules: readonly ConfiguredModule[]): void {
  const known = new Map<string, string>()
  for (const { path, address } of modules) {
    const other = known.get(address.toLowerCase())
    if (other !== undefined)
      throw new RegistryError(
        'INVALID_ADDRESS',
        `${quote(other)} and ${quote(path)} would both be ${address}`,
        `write ${CONFIG_PATH} by hand (docs/guides/several-modules.md)`,
      )
    known.set(address.toLowerCase(), path)
  }
}

const SCHEMA_LINE =
  '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/module-registry.schema.json'

function formatConfiguration(modules: readonly ConfiguredModule[]): string {
  const lines = modules.flatMap(({ path, address, tagPrefixes }) => [
    `  - path: ${yamlText(path)}`,
    `    address: ${address}`,
    ...(tagPrefixes.length === 0 ? [] : [`    tag-prefix: ${prefixText(tagPrefixes)}`]),
  ])
  return `${[SCHEMA_LINE, 'modules:', ...lines].join('\n')}\n`
}

function prefixText(prefixes: readonly string[]): string {
  const [first = ''] = prefixes
  return prefixes.length === 1 ? yamlText(first) : `[${prefixes.map(yamlText).join(', ')}]`
}

/** JSON is YAML. */
function yamlText(text: string): string {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text)
}
