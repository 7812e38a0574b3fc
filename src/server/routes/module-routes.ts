import { listedVersions, type ModuleDocument } from '../../index/format/documents.ts'
import { deprecationJson, renderDetails } from '../../index/format/module-details.ts'
import { latestOf } from '../../index/format/module-list.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import { readInterface, readModule, readRelease, readSystems, readVerified } from '../index-documents.ts'
import {
  addressIn,
  countedAnswer,
  type Route,
  type RouteAnswer,
  type RouteRequest,
  versionIn,
} from './route.ts'

/** Details of a module. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module */

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
  const { reader, downloads } = request
  const release = await readRelease(reader, module.address, version)
  if (release === undefined) return undefined
  const [moduleInterface, systems = [], verified] = await Promise.all([
    readInterface(reader, release),
    readSystems(reader, module.address),
    readVerified(reader),
  ])
  const details = renderDetails(release, moduleInterface, {
    verified: verified.has(module.address.namespace),
    downloads: downloads?.of(formatModuleAddress(module.address), version) ?? 0,
    versions: listedVersions(module),
    providers: systems.map(({ provider }) => provider),
    deprecation: deprecationJson(module, version),
  })
  return countedAnswer(details)
}
