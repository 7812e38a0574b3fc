import type { ModuleDocument } from '../../index/format/documents.ts'
import { latestOf } from '../../index/format/module-list.ts'
import type { Version } from '../../module/version.ts'
import { type Answer, jsonAnswer } from '../http-message.ts'
import { readInterface, readModule, readRelease, readSystems } from '../index-documents.ts'
import { renderFullVersion } from '../module-answers.ts'
import { renderModuleList, renderPage, renderSearch } from '../module-lists.ts'
import { parsePage } from '../paging.ts'
import { type Asked, addressIn, type Route, versionIn } from './route.ts'

/** What people and tools ask. https://developer.hashicorp.com/terraform/registry/api-docs */

const SECONDS = 60

export const answerList: Route = async (asked) => {
  const { url, catalog, facts } = asked
  noteFixed(asked)
  const request = { path: url.pathname, query: url.searchParams }
  return jsonAnswer(renderModuleList(await catalog(), request, await facts()), SECONDS)
}

export const answerSearch: Route = async (asked) => {
  const { url, catalog, facts } = asked
  noteFixed(asked)
  const request = { path: url.pathname, query: url.searchParams }
  return jsonAnswer(renderSearch(await catalog(), request, await facts()), SECONDS)
}

export const answerNamespace: Route = async (asked) => {
  const { url, part, catalog, facts } = asked
  const namespace = part('namespace')
  const all = await catalog()
  if (!all.modules.some((module) => module.namespace === namespace)) return undefined
  noteFixed(asked)
  const request = { path: url.pathname, query: url.searchParams, namespace }
  return jsonAnswer(renderModuleList(all, request, await facts()), SECONDS)
}

/** The latest version for every system. */
export const answerName: Route = async (asked) => {
  const { url, part, reader, facts } = asked
  const systems = await readSystems(reader, { namespace: part('namespace'), name: part('name') })
  if (systems === undefined) return undefined
  noteFixed(asked)
  const request = { page: parsePage(url.searchParams), path: url.pathname, filters: [] }
  return jsonAnswer(renderPage(systems, request, await facts()), SECONDS)
}

export const answerLatest: Route = async (asked) => {
  const address = addressIn(asked)
  const module = address === undefined ? undefined : await readModule(asked.reader, address)
  const latest = module === undefined ? undefined : latestOf(module)
  return module === undefined || latest === undefined ? undefined : fullVersion(asked, module, latest)
}

export const answerVersion: Route = async (asked) => {
  const [address, version] = [addressIn(asked), versionIn(asked)]
  if (address === undefined || version === undefined) return undefined
  const module = await readModule(asked.reader, address)
  return module === undefined ? undefined : fullVersion(asked, module, version)
}

async function fullVersion(
  asked: Asked,
  module: ModuleDocument,
  version: Version,
): Promise<Answer | undefined> {
  const { reader, facts } = asked
  const release = await readRelease(reader, module.address, version)
  if (release === undefined) return undefined
  noteFixed(asked)
  const [moduleInterface, systems = []] = await Promise.all([
    readInterface(reader, release),
    readSystems(reader, module.address),
  ])
  const providers = systems.map(({ provider }) => provider)
  return jsonAnswer(
    renderFullVersion({ module, release, moduleInterface, providers }, await facts()),
    SECONDS,
  )
}

/** Counted downloads stand in these answers, and change without the index. */
function noteFixed({ downloads, notes }: Asked): void {
  notes.isFixed = downloads === undefined
}
