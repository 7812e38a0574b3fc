import { counted } from '../base/count.ts'
import { quote, RegistryError } from '../base/error.ts'
import { printableUrl } from '../base/url.ts'
import { parseRegistryUrl } from '../index/format/registry-url.ts'
import type { Archive, Artifact, Commit, PackageSource } from '../index/packages/package-source.ts'
import type { ArtifactHosts, PackageHosts } from '../index/packages/ports.ts'
import {
  type ArchiveEntry,
  type ArchiveResult,
  type ArtifactResult,
  type BlobResult,
  bytesProblem,
  type CommitResult,
  type FetchedArchive,
  fetchedArchive,
  fetchedLayer,
  foundCommit,
  manifestLayer,
  type PackageProblem,
} from '../index/packages/remote-package.ts'
import { isConfiguration, isExampleOrTest } from '../module/configuration-file.ts'
import { formatModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import type { PackageLayer } from '../oci/manifest.ts'
import { MAX_COMPONENT_BYTES } from '../package/limits.ts'
import { after, broken, type Check, type CheckCode, note, passed, type Step } from './check.ts'
import { CLIENTS, type Client, type Web } from './client.ts'
import { ClientWalk, type InstallRequest } from './client-walk.ts'

interface ClientResult {
  readonly client: Client
  /** In the order of the requests; one is broken if the client stopped. */
  readonly checks: readonly Check[]
  /** Undefined if the client did not reach a package. */
  readonly installed: Installed | undefined
  /** `acme/vpc/aws 1.2.3`, as far as it is known. */
  readonly subject: string
}

interface ClientVerdict {
  /** Null if the test did not reach its end: there is no module, or doctor does not follow its kind of location. */
  readonly installs: boolean | null
  /** `CODE: message` of the broken check; empty if there is none. */
  readonly broken: string
  readonly fix: string
  /** Whether the registry intends to serve the client. */
  readonly claimed: boolean
}

interface ReportedCheck extends Omit<Check, 'isNotIntended'> {
  readonly ok: boolean
  readonly clients: readonly Client['name'][]
}

export interface Diagnosis {
  readonly url: string
  readonly subject: string
  readonly clients: Readonly<Record<Client['name'], ClientVerdict>>
  readonly checks: readonly ReportedCheck[]
}

function diagnose(url: string, [terraform, opentofu]: readonly [ClientResult, ClientResult]): Diagnosis {
  const both = comparePackages(terraform.installed, opentofu.installed)
  const results = [terraform, opentofu].map((result) => ({ ...result, checks: [...result.checks, ...both] }))
  const subject = terraform.subject.length > opentofu.subject.length ? terraform.subject : opentofu.subject
  return {
    url,
    subject,
    clients: { terraform: verdictOf(terraform), opentofu: verdictOf(opentofu) },
    checks: mergeChecks(results),
  }
}

function comparePackages(one: Installed | undefined, other: Installed | undefined): Check[] {
  if (one === undefined || other === undefined) return []
  if (one.kind === 'unknown' || one.kind !== other.kind || one.identity === other.identity) return []
  const message = `Terraform installs ${quote(one.identity)}, and OpenTofu ${quote(other.identity)}: the header and the body lead to different packages`
  return [wrong('PACKAGE_NOT_SAME', message, 'let both name the same package, as publish does')]
}

function verdictOf({ checks, installed }: ClientResult): ClientVerdict {
  const broken = checks.find(({ verdict }) => verdict === 'broken')
  if (broken === undefined) {
    const isKnown = installed !== undefined && installed.kind !== 'unknown'
    return { installs: isKnown ? true : null, broken: '', fix: '', claimed: true }
  }
  const { code, message, fix, isNotIntended = false } = broken
  return { installs: false, broken: `${code}: ${message}`, fix, claimed: !isNotIntended }
}

function mergeChecks(results: readonly ClientResult[]): ReportedCheck[] {
  const checks = new Map<string, ReportedCheck>()
  for (const { client, checks: found } of results) {
    for (const { code, verdict, message, fix } of found) {
      const key = JSON.stringify([code, verdict, message])
      const clients = [...new Set([...(checks.get(key)?.clients ?? []), client.name])]
      const ok = verdict === 'passed' || verdict === 'note'
      checks.set(key, { code, ok, verdict, message, fix, clients })
    }
  }
  return [...checks.values()].sort((one, other) => stageOf(one.code) - stageOf(other.code))
}

/** The order of the requests, by the first word of a code; other codes come first. */
const STAGES = 'DISCOVERY NO VERSIONS MODULE VERSION ONLY DOWNLOAD LOCATION SOURCE GIT OCI PACKAGE'.split(' ')

function stageOf(code: CheckCode): number {
  return STAGES.indexOf(code.split('_', 1)[0] ?? '')
}

interface DoctorDependencies {
  readonly web: Web
  /** For the registry itself. */
  readonly token: string | undefined
  readonly packages: PackageHosts
  readonly artifacts: ArtifactHosts
}

/**
 * Reads what doctor is asked. Throws INVALID_INPUT and INVALID_ADDRESS.
 * @param module `namespace/name/system`, or the same with `@version`
 */
export function parseInstallRequest(url: string, module: string | undefined): InstallRequest {
  const whole = /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`
  // People copy the URL of the modules, which discovery names.
  const parsed = parseRegistryUrl(whole.replace(/\/v1\/modules\/?$/, ''))
  if (module === undefined) return { url: parsed, address: undefined, version: undefined }
  const [address = '', version, ...others] = module.split('@')
  if (version === '' || others.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(module)} does not name a module: exactly one version follows "@"`,
      'write it as namespace/name/system@1.2.3',
    )
  return { url: parsed, address: formatModuleAddress(parseModuleAddress(address)), version }
}

