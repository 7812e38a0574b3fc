import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readModuleDirectory } from '../adapters/filesystem/module-directory.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { didYouMean } from '../base/did-you-mean.ts'
import { quote, RegistryError, shortList } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import { type CheckReport, check, formatCheck } from '../check/check.ts'
import {
  type Comparison,
  compareInterfacesOf,
  type NamedInterface,
  requireConfiguration,
} from '../check/compare-modules.ts'
import { withIndex } from '../composition/index-store.ts'
import { type OpenModuleRepository, openModuleRepository } from '../composition/modules.ts'
import { openRegistryAccess } from '../composition/registry-access.ts'
import type { Runtime } from '../composition/runtime.ts'
import { describeResponse } from '../doctor/client.ts'
import { parseInstallRequest } from '../doctor/doctor.ts'
import { RegistryClient } from '../doctor/registry-client.ts'
import { moduleIn } from '../index/format/index-files.ts'
import { interfacePaths, parseInterfaceFiles } from '../index/format/interface-document.ts'
import { MODULES_BASE_PATH, modulePath } from '../index/format/paths.ts'
import { brokenFiles, formatDiagnostic, lintModule } from '../interface/diagnostics.ts'
import { formatChanges, type Severities, textBesideSubject } from '../interface/diff/change.ts'
import { interfaceJson } from '../interface/interface-formats.ts'
import {
  type DirectoryInterface,
  type Input,
  isEmpty,
  type ModuleInterface,
  type Output,
} from '../interface/module-interface.ts'
import { formatConstraints } from '../interface/version-constraint.ts'
import { formatModuleAddress, type ModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import { versionsAtEnd } from '../module/tag.ts'
import { parseVersion } from '../module/version.ts'
import { selectionOptions } from '../publish/config.ts'
import { specAt } from '../publish/select-releases.ts'
import { modulesOf, TagPrefixes } from '../publish/selection.ts'
import { warnUncommitted } from '../release/release.ts'
import { type CommandOutcome, type CommonFlags, parseFlags, replaceFile, UsageError } from './command.ts'

/** Besides `--severities`. */
interface CompareFlags extends CommonFlags {
  readonly sides: readonly string[]
  readonly repository: string
  readonly registry?: string
}

/**
 * `compare`: says how the interface of a module changed between two tags or directories, or between two published versions. Throws as
 * {@link readSide} and {@link readPublishedInterface}, NOT_A_MODULE, and INVALID_HCL where the later side does not parse.
 */
export async function compareCommand(flags: CompareFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { sides, index, registry } = flags
  const isPublished = index !== undefined || registry !== undefined
  if (index !== undefined && registry !== undefined)
    throw new UsageError('--index and --registry name two places', 'leave one of them out')
  if (sides.length !== (isPublished ? 3 : 2)) throw countError(sides, isPublished)
  const { severities } = parseFlags(selectionOptions, flags)
  const comparison = isPublished
    ? await comparePublished(flags, severities, runtime)
    : await compareSources(flags, severities, runtime)
  const lines = [...formatChanges(comparison.changes), `bump      ${comparison.bump}`]
  return { json: comparison, text: lines.join('\n') }
}

function countError(sides: readonly string[], isPublished: boolean): UsageError {
  const named = sides.map(quote).join(', ')
  return isPublished
    ? new UsageError(
        `with --index or --registry compare takes an address and two versions, not ${named}`,
        'write compare acme/vpc/aws 1.2.0 2.0.0 --index …',
      )
    : new UsageError(
        `compare takes two tags or directories, not ${named}`,
        'write compare v1.2.0 v2.0.0; of published versions: compare acme/vpc/aws 1.2.0 2.0.0 --index …',
      )
}

async function comparePublished(
  { sides: [text = '', base = '', head = ''], index, registry = '' }: CompareFlags,
  severities: Severities | undefined,
  runtime: Runtime,
): Promise<Comparison> {
  const address = parseModuleAddress(text)
  const compare = async (read: ReadIndexFiles) => {
    const from = { where: index ?? registry, read }
    const sides = {
      base: await readPublishedInterface(address, base, from),
      head: await readPublishedInterface(address, head, from),
    }
    for (const side of Object.values(sides)) requireConfiguration(side, 'name another version')
    return compareInterfacesOf(sides, severities, runtime.log)
  }
  if (index === undefined) return compare(await openRegistryFiles(runtime, registry))
  return withIndex(runtime, { index, reading: 'paths' }, async (opened) => {
    const snapshot = await opened.index.open()
    if (snapshot.exists) return compare((paths) => snapshot.read(paths))
    throw new RegistryError(
      'NOT_FOUND',
      `there is no index at ${quote(index)}`,
      'name an index that has versions',
    )
  })
}

async function compareSources(
  { sides: [base = '', head = ''], repository }: CompareFlags,
  severities: Severities | undefined,
  runtime: Runtime,
): Promise<Comparison> {
  let opened: Promise<OpenModuleRepository> | undefined
  const open = () => {
    opened ??= openModuleRepository(runtime, repository)
    return opened
  }
  try {
    const names = [base, head]
    const sides = { base: await readSide(base, names, open), head: await readSide(head, names, open) }
    for (const side of Object.values(sides))
      requireConfiguration(side, 'name the directory of a module, or its tag')
    return compareInterfacesOf(sides, severities, runtime.log)
  } finally {
    await (await opened)?.close()
  }
}

/**
 * A directory that exists wins over a tag of its name. Throws NOT_FOUND and INVALID_TAG for a tag, INVALID_INPUT for a tag of several
 * modules, INVALID_CONFIG.
 */
async function readSide(
  text: string,
  names: readonly string[],
  repository: () => Promise<OpenModuleRepository>,
): Promise<NamedInterface> {
  if (statSync(text, { throwIfNoEntry: false })?.isDirectory())
    return { name: `the directory ${quote(text)}`, moduleInterface: await readModuleDirectory(text) }
  const { tags, config, interfaces, defaultAddress } = await repository()
  const { tag, commit } = (await tags.find(text)) ?? refuseAbsent(text)
  const specs = modulesOf(await config.at(commit), {}, defaultAddress)
  const found = await Promise.all(
    new TagPrefixes(specs).match(tag).map(({ spec }) => specAt(spec, commit, config)),
  )
  const paths = new Set(found.map(({ path }) => path))
  const [path = '', ...others] = paths
  if (others.length === 0)
    return { name: `tag ${quote(tag)}`, moduleInterface: await interfaces.atCommit({ commit, path }) }
  throw new RegistryError(
    'INVALID_INPUT',
    `tag ${quote(tag)} is a version of ${paths.size} modules, such as ${quote(path || '.')}`,
    `compare published versions of one: compare ADDRESS ${names.map((each) => versionsAtEnd(each)[0] ?? 'VERSION').join(' ')} --index INDEX; or check the tags out and compare directories: git worktree add ../base TAG`,
  )
}

function refuseAbsent(name: string): never {
  throw new RegistryError(
    'NOT_FOUND',
    `${quote(name)} is neither a directory nor a tag of the repository`,
    'name a directory or a tag (git tag --list; git fetch --tags); compare another commit as a directory: git worktree add ../base COMMIT',
  )
}

/** Besides `--tag-prefix` and `--severities`. */
interface CheckFlags extends CommonFlags {
  readonly repository: string
  readonly version?: string
  readonly codeQuality?: string
}

export async function checkCommand(flags: CheckFlags, runtime: Runtime): Promise<CommandOutcome> {
  const selection = parseFlags(selectionOptions, flags)
  const modules = await openModuleRepository(runtime, flags.repository)
  try {
    const { head } = modules
    if (head === undefined)
      throw new RegistryError(
        'NOT_FOUND',
        `the repository ${quote(flags.repository)} has no commit`,
        'commit the module first',
      )
    warnUncommitted(await modules.uncommitted(), runtime.log)
    const { version, codeQuality } = flags
    const declared = version === undefined ? undefined : { text: version, called: '--version' }
    const dependencies = { ...modules, head, log: runtime.log }
    const outcome = await check({ declared, flags: selection }, dependencies)
    const { report, refusals } = outcome
    if (codeQuality !== undefined) await replaceFile(codeQuality, canonicalJson(codeQualityJson(report)))
    const [refusal] = refusals
    if (refusal !== undefined) throw refusal
    return { json: report, text: formatCheck(outcome) }
  } finally {
    await modules.close()
  }
}

/** `inspect`. Throws NOT_FOUND, and NOT_A_MODULE for a directory without configuration. */
export async function inspectCommand(
  { directory }: CommonFlags & { readonly directory: string },
  { log }: Runtime,
): Promise<CommandOutcome> {
  const module = await readModuleDirectory(directory)
  if (isEmpty(module))
    throw new RegistryError(
      'NOT_A_MODULE',
      `${quote(directory)} has no .tf or .tofu file, nor has a directory below it (examples and tests aside)`,
      'name the directory of a module: module-registry inspect modules/vpc',
    )
  const isInside = (path: string) => !path.startsWith('..') && existsSync(join(directory, path))
  const advice = lintModule(module, isInside)
  const broken = new Set(brokenFiles(module, 'with submodules'))
  const lines = [...module.diagnostics, ...advice].map((each) =>
    broken.has(each) ? `${formatDiagnostic(each)}: clients do not load it` : formatDiagnostic(each),
  )
  for (const line of shortList(lines)) log.warn(line)
  return { json: interfaceJson(module), text: formatInterface(module) }
}

/** The files of an index below `v1/modules/`, from the registry that serves it, with the tokens of a consumer. Throws INVALID_INPUT for a URL, INDEX_UNREACHABLE without discovery. */
async function openRegistryFiles(runtime: Runtime, text: string): Promise<ReadIndexFiles> {
  const url = new URL(parseInstallRequest(text, undefined).url)
  const hosts = await openRegistryAccess(runtime)
  const registries = new RegistryClient(networkWeb(runtime.log), hosts)
  // Clients find a registry below a path, or on plain http, by a `host` block alone.
  const isDiscovered = url.protocol === 'https:' && url.pathname === '/'
  const below = `${url.href.replace(/\/$/, '')}${MODULES_BASE_PATH}`
  const modulesUrl = isDiscovered ? await registries.modulesUrl(url.host) : below
  if (typeof modulesUrl !== 'string') throw unreachable(modulesUrl.message, modulesUrl.fix)
  const get = async (path: string): Promise<[string, Uint8Array][]> => {
    const answer = await registries.request(
      url.host,
      `${modulesUrl}${path.slice(MODULES_BASE_PATH.length - 1)}`,
    )
    if (answer.kind !== 'response') throw unreachable(answer.message, 'check the URL and the network')
    if (answer.status === 404) return []
    if (answer.status === 200) return [[path, answer.bytes]]
    throw unreachable(
      describeResponse(answer),
      'give a token that may read the registry: docs/reference/audit.md, Tokens',
    )
  }
  return async (paths) => new Map((await Promise.all(paths.map(get))).flat())
}

function unreachable(message: string, hint: string): RegistryError {
  return new RegistryError('INDEX_UNREACHABLE', `the registry does not answer: ${message}`, hint)
}

export function formatInterface(module: ModuleInterface): string {
  const directories = [module.root, ...module.submodules, ...module.examples]
  return directories.map(formatDirectory).join('\n\n')
}

function formatDirectory(directory: DirectoryInterface): string {
  const title = directory.path === '' ? 'root' : directory.path
  if (directory.empty) return `${title}: no configuration`
  const lines = [
    ...directory.inputs.map((input) =>
      row('input', input.name, [input.type.replaceAll(/\s+/g, ' ') || 'any', ...traits(input)].join(', ')),
    ),
    ...directory.outputs.map((output) => row('output', output.name, traits(output).join(', '))),
    ...directory.resources.map(({ mode, type, name }) =>
      row(mode === 'managed' ? 'resource' : mode, `${type}.${name}`, ''),
    ),
    ...directory.calls.map(({ name, source, version }) => row('module', name, `${source} ${version}`)),
    ...directory.providers.map(({ name, source, constraints }) =>
      row('provider', name, `${source || '(implied)'} ${formatConstraints(constraints)}`),
    ),
    ...(directory.requiredVersions.length > 0
      ? [row('requires', 'terraform', formatConstraints(directory.requiredVersions))]
      : []),
  ]
  return [title, ...lines].join('\n')
}

function traits(field: Input | Output): string[] {
  return [
    ...('required' in field && field.required ? ['required'] : []),
    ...(field.sensitive ? ['sensitive'] : []),
    ...(field.ephemeral ? ['ephemeral'] : []),
    ...('const' in field && field.const ? ['const'] : []),
    ...(field.deprecated === '' ? [] : [`deprecated: ${field.deprecated.replaceAll(/\s+/g, ' ')}`]),
  ]
}

function row(kind: string, name: string, more: string): string {
  return `  ${kind.padEnd(9)} ${name}${more.trim() === '' ? '' : `  ${more.trim()}`}`
}

/** https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
const CODE_QUALITY_SEVERITIES = { major: 'major', minor: 'minor', patch: 'info' } as const

/**
 * The changes as a merge request of GitLab shows them. One without a place, such as a new submodule, is shown at the first line of
 * `main.tf`. A fingerprint says nothing of lines: code that moves is no new change.
 */
function codeQualityJson({ modules }: CheckReport): readonly object[] {
  return modules.flatMap(({ path, base, changes }) =>
    changes.map((change) => {
      const { kind, severity, subject, message, file = 'main.tf', line = 1 } = change
      return {
        description: `${subject}: ${textBesideSubject(change)} (${severity} change since ${base})`,
        check_name: kind,
        fingerprint: createHash('sha256').update([path, kind, subject, message].join('\n')).digest('hex'),
        severity: CODE_QUALITY_SEVERITIES[severity],
        location: { path: posix.join(path, file), lines: { begin: line } },
      }
    }),
  )
}

type ReadIndexFiles = (paths: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>

/**
 * The interface of a published version, as its index has it. Throws NOT_FOUND where it has none, INVALID_INPUT for a text that is not
 * a version, INDEX_INVALID. @param where the index, as the user named it
 */
async function readPublishedInterface(
  address: ModuleAddress,
  text: string,
  { where, read }: { readonly where: string; readonly read: ReadIndexFiles },
): Promise<NamedInterface> {
  const version = parseVersion(text)
  const files = await read([...interfacePaths(address, version), modulePath(address, 'module.json')])
  const moduleInterface = parseInterfaceFiles({ address, version }, (path) => files.get(path))
  const name = `${formatModuleAddress(address)} ${version}`
  if (moduleInterface !== undefined) return { name, moduleInterface }
  const published = moduleIn(files, address)?.versions.map((each) => each.version) ?? []
  throw new RegistryError(
    'NOT_FOUND',
    `${quote(where)} has no interface of ${name}${didYouMean(version, published)}`,
    'name a published version: module-registry status --index … --module … lists them; a registry of another kind, and a version whose interface may not be shown, have none: compare its tags',
  )
}
