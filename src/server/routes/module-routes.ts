import { listedVersions, type ModuleDocument } from '../../index/format/documents.ts'
import { renderVersionDetails } from '../../index/format/module-details.ts'
import { latestOf } from '../../index/format/module-list.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import { readInterface, readModule, readRelease, readSystems } from '../index-documents.ts'
import { renderModuleList, renderPage, renderSearch } from '../module-lists.ts'
import { parsePage } from '../paging.ts'
import { addressIn, jsonAnswer, type Route, type RouteAnswer, type RouteRequest, versionIn } from './route.ts'

/** The registry HTTP API, for people and tools. https://developer.hashicorp.com/terraform/registry/api-docs */

const SECONDS = 60

/** These answers have download counts, which change while the index does not. */
function countedAnswer({ hasCounts }: RouteRequest, body: string): RouteAnswer {
  return { ...jsonAnswer(body, SECONDS), isReusable: !hasCounts }
}

export const answerList: Route = async (request) =>
  countedAnswer(request, renderModuleList(await request.catalog(), request, await request.facts()))

export const answerSearch: Route = async (request) =>
  countedAnswer(request, renderSearch(await request.catalog(), request, await request.facts()))

/** 404 for a namespace without modules, as on a static host. */
export const answerNamespace: Route = async (request) => {
  const { path, query, parameters, catalog, facts } = request
  const { namespace } = parameters
  const all = await catalog()
  if (!all.modules.some((module) => module.namespace === namespace)) return undefined
  return countedAnswer(request, renderModuleList(all, { path, query, namespace }, await facts()))
}

/** The latest version for every system. */
export const answerName: Route = async (request) => {
  const { path, query, parameters, reader, facts } = request
  const { namespace = '', name = '' } = parameters
  const systems = await readSystems(reader, { namespace, name })
  if (systems === undefined) return undefined
  const page = { page: parsePage(query), path, filters: [] }
  return countedAnswer(request, renderPage(systems, page, await facts()))
}

export const answerLatest: Route = async (request) => {
  const address = addressIn(request)
  const module = address && (await readModule(request.reader, address))
  const latest = module && latestOf(module)
  return module && latest && answerDetails(request, module, latest)
}

export const answerVersion: Route = async (request) => {
  const [address, version] = [addressIn(request), versionIn(request)]
  const module = address && (await readModule(request.reader, address))
  return module && version && answerDetails(request, module, version)
}

async function answerDetails(
  request: RouteRequest,
  module: ModuleDocument,
  version: Version,
): Promise<RouteAnswer | undefined> {
  const { reader } = request
  const release = await readRelease(reader, module.address, version)
  if (release === undefined) return undefined
  const [moduleInterface, systems = [], { isVerified, downloads }] = await Promise.all([
    readInterface(reader, release),
    readSystems(reader, module.address),
    request.facts(),
  ])
  const mark = module.deprecations.find((deprecation) => deprecation.version === version)
  const details = renderVersionDetails(release, moduleInterface, {
    verified: isVerified(module.address.namespace),
    downloads: downloads(formatModuleAddress(module.address), version),
    versions: listedVersions(module),
    providers: systems.map(({ provider }) => provider),
    deprecation: mark === undefined ? null : { reason: mark.reason, link: '' },
  })
  return countedAnswer(request, details)
}