/** Sends a registry the requests of each client, and reports what each client would do. It writes nothing. */
export async function doctor(request: InstallRequest, dependencies: DoctorDependencies): Promise<Diagnosis> {
  const [terraform, opentofu] = CLIENTS
  return diagnose(request.url, [
    await install(terraform, request, dependencies),
    await install(opentofu, request, dependencies),
  ])
}

async function install(
  client: Client,
  request: InstallRequest,
  dependencies: DoctorDependencies,
): Promise<ClientResult> {
  const walk = new ClientWalk(client, dependencies.web, {
    host: new URL(request.url).host,
    token: dependencies.token,
  })
  const source = await walk.packageSource(request)
  if (source === undefined) await walk.explainAbsence(request)
  const installed = source && (await fetchPackage(walk, source, request.url, dependencies))
  return { client, checks: walk.checks, subject: walk.subject, installed }
}

async function fetchPackage(
  walk: ClientWalk,
  source: PackageSource,
  registryUrl: string,
  { packages, artifacts }: DoctorDependencies,
): Promise<Installed | undefined> {
  switch (source.kind) {
    case 'archive':
      return walk.take(checkArchive(walk.client, source, registryUrl, await packages.archive(source)))
    case 'git':
      return walk.take(checkCommit(source, await packages.commit(source)))
    case 'oci': {
      const layer = walk.take(checkManifest(source, await artifacts.manifest(source)))
      return layer && walk.take(checkBlob(source, layer, await artifacts.zip(source, layer)))
    }
    case 'page':
    case 'unfollowed':
      return { kind: 'unknown', identity: '' }
  }
}

/** What a client installs: a digest of bytes, or a commit. Both clients must install the same. */
interface Installed {
  readonly kind: 'bytes' | 'commit' | 'unknown'
  /** With the directory of the module in it; empty if it is not known. */
  readonly identity: string
}

function bytesAt(digest: string, subdirectory: string): Installed {
  return { kind: 'bytes', identity: `${digest}${inDirectory(subdirectory)}` }
}

const inDirectory = (subdirectory: string) => (subdirectory === '' ? '' : ` //${subdirectory}`)

function stopped({ code, message, fix }: PackageProblem): Step<never> {
  return broken(code, message, fix)
}

function checkArchive(
  client: Client,
  source: Archive,
  registryUrl: string,
  result: ArchiveResult,
): Step<Installed> {
  const fetched = fetchedArchive(source, result)
  if ('problem' in fetched)
    return stopped(
      isAtOtherUrl(source, registryUrl) ? { ...fetched.problem, fix: moveTo(registryUrl) } : fetched.problem,
    )
  const head = misleadingHead(source, fetched)
  if (head !== undefined && client.name === 'terraform') return broken('PACKAGE_HEAD', head, HEAD_FIX)
  const problem = bytesProblem(source, fetched)
  const step = problem === undefined ? checkContents(source, fetched) : stopped(problem)
  return head === undefined ? step : after([note('PACKAGE_HEAD', head, HEAD_FIX)], step)
}

/** Whether it is a package in the index, at a URL that the index has and the registry has not. */
function isAtOtherUrl({ url }: Archive, registryUrl: string): boolean {
  const { host, pathname } = new URL(url)
  return host !== new URL(registryUrl).host && /\/v1\/modules\/[^?]+\/module\.zip$/.test(pathname)
}

function moveTo(registryUrl: string): string {
  return `if this host is that of the registry, give the index its URL: module-registry init --index INDEX --url ${registryUrl} --move`
}

const HEAD_FIX = 'answer HEAD with the length of the package, or with 405'

/** https://github.com/hashicorp/go-getter before 1.8.6: it treats the empty file as complete, and sends no GET. */
function misleadingHead({ url }: Archive, { head, size }: FetchedArchive): string | undefined {
  if (head?.status !== 200 || !head.ranges || head.length !== 0 || size === 0) return undefined
  return `HEAD ${printableUrl(url)} answers Accept-Ranges: bytes and Content-Length: 0, and Terraform before 1.15 and OpenTofu before 1.11.14 take the package to be empty`
}

