import { latestOf } from '../../index/format/module-list.ts'
import { renderDownload, terraformLocation } from '../../index/format/protocol.ts'
import { escapeHtml } from '../../index/pages/terraform-get-page.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { type Answer, jsonAnswer } from '../http-message.ts'
import { readModule, readNeeds, readRelease } from '../index-documents.ts'
import { downloadPath, renderVersionsWithNeeds } from '../module-answers.ts'
import { isDependabot } from '../negotiation.ts'
import { NO_NEEDS } from '../version-requirements.ts'
import { type Asked, addressIn, type Route, versionIn } from './route.ts'

/** What Terraform and OpenTofu ask. https://opentofu.org/docs/internals/module-registry-protocol/ */

const VERSIONS_SECONDS = 60
const DOWNLOAD_SECONDS = 300

export const answerVersions: Route = async (asked) => {
  const address = addressIn(asked)
  const module = address === undefined ? undefined : await readModule(asked.reader, address)
  if (module === undefined) return undefined
  asked.notes.isFixed = true
  const needs = await readNeeds(asked.reader, module)
  return jsonAnswer(
    renderVersionsWithNeeds(module, (version) => needs.get(version) ?? NO_NEEDS),
    VERSIONS_SECONDS,
  )
}

/** OpenTofu reads the body, Terraform the header; both name the first package that they can read. */
export const answerDownload: Route = async (asked) => {
  const [address, version] = [addressIn(asked), versionIn(asked)]
  if (address === undefined || version === undefined) return undefined
  const release = await readRelease(asked.reader, address, version)
  if (release === undefined) return undefined
  count(asked, formatModuleAddress(address), version)
  const sign = asked.signerOf?.(downloadPath(release).replace(/\/download$/, ''))
  const readable = terraformLocation(release)
  const location = readable === undefined ? undefined : (sign?.(readable) ?? readable)
  const headers = { Vary: 'User-Agent', ...(location === undefined ? {} : { 'X-Terraform-Get': location }) }
  if (location !== undefined && isDependabot(asked.request.headers.get('User-Agent')))
    return { status: 204, body: '', cache: DOWNLOAD_SECONDS, headers }
  return { ...jsonAnswer(renderDownload(release, sign), DOWNLOAD_SECONDS), headers }
}

function count({ request, downloads, notes }: Asked, address: string, version: string): void {
  notes.isFixed = true
  if (request.method === 'HEAD') return
  notes.downloaded = { address, version }
  downloads?.add(address, version)
}

export const answerLatestDownload: Route = async (asked) => {
  const address = addressIn(asked)
  const module = address === undefined ? undefined : await readModule(asked.reader, address)
  const version = module === undefined ? undefined : latestOf(module)
  if (module === undefined || version === undefined) return undefined
  asked.notes.isFixed = true
  return redirect(downloadPath({ address: module.address, version }))
}

function redirect(path: string): Answer {
  return {
    status: 302,
    body: `<a href="${escapeHtml(path)}">Found</a>.\n`,
    type: 'text/html; charset=utf-8',
    cache: VERSIONS_SECONDS,
    headers: { Location: path },
  }
}
