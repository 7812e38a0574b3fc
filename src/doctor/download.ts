import { z } from 'zod'
import { printableUrl } from '../base/url.ts'
import { broken, notIntended, passed, type Step } from './check.ts'
import { type Access, type Client, tokenFix } from './client.ts'
import type { SelectedVersion } from './versions.ts'
import { describeAnswer, jsonOf, notJson, reasonIn, textOf, type WebAnswer } from './web-answer.ts'

/** Where the answer to `download` sends a client for the package. */
export interface Download {
  /** As it was asked for: a relative location is relative to it. */
  readonly url: string
  /** As the registry names it. */
  readonly location: string
  /** OpenTofu 1.12 and newer fetch it as they fetch the registry's own answers, and verify no checksum. */
  readonly isDirect: boolean
  /** And with the token of the registry. */
  readonly usesToken?: boolean
  /** The body names a package in an OCI registry, which Terraform does not read. */
  readonly isOciOnly: boolean
}

export const OCI_FIX =
  'publish a zip or a commit beside the OCI package (--package oci,index): Terraform reads no oci://'

const body = z.looseObject({
  location: z.string().nullish(),
  use_registry_credentials: z.boolean().nullish(),
})

/** The location that this client reads from the answer to `download`. */
export function judgeDownload(
  client: Client,
  asked: { readonly selected: SelectedVersion; readonly access: Access },
  answer: WebAnswer,
): Step<Download> {
  if (answer.status !== 200 && answer.status !== 204)
    return broken(
      'DOWNLOAD_STATUS',
      `${describeAnswer(answer)} instead of 200 or 204${reasonIn(answer)}`,
      statusFix(asked.selected, asked.access, answer),
    )
  const header = answer.headers.get('x-terraform-get') ?? ''
  return client.name === 'terraform' ? fromHeader(answer, header) : fromBody(answer, header)
}

function statusFix({ listed, requested }: SelectedVersion, access: Access, { status }: WebAnswer): string {
  if (status === 401 || status === 403) return tokenFix(access)
  if (status !== 404) return 'answer 200 with {"location":"…"} and the header X-Terraform-Get'
  if (listed !== requested) return `clients ask for ${requested}: list and serve the version under that name`
  return 'publish the version again: a version is listed only when its files are there; a cache may hold an old 404'
}

/** Every host serves the page of a version, which Terraform takes as a source of its own. */
function headerFix(download: string): string {
  const page = printableUrl(new URL('source', download).href)
  const hosts =
    'make the host send "X-Terraform-Get: ./source" with every …/download (docs/hosting.md), or use `module-registry serve`'
  return `${hosts}; an index that publish wrote installs this version without the header by source = ${page}`
}

/** Terraform reads no body. https://developer.hashicorp.com/terraform/internals/module-registry-protocol */
function fromHeader(answer: WebAnswer, header: string): Step<Download> {
  const inBody = body.safeParse(jsonOf(textOf(answer))?.value).data?.location ?? undefined
  const isOciOnly = inBody?.startsWith('oci://') ?? false
  if (header !== '')
    return found('X-Terraform-Get', { url: answer.url, location: header, isDirect: false, isOciOnly })
  const step = broken(
    'DOWNLOAD_NO_HEADER',
    `${describeAnswer(answer)} without the header X-Terraform-Get, and Terraform reads no body`,
    isOciOnly ? OCI_FIX : headerFix(answer.url),
  )
  return inBody === undefined ? step : notIntended(step)
}

/** https://opentofu.org/docs/internals/module-registry-protocol/ */
function fromBody(answer: WebAnswer, header: string): Step<Download> {
  const fallback = { url: answer.url, location: header, isDirect: false, isOciOnly: false }
  if (answer.status === 204) return header === '' ? noLocation(answer) : found('X-Terraform-Get', fallback)
  const text = textOf(answer)
  const json = jsonOf(text)
  const fix =
    'answer 204 with the header, or 200 with {"location":"…"}: OpenTofu reads the body of a 200 first'
  if (json === undefined)
    return notJson('DOWNLOAD_BODY_JSON', answer.url, text, header === '' ? undefined : fix)
  const read = body.safeParse(json.value).data
  if (read === undefined)
    return broken('DOWNLOAD_BODY_JSON', `${printableUrl(answer.url)} has a key of the wrong type`, fix)
  const location = read.location ?? ''
  if (location === '') return header === '' ? noLocation(answer) : found('X-Terraform-Get', fallback)
  const isDirect = typeof read.use_registry_credentials === 'boolean'
  const usesToken = read.use_registry_credentials === true
  return found('the body', { url: answer.url, location, isDirect, usesToken, isOciOnly: false })
}

function noLocation(answer: WebAnswer): Step<never> {
  return broken(
    'DOWNLOAD_NO_LOCATION',
    `${describeAnswer(answer)} and names no location`,
    'answer {"location":"…"}, or send the header X-Terraform-Get',
  )
}

function found(where: string, download: Download): Step<Download> {
  return passed('DOWNLOAD', `${where} says ${printableUrl(download.location)}`, download)
}