function checkContents({ url, subdirectory }: Archive, fetched: FetchedArchive): Step<Installed> {
  const installed = bytesAt(`sha256:${fetched.digests.sha256}`, subdirectory)
  const said = `${printableUrl(url)}, ${counted(fetched.size, 'byte')}, sha256:${fetched.digests.sha256}`
  const step = passed('PACKAGE', said, installed)
  if (typeof fetched.entries === 'string') return step
  return checkEntries(fetched.entries, subdirectory, step)
}

/** The step, if the client can unpack these entries and finds a directory in them. */
function checkEntries(
  entries: readonly ArchiveEntry[],
  subdirectory: string,
  step: Step<Installed>,
): Step<Installed> {
  const refused = entries.find(({ path }) => !isUnpackable(path))
  if (refused !== undefined)
    return broken(
      'PACKAGE_PATHS',
      `clients cannot unpack the path ${quote(refused.path)} in the package`,
      'publish the package again',
    )
  const judged = checkPaths(
    entries.map(({ path }) => path),
    subdirectory,
    step,
  )
  const links = entries.filter(({ isLink }) => isLink).map(({ path }) => path)
  const read = links.find((path) => pathsBelow(subdirectory, [path]).some(isRead))
  const link = read ?? links[0]
  if (link === undefined) return judged
  const message = `the link ${quote(link)} in the package becomes a file that holds the name of its target`
  const fix = 'replace links by files, as publish does'
  if (read !== undefined)
    return broken('PACKAGE_LINKS', `${message}, which clients cannot read as configuration`, fix)
  return after([note('PACKAGE_LINKS', message, fix)], judged)
}

function pathsBelow(directory: string, paths: readonly string[]): string[] {
  const start = directory === '' ? '' : `${directory}/`
  return paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
}

/** No way out of the directory, and no name that a file system cannot hold. */
function isUnpackable(path: string): boolean {
  return (
    !path.split(/[\\/]/).includes('..') &&
    path.split('/').every((name) => Buffer.byteLength(name) <= MAX_COMPONENT_BYTES)
  )
}

function isRead(path: string): boolean {
  return isConfiguration(path) && !path.includes('/')
}

/** The step, if the package has the directory. @param paths of files, from the root of the package */
function checkPaths(paths: readonly string[], subdirectory: string, step: Step<Installed>): Step<Installed> {
  const below = pathsBelow(subdirectory, paths)
  if (below.length === 0)
    return broken(
      'PACKAGE_SUBDIRECTORY',
      subdirectory === '' ? 'the package is empty' : `the package has no directory ${quote(subdirectory)}`,
      subdirectory.includes('*')
        ? 'write the name of the directory: no client expands * here'
        : 'name a directory that the package has, or publish it again',
    )
  if (below.some(isRead)) return step
  const message = 'the directory that clients install has no .tf or .tofu file, and they do not say so'
  const [top = ''] = below[0]?.split('/') ?? []
  const inTop = pathsBelow(top, below)
  if (inTop.length === below.length && inTop.some(isRead)) {
    const fix = `add //${top} to the location, or pack the module without that directory`
    return after([wrong('PACKAGE_NO_MODULE', message, fix)], step)
  }
  // publish takes a repository of modules alone, too.
  const module = below.find((path) => isConfiguration(path) && !isExampleOrTest(path))
  if (module === undefined)
    return after([wrong('PACKAGE_NO_MODULE', message, 'pack the directory of the module')], step)
  const fix = `name a directory below it in "source", as in //${module.slice(0, module.lastIndexOf('/'))}`
  return after([note('PACKAGE_NO_MODULE', message, fix)], step)
}

function checkCommit(source: Commit, result: CommitResult): Step<Installed> {
  const found = foundCommit(source, result)
  if ('problem' in found) return stopped(found.problem)
  const { url, subdirectory } = source
  const installed = {
    kind: 'commit',
    identity: `${url} ${found.commit}${inDirectory(subdirectory)}`,
  } as const
  const step = passed('PACKAGE', `${printableUrl(url)} at ${found.commit}`, installed)
  return checkPaths(found.paths, subdirectory, step)
}

function checkManifest(source: Artifact, result: ArtifactResult): Step<PackageLayer> {
  const layer = manifestLayer(source, result)
  return 'problem' in layer ? stopped(layer.problem) : { checks: [], value: layer }
}

function checkBlob({ subdirectory }: Artifact, layer: PackageLayer, blob: BlobResult): Step<Installed> {
  const entries = fetchedLayer(layer, blob)
  if ('problem' in entries) return stopped(entries.problem)
  const installed = bytesAt(layer.digest, subdirectory)
  const step = passed('PACKAGE', `${layer.digest}, ${layer.size} bytes, in the OCI registry`, installed)
  return checkEntries(entries, subdirectory, step)
}

function wrong(code: CheckCode, message: string, fix: string): Check {
  return { code, verdict: 'wrong', message, fix }
}
