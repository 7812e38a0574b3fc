import { escapeHtml } from '../../base/html.ts'
import { listedVersions, type ModuleDocument, type ReleaseDocument } from '../../index/format/documents.ts'
import { interfacePaths, parseInterfaceFiles } from '../../index/format/interface-document.ts'
import { deprecationJson, renderDetails } from '../../index/format/module-details.ts'
import { latestOf } from '../../index/format/module-list.ts'
import { versionPath } from '../../index/format/paths.ts'
import { renderDownload, renderVersions, terraformLocation } from '../../index/format/protocol.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { addressProblem, type ModuleAddress } from '../../module/module-address.ts'
import { readVersion, type Version } from '../../module/version.ts'
import { readModule, readRelease, readSystems, readVerified } from '../index-documents.ts'
import { LIST_SECONDS } from '../limits.ts'
import type { IndexReader } from '../ports.ts'
import {
  jsonResponse,
  NAME,
  type Route,
  type RouteRequest,
  type RouteResponse,
  type RouteTable,
} from './route.ts'

/** Time that the location of a package may be cached. */
const DOWNLOAD_SECONDS = 300

/** Time that the versions of a module may be cached. */
const VERSIONS_SECONDS = 60

/** The module registry protocol. https://opentofu.org/docs/internals/module-registry-protocol/ */

const answerVersions: Route = async (request) => {
  const address = addressIn(request)
  const module = address && (await readModule(request.reader, address))
  if (module === undefined) return undefined
  const body = renderVersions(module, await request.requirements(module))
  return jsonResponse(body, VERSIONS_SECONDS)
}

/** OpenTofu reads the location from the body, Terraform from the header: the first package that each can read. */
const answerDownload: Route = async (request) => {
  const [address, version] = [addressIn(request), versionIn(request)]
  if (address === undefined || version === undefined) return undefined
  const release = await readRelease(request.reader, address, version)
  if (release === undefined) return undefined
  const sign = request.signer?.(`/${versionPath(address, version, 'module.zip')}`)
  const readable = terraformLocation(release)
  const location = readable === undefined ? undefined : (sign?.(readable) ?? readable)
  const body = renderDownload(release, { sign, readsOci: request.agent !== 'OpenTofu/1.9' })
  const response = {
    ...jsonResponse(body, DOWNLOAD_SECONDS),
    headers: { vary: 'User-Agent', ...(location === undefined ? {} : { 'x-terraform-get': location }) },
    isSigned: sign !== undefined,
  }
  if (location === undefined || request.agent !== 'dependabot') return response
  const { type: _, ...withoutBody } = response
  return { ...withoutBody, status: 204, body: '' }
}

/** Redirects to the latest version. The path is absolute, so that the answer does not depend on the host's name. */
const answerLatestDownload: Route = async (request) => {
  const address = addressIn(request)
  const module = address && (await readModule(request.reader, address))
  const version = module && latestOf(module)
  if (module === undefined || version === undefined) return undefined
  const path = `${request.basePath}/${versionPath(module.address, version, 'download')}`
  return {
    status: 302,
    body: `<a href="${escapeHtml(path)}">Found</a>.\n`,
    type: 'text/html; charset=utf-8',
    cache: VERSIONS_SECONDS,
    headers: { location: path },
  }
}

/** Details of a module. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module */

const answerLatest: Route = async (request) => {
  const address = addressIn(request)
  const module = address && (await readModule(request.reader, address))
  const latest = module && latestOf(module)
  return module && latest && answerDetails(request, module, latest)
}

const answerVersion: Route = async (request) => {
  const [address, version] = [addressIn(request), versionIn(request)]
  const module = address && (await readModule(request.reader, address))
  return module && version && answerDetails(request, module, version)
}

async function answerDetails(
  request: RouteRequest,
  module: ModuleDocument,
  version: Version,
): Promise<RouteResponse | undefined> {
  const { reader } = request
  const release = await readRelease(reader, module.address, version)
  if (release === undefined) return undefined
  const [moduleInterface, systems = [], verified] = await Promise.all([
    readInterface(reader, release),
    readSystems(reader, module.address),
    readVerified(reader),
  ])
  const details = renderDetails(release, moduleInterface, {
    verified: verified.has(module.address.namespace),
    downloads: 0,
    versions: listedVersions(module),
    providers: systems.map(({ provider }) => provider),
    deprecation: deprecationJson(module, version),
  })
  return jsonResponse(details, LIST_SECONDS)
}

const SYSTEM = `${NAME}/(?<system>[0-9a-z]+)`
const VERSION = `${SYSTEM}/(?<version>[0-9]+\\.[0-9]+\\.[0-9]+[^/]*)`

export const MODULE_ROUTES: RouteTable = [
  [`${SYSTEM}/versions`, 'versions', answerVersions],
  [`${SYSTEM}/download`, 'latest-download', answerLatestDownload],
  [`${VERSION}/download`, 'download', answerDownload],
  [VERSION, 'version', answerVersion],
  [SYSTEM, 'latest', answerLatest],
]

/** The module address in the path; undefined if no module can have it. */
function addressIn({ parameters }: RouteRequest): ModuleAddress | undefined {
  const { namespace = '', name = '', system = '' } = parameters
  const address = { namespace, name, system }
  return addressProblem(address) === undefined ? address : undefined
}

/** The version in the path; undefined if it is not a version. */
function versionIn({ parameters }: RouteRequest): Version | undefined {
  const reading = readVersion(parameters['version'] ?? '')
  return reading.ok ? reading.version : undefined
}

async function readInterface(
  reader: IndexReader,
  release: Pick<ReleaseDocument, 'address' | 'version'>,
): Promise<ModuleInterface | undefined> {
  const paths = interfacePaths(release.address, release.version)
  const files = new Map(
    await Promise.all(paths.map(async (path) => [path, await reader.read(path)] as const)),
  )
  return parseInterfaceFiles(release, (path) => files.get(path))
}
