import { quote, RegistryError, visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { directoryOf } from '../interface/read/module-files.ts'
import { addressProblem, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { partsOfName, shortName } from '../module/origin.ts'
import { prefixBefore, readTag, versionsAtEnd } from '../module/tag.ts'
import { compareVersions, selectLatest, type Version } from '../module/version.ts'
import { rootPrefix } from '../package/package.ts'
import { CONFIG_PATH } from './config.ts'
import { commonDirectory } from './package-checks.ts'

/** A directory with configuration; `''` is the root of the repository. */
interface FoundDirectory {
  readonly path: string
  readonly providers: readonly string[]
  /** The types of its managed resources. */
  readonly resources: readonly string[]
  readonly needsBeside: boolean
  /** The tags whose commits have it; absent: all. */
  readonly tags?: readonly string[]
  /** Where the others of its tags have it. */
  readonly otherPaths?: readonly string[]
  /** Why no client can install it, however it is configured; undefined where one can. */
  readonly problem: string | undefined
}

interface ConfigureRequest {
  readonly directories: readonly FoundDirectory[]
  readonly tags: readonly string[]
  readonly owner: string | undefined
  readonly repository: string | undefined
  /** Flags, which win over what is found. */
  readonly namespace: string | undefined
  readonly system: string | undefined
}

interface ConfiguredModule {
  readonly path: string
  /** Directories in which older tags have it. */
  readonly otherPaths: readonly string[]
  readonly address: string
  /** None: tags without a prefix, which all such modules share. */
  readonly tagPrefixes: readonly string[]
  /** Its package may hold what it needs beside it. */
  readonly root?: '.'
  /** The versions that `--all-tags` would publish now. */
  readonly versions: number
  readonly latest: Version | null
}

/** A directory with configuration that the file only names in a comment, and why. */
interface LeftOutDirectory {
  readonly path: string
  readonly reason: string
}

export interface Configuration {
  readonly modules: readonly ConfiguredModule[]
  readonly leftOut: readonly LeftOutDirectory[]
  /** Tags that end in a version, of none of the modules. */
  readonly otherTags: readonly string[]
  /** Of `.module-registry.yml`. */
  readonly text: string
}

/**
 * Plans a config file for the modules of a repository: addresses from their directories, prefixes from the tags that there are. What
 * cannot be published is left out. Throws NOT_A_MODULE where there is none, INVALID_INPUT and INVALID_ADDRESS where no address can be told.
 */
export function configure(request: ConfigureRequest): Configuration {
  const { directories, owner, namespace = owner } = request
  if (directories.every(({ path }) => path === ''))
    throw new RegistryError(
      'NOT_A_MODULE',
      `no directory of the repository ${directories.length > 0 ? 'but its root ' : ''}has a module, examples and tests apart`,
      directories.length > 0
        ? 'a repository of one module in its root needs no config file: publish it as it is; another repository is named with --repository'
        : 'commit the configuration of its modules, or name another repository with --repository',
    )
  if (namespace === undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      'the repository has no origin that names its owner',
      'name the namespace: --namespace acme',
    )
  const inTags = prefixesOf(request.tags)
  const found = new Map(
    directories.map(({ path }) => [path, inTags.filter((prefix) => isNamedBy(prefix, path))]),
  )
  const prefixes = tagPrefixes(found, request.tags)
  const places = new Addresses(request, namespace, found)
  const known = new Map<string, string>()
  const modules: ConfiguredModule[] = []
  const refused: { readonly path: string; readonly error: RegistryError }[] = []
  for (const directory of directories) {
    const { path } = directory
    try {
      const address = formatModuleAddress(places.of(directory))
      const other = known.get(address.toLowerCase())
      if (other !== undefined)
        throw new RegistryError(
          'INVALID_ADDRESS',
          `${quote(other || '.')} is ${address} already`,
          `write ${CONFIG_PATH} by hand (docs/guides/several-modules.md)`,
        )
      if (directory.problem !== undefined) throw new RegistryError('NOT_A_MODULE', directory.problem, '')
      known.set(address.toLowerCase(), path)
      modules.push(configured({ tags: request.tags, ...directory }, address, prefixes(path)))
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      refused.push({ path, error })
    }
  }
  const [first] = refused
  if (modules.length === 0 && first !== undefined)
    throw new RegistryError(
      first.error.code,
      `${quote(first.path)} is no module of a registry: ${first.error.message}`,
      first.error.hint || 'name another repository with --repository',
    )
  const leftOut = refused.map(({ path, error }) => ({ path: path || '.', reason: error.message }))
  const otherTags = request.tags.filter(
    (tag) =>
      versionsAtEnd(tag).length > 0 &&
      modules.every(({ tagPrefixes }) => versionsOf([tag], tagPrefixes).size === 0),
  )
  return { modules, leftOut, otherTags, text: formatConfiguration(modules, leftOut) }
}

/** Directories that only tags have: `release/acme/vpc/v1.0.0` is of `acme/modules/vpc`. */
const ONLY_IN_TAGS = /^(?:release|tag|version)s?\//

/** What stands between the name of a directory and a version in tags, the usual first. */
const SEPARATORS = '/-@_'

/**
 * What the tags have before a separator and their versions, in the order in which a configuration names them: that of the highest version
 * first, as `release` goes on with it.
 */
function prefixesOf(tags: readonly string[]): string[] {
  const rank = (prefix: string) => SEPARATORS.indexOf(prefix.slice(-1))
  const found = tags
    .flatMap((tag) => versionsAtEnd(tag).map((version) => ({ version, prefix: prefixBefore(tag, version) })))
    .filter(({ prefix }) => prefix !== '' && rank(prefix) >= 0)
    .sort((a, b) => compareVersions(b.version, a.version) || rank(a.prefix) - rank(b.prefix))
  return [...new Set(found.map(({ prefix }) => prefix))]
}

/** Whether tags of the prefix name the directory: its name after directories above it, not all of them, and before a separator. */
function isNamedBy(prefix: string, path: string): boolean {
  const named = prefix.slice(0, -1).replace(ONLY_IN_TAGS, '').split('/')
  let end = path.split('/')
  const isBelow = named.every((name) => {
    const at = end.indexOf(name)
    end = end.slice(at + 1)
    return at >= 0
  })
  return isBelow && named.at(-1) === nameOf(path)
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

function configured(
  { path, needsBeside, tags, otherPaths = [] }: FoundDirectory & Pick<ConfigureRequest, 'tags'>,
  address: string,
  tagPrefixes: ConfiguredModule['tagPrefixes'],
): ConfiguredModule {
  const versions = [...versionsOf(tags, tagPrefixes).keys()]
  return {
    path: path || '.',
    otherPaths: otherPaths.map((other) => other || '.'),
    address,
    tagPrefixes,
    ...(needsBeside ? { root: '.' } : {}),
    versions: versions.length,
    latest: selectLatest(versions) ?? null,
  }
}

/**
 * The prefixes of a module: those that tags have; else none where all tags are of the repository; else its name, or its path where another
 * directory has the name, before the separator of most others.
 * @param found of each directory
 */
function tagPrefixes(found: ReadonlyMap<string, readonly string[]>, tags: readonly string[]) {
  const names = groupBy([...found.keys()], nameOf)
  const namesakes = (path: string) => names.get(nameOf(path)) ?? []
  const isShared = (prefix: string, path: string) =>
    namesakes(path).some((other) => other !== path && found.get(other)?.includes(prefix))
  const own = (path: string) =>
    (found.get(path) ?? []).filter((prefix) => prefix.startsWith(path) || !isShared(prefix, path))
  const areShared =
    [...found.keys()].every((path) => own(path).length === 0) &&
    tags.some((tag) => readTag(tag, '').verdict === 'version')
  const current = [...found.keys()].flatMap((path) => own(path).slice(0, 1))
  const separator = mostFrequent(current.map((prefix) => prefix.slice(-1))) ?? '/'
  return (path: string): readonly string[] => {
    if (path === '' || areShared) return []
    const prefixes = own(path)
    return prefixes.length > 0
      ? prefixes
      : [`${namesakes(path).length > 1 ? path : nameOf(path)}${separator}`]
  }
}

/** Providers that modules of every system require for their own ends. */
const HELPERS = /^(?:archive|cloudinit|external|git|http|local|null|random|template|time|tls)$/

class Addresses {
  readonly #request: ConfigureRequest
  readonly #namespace: string
  readonly #prefixes: ReadonlyMap<string, readonly string[]>
  /** The directory that holds all of them, which says nothing of any; it ends with `/`. */
  readonly #parent: string
  /**
   * That of the name of the repository. `terraform-infrastructure-modules`, where no directory requires such a provider, has none, unless
   * the name is that of a module in the root: `terraform-azurerm-vnet` may require azapi alone.
   */
  readonly #ofRepository: string | undefined
  /** Of each directory of which it can be told. */
  readonly #systems: readonly string[]

  /** @param prefixes those that tags have, of each directory */
  constructor(
    request: ConfigureRequest,
    namespace: string,
    prefixes: ReadonlyMap<string, readonly string[]>,
  ) {
    this.#request = request
    this.#namespace = namespace
    this.#prefixes = prefixes
    const { directories, repository = '' } = request
    const named = conventional(repository)?.system ?? ''
    const required = directories.flatMap(({ providers }) => providers)
    const isSure =
      required.length === 0 ||
      required.some((provider) => isSystem(named, provider)) ||
      (directories.some(({ path }) => path === '') && ofOne(repository) === undefined)
    this.#ofRepository = named !== '' && isSure ? named : undefined
    const unnamed = directories.filter(({ path }) => path !== '' && !this.#isNamed(path))
    const parents = unnamed.map(({ path }) => directoryOf(path))
    this.#parent = rootPrefix(parents.reduce(commonDirectory, parents[0] ?? ''))
    this.#systems = directories.flatMap((each) => this.#ownSystem(each)?.system ?? [])
  }

  /** Throws INVALID_INPUT for a directory whose system cannot be told, INVALID_ADDRESS. */
  of(directory: FoundDirectory): ModuleAddress {
    const { path } = directory
    const { system, names } = this.#ownSystem(directory) ?? this.#fallback(directory)
    const { repository = '' } = this.#request
    const ofModule = path === '' && this.#ofRepository === undefined ? ofOne(repository) : undefined
    const ownName = ofModule ?? conventional(path === '' ? repository : nameOf(path))?.name
    if (path === '' && ownName === undefined)
      throw new RegistryError(
        'INVALID_ADDRESS',
        `the name of the repository is not terraform-<SYSTEM>-<NAME>: add { path: ., address: ${this.#namespace}/${shortName(repository) || 'NAME'}/${system?.replaceAll('-', '') ?? 'SYSTEM'} } or another address`,
        'write its address by hand',
      )
    if (system === undefined) throw unknownSystem(directory)
    const name = ownName ?? names.join('-')
    const address = { namespace: this.#namespace, name, system: system.replaceAll('-', '') }
    const problem = addressProblem(address)
    if (problem === undefined) return address
    throw new RegistryError(
      'INVALID_ADDRESS',
      `it gives no module address: ${problem}`,
      'name what is wrong with --namespace or --system, or rename the directory',
    )
  }

  /** Whether tags begin with the whole path. */
  #isNamed(path: string): boolean {
    return this.#prefixes.get(path)?.some((prefix) => prefix.startsWith(path)) === true
  }

  #names(path: string): string[] {
    const below = path.startsWith(this.#parent) ? path.slice(this.#parent.length) : path
    const names = below.split('/')
    return names.filter((name, at) => !/^_?modules$/.test(name) || at === names.length - 1)
  }

  /**
   * Flags come first, then the names of the directory and the repository, then the directories above it, then the provider of most
   * resources, beside those that help.
   */
  #ownSystem(directory: FoundDirectory): { readonly system: string; readonly names: string[] } | undefined {
    const { path, providers, resources } = directory
    const names = this.#names(path)
    const named = this.#request.system ?? conventional(nameOf(path))?.system ?? this.#ofRepository
    if (named !== undefined) return { system: named, names }
    // `aws/ec2/alb` is ec2-alb of aws, as tfr-static has it.
    const [above = '', ...below] = names
    if (below.length > 0 && this.#isNamed(path)) return { system: above, names: below }
    const stable = stableProviders(providers)
    for (const [at, name] of names.entries()) {
      const system = mostUsed(
        stable.filter((provider) => isRelated(name, provider)),
        resources,
      )
      // `vpc/aws-logs` is more than a system.
      if (system !== undefined)
        return { system, names: isSystem(name, system) ? withoutSystem(names, at) : names }
    }
    const system = mostUsed(stable.length === 1 ? stable : mainProviders(directory), resources)
    return system === undefined ? undefined : { system, names }
  }

  /**
   * The provider that is the system of most directories; for what requires none the system of another one that the path names, that of more
   * than half, or `null`, as of terraform-null-label.
   */
  #fallback(directory: FoundDirectory): { readonly system: string | undefined; readonly names: string[] } {
    const names = this.#names(directory.path)
    const main = mainProviders(directory)
    if (main.length > 0)
      return { system: mostFrequent(this.#systems.filter((system) => main.includes(system))), names }
    const words = names.flatMap((name) => name.split(/[-_]/).slice(0, 1))
    const common = mostFrequent(this.#systems)
    const others = this.#systems.filter((system) => system !== common)
    const usual = common !== undefined && others.length * 2 < this.#systems.length ? common : 'null'
    const system = words.find((word) => this.#systems.includes(word)) ?? usual
    const at = names.findIndex((name) => isSystem(name, system))
    return { system, names: at < 0 ? names : withoutSystem(names, at) }
  }
}

/** `google-cloud/vpc` is vpc. */
function withoutSystem(names: string[], at: number): string[] {
  return names.length > 1 ? names.toSpliced(at, 1) : names
}

function stableProviders(providers: readonly string[]): string[] {
  return [...new Set(providers.map((name) => name.replace(/-beta$/, '')))]
}

function mainProviders({ providers }: Pick<FoundDirectory, 'providers'>): string[] {
  return stableProviders(providers).filter((name) => !HELPERS.test(name))
}

/** The provider of most resources, or the only one; undefined where several have as many. */
function mostUsed(providers: readonly string[], resources: readonly string[]): string | undefined {
  if (providers.length === 1) return providers[0]
  return mostFrequent(
    resources.flatMap((type) => providers.filter((provider) => type.startsWith(`${provider}_`))),
  )
}

/** Undefined where several are as frequent. */
function mostFrequent(texts: readonly string[]): string | undefined {
  const [first, second] = [...groupBy(texts, (text) => text)].sort(([, a], [, b]) => b.length - a.length)
  return first?.[1].length === second?.[1].length ? undefined : first?.[0]
}

/** `azure` and `azure-dns` are of the provider azurerm, `google-cloud` and `gcp` of google. */
function isRelated(name: string, provider: string): boolean {
  const [first = ''] = name.split(/[-_]/)
  return (
    isSystem(name, provider) || (first.length > 2 && provider.startsWith(first) && !HELPERS.test(provider))
  )
}

function isSystem(name: string, provider: string): boolean {
  const word = name === 'gcp' ? 'google' : name.replaceAll(/[-_]/g, '')
  return word === `${provider}cloud` || (word.length > 2 && provider.replaceAll('-', '').startsWith(word))
}

/** `terraform-aws-vpc` and `terraform-module-aws-vpc` are the module vpc of aws. */
function conventional(repository: string): Pick<ModuleAddress, 'name' | 'system'> | undefined {
  const { name, system } = partsOfName(repository)
  return name !== '' && /^[0-9a-z]+$/.test(system) ? { name, system } : undefined
}

/** `terraform-module-static-site` is static-site, of the system of its provider. */
function ofOne(repository: string): string | undefined {
  return /^(?:terraform|tofu)-module-(.+)$/.exec(repository)?.[1]
}

function unknownSystem({ providers }: FoundDirectory): RegistryError {
  const why = providers.length === 0 ? 'requires no provider' : `requires ${providers.map(quote).join(', ')}`
  return new RegistryError(
    'INVALID_INPUT',
    `its system cannot be told: it ${why}`,
    'name the system of all modules: --system aws',
  )
}

/** The tags of a module, by version. @param tagPrefixes none: that of tags without one */
export function versionsOf(
  tags: readonly string[],
  tagPrefixes: readonly string[],
): ReadonlyMap<Version, string> {
  const prefixes = tagPrefixes.length === 0 ? [''] : tagPrefixes
  return new Map(
    tags.flatMap((tag) =>
      prefixes.flatMap((prefix) => {
        const reading = readTag(tag, prefix)
        return reading.verdict === 'version' ? [[reading.version, tag] as const] : []
      }),
    ),
  )
}

const SCHEMA_LINE =
  '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/module-registry.schema.json'

/** Characters of a line of a comment. A longer text goes on in the next one. */
const LINE_LENGTH = 100

/** The text of a config file. */
function formatConfiguration(
  modules: readonly ConfiguredModule[],
  leftOut: readonly LeftOutDirectory[],
): string {
  const lines = modules.flatMap(({ path, otherPaths, address, tagPrefixes, root }) => [
    `  - path: ${yamlList([path, ...otherPaths])}`,
    `    address: ${address}`,
    ...(tagPrefixes.length === 0 ? [] : [`    tag-prefix: ${yamlList(tagPrefixes)}`]),
    ...(root === undefined ? [] : [`    root: ${root} # versions of it need what is beside it`]),
  ])
  const comments = leftOut.flatMap(({ path, reason }) => comment(`${quote(path)}: ${reason}`))
  const rest =
    comments.length === 0 ? [] : ['# Left out; write by hand what should be published:', ...comments]
  return `${[SCHEMA_LINE, 'modules:', ...lines, ...rest].join('\n')}\n`
}

function comment(text: string): string[] {
  const lines = ['# -']
  for (const word of visible(text).split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length < LINE_LENGTH || last.length < 5)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`#   ${word}`)
  }
  return lines
}

/** One text alone is no list. */
function yamlList(texts: readonly string[]): string {
  const items = texts.map(yamlText)
  return items.length === 1 ? items.join('') : `[${items.join(', ')}]`
}

/** JSON is YAML. */
function yamlText(text: string): string {
  return /^(?:[A-Za-z][\w./-]*|\.)$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text)
}
