import { z } from 'zod'
import { quote } from '../base/error.ts'
import { printableUrl, withoutOuterSlashes } from '../base/url.ts'
import { type ArchiveFormat, type PackageSource, readChecksum } from '../index/packages/package-source.ts'
import { broken, type Check, note, notIntended, passed, type Step } from './check.ts'
import {
  type Access,
  type Client,
  describeResponse,
  jsonOf,
  notJson,
  textOf,
  tokenFix,
  type WebResponse,
} from './client.ts'
import type { SelectedVersion } from './registry-responses.ts'

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
export function checkDownload(
  client: Client,
  asked: { readonly selected: SelectedVersion; readonly access: Access },
  answer: WebResponse,
): Step<Download> {
  if (answer.status !== 200 && answer.status !== 204)
    return broken(
      'DOWNLOAD_STATUS',
      `${describeResponse(answer)} instead of 200 or 204${reasonIn(answer)}`,
      downloadFix(asked.selected, asked.access, answer),
    )
  const header = answer.headers.get('x-terraform-get') ?? ''
  return client.name === 'terraform' ? fromHeader(answer, header) : fromBody(answer, header)
}

function downloadFix(
  { listed, requested }: SelectedVersion,
  access: Access,
  { status }: WebResponse,
): string {
  if (status === 401 || status === 403) return tokenFix(access)
  if (status !== 404) return 'answer 200 with {"location":"…"} and the header X-Terraform-Get'
  if (listed !== requested) return `clients ask for ${requested}: list and serve the version under that name`
  return 'publish the version again: a version is listed only when its files are there; a cache may hold an old 404'
}

/** Every host serves the page of a version, which Terraform takes as a source of its own. */
function headerFix(download: string): string {
  const page = printableUrl(new URL('source', download).href)
  const hosts =
    'make the host send "X-Terraform-Get: ./source" with every …/download (docs/guides/hosting.md), or use `module-registry serve`'
  return `${hosts}; an index that publish wrote installs this version without the header by source = ${page}`
}

/** Terraform reads no body. https://developer.hashicorp.com/terraform/internals/module-registry-protocol */
function fromHeader(answer: WebResponse, header: string): Step<Download> {
  const inBody = body.safeParse(jsonOf(textOf(answer))?.value).data?.location ?? undefined
  const isOciOnly = inBody?.startsWith('oci://') ?? false
  if (header !== '')
    return found('X-Terraform-Get', { url: answer.url, location: header, isDirect: false, isOciOnly })
  const step = broken(
    'DOWNLOAD_NO_HEADER',
    `${describeResponse(answer)} without the header X-Terraform-Get, and Terraform reads no body`,
    isOciOnly ? OCI_FIX : headerFix(answer.url),
  )
  return inBody === undefined ? step : notIntended(step)
}

/** https://opentofu.org/docs/internals/module-registry-protocol/ */
function fromBody(answer: WebResponse, header: string): Step<Download> {
  const fallback = { url: answer.url, location: header, isDirect: false, isOciOnly: false }
  if (answer.status === 204) return header === '' ? noLocation(answer) : found('X-Terraform-Get', fallback)
  const json = jsonOf(textOf(answer))
  const fix =
    'answer 204 with the header, or 200 with {"location":"…"}: OpenTofu reads the body of a 200 first'
  if (json === undefined) return notJson('DOWNLOAD_BODY_JSON', answer, header === '' ? undefined : fix)
  const read = body.safeParse(json.value).data
  if (read === undefined)
    return broken('DOWNLOAD_BODY_JSON', `${printableUrl(answer.url)} has a key of the wrong type`, fix)
  const location = read.location ?? ''
  if (location === '') return header === '' ? noLocation(answer) : found('X-Terraform-Get', fallback)
  const isDirect = typeof read.use_registry_credentials === 'boolean'
  const usesToken = read.use_registry_credentials === true
  return found('the body', { url: answer.url, location, isDirect, usesToken, isOciOnly: false })
}

function noLocation(answer: WebResponse): Step<never> {
  return broken(
    'DOWNLOAD_NO_LOCATION',
    `${describeResponse(answer)} and names no location`,
    'answer {"location":"…"}, or send the header X-Terraform-Get',
  )
}

function found(where: string, download: Download): Step<Download> {
  return passed('DOWNLOAD', `${where} says ${printableUrl(download.location)}`, download)
}

const FORMS = 'https://…zip?checksum=sha256:…, git::https://…?ref=<commit>, or ./module.zip?checksum=sha256:…'

/**
 * What a client does with a location.
 * @param text absolute
 * @param isDirect OpenTofu fetches the bytes itself, without go-getter
 */
export function checkLocation(client: Client, text: string, isDirect: boolean): Step<PackageSource> {
  if (isDirect) return checkDirect(text)
  const [, forced = '', rest = text] = /^([A-Za-z0-9]+)::(.+)$/s.exec(text) ?? []
  const address = forced === '' ? detected(rest) : { getter: forced, url: rest }
  if (address === undefined)
    return broken(
      'LOCATION_FORM',
      `clients refuse the location ${printableUrl(text)}: it is not the address of a remote package`,
      `begin a relative location with ./, ../ or /; else write ${FORMS}`,
    )
  if (!URL.canParse(address.url))
    return broken('LOCATION_FORM', `the location ${printableUrl(text)} is not a URL`, `write ${FORMS}`)
  return checkGetter(client, address)
}

interface Address {
  readonly getter: string
  readonly url: string
}

/** The short forms that clients know. https://github.com/hashicorp/go-getter#url-format */
function detected(text: string): Address | undefined {
  const [, owner, name, rest = ''] =
    /^github\.com\/([^/?]+)\/([^/?]+?)(?:\.git)?((?:[/?].*)?)$/.exec(text) ?? []
  if (owner !== undefined) return { getter: 'git', url: `https://github.com/${owner}/${name}.git${rest}` }
  const [, user, host, path] = /^([A-Za-z0-9_.-]+)@([A-Za-z0-9.-]+):([^/].*)$/.exec(text) ?? []
  if (user !== undefined) return { getter: 'git', url: `ssh://${user}@${host}/${path}` }
  const [, scheme] = /^([A-Za-z][A-Za-z0-9+.-]*):\/\//.exec(text) ?? []
  return scheme === undefined ? undefined : { getter: scheme.toLowerCase(), url: text }
}

function checkGetter(client: Client, address: Address): Step<PackageSource> {
  const { url, subdirectory } = splitUrl(address.url)
  const twice = ['archive', 'checksum', 'ref'].find((name) => url.searchParams.getAll(name).length > 1)
  if (twice !== undefined)
    return broken(
      'LOCATION_FORM',
      `the location ${printableUrl(address.url)} has the argument ${quote(twice)} more than once: only one of them counts`,
      `write ${FORMS}`,
    )
  switch (address.getter) {
    case 'http':
    case 'https':
      return checkWeb(url, subdirectory)
    case 'git':
      return checkGit(url, subdirectory)
    case 'oci':
      if (client.name === 'opentofu') return checkOci(url, subdirectory)
      return broken(
        'LOCATION_SCHEME',
        `Terraform reads no oci:// location, and is sent to ${printableUrl(address.url)}`,
        'publish a zip or a commit beside it: --package oci,index',
      )
    case 's3':
    case 'gcs':
    case 'hg': {
      const message = `doctor does not follow ${address.getter}:: locations: ${printableUrl(address.url)}`
      const check = note('LOCATION_NOT_FOLLOWED', message, 'try it with a client')
      return { checks: [check], value: { kind: 'unfollowed' } }
    }
    default: {
      const problem =
        address.getter === 'file'
          ? `the location ${printableUrl(address.url)} makes clients copy the consumer's own files, never a package of this registry`
          : `clients have no way to fetch ${printableUrl(address.url)} (${quote(address.getter)})`
      return broken('LOCATION_SCHEME', problem, `write ${FORMS}`)
    }
  }
}

function checksumNotes(text: string | undefined): Check[] {
  if (text?.startsWith('file:'))
    return [
      note('LOCATION_NOT_FOLLOWED', 'doctor does not follow checksum=file:…', 'write ?checksum=sha256:…'),
    ]
  if (text !== undefined) return []
  const problem = 'whoever can change the archive can change what is installed'
  return [unpinned(problem, '?checksum=sha256:<hex of the archive>')]
}

/** Archives by suffix; the first match counts. https://github.com/hashicorp/go-getter#archives */
const SUFFIXES: readonly (readonly [string, ArchiveFormat])[] = [
  ['zip', 'zip'],
  ['tar.gz', 'tar.gz'],
  ['tgz', 'tar.gz'],
  ['tar.bz2', 'tar.bz2'],
  ['tbz2', 'tar.bz2'],
  ['tar.xz', 'tar.xz'],
  ['txz', 'tar.xz'],
]

/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
function splitUrl(text: string) {
  const url = new URL(text)
  const [path = '', ...below] = url.pathname.split('//')
  url.pathname = path
  return { url, subdirectory: withoutOuterSlashes(below.join('/')) }
}

function checkWeb(url: URL, subdirectory: string): Step<PackageSource> {
  const named = url.searchParams.get('archive')
  const checksum = url.searchParams.get('checksum') ?? undefined
  url.searchParams.delete('archive')
  const suffix = SUFFIXES.find(
    ([name]) => (named ?? '') === name || (named === null && url.pathname.endsWith(`.${name}`)),
  )
  const notes = plainNotes(url)
  if (suffix === undefined) return { checks: notes, value: { kind: 'page', url: url.href, subdirectory } }
  const expected = readChecksum(checksum)
  if (expected === 'invalid')
    return broken(
      'LOCATION_CHECKSUM',
      `${quote(`checksum=${checksum}`)} is not a checksum that clients support`,
      'write ?checksum=sha256:<64 hex digits>',
    )
  url.searchParams.delete('checksum')
  const source = { kind: 'archive', url: url.href, format: suffix[1], expected, subdirectory } as const
  return { checks: [...notes, ...checksumNotes(checksum)], value: source }
}

function plainNotes({ protocol, href }: URL): Check[] {
  if (protocol === 'https:') return []
  const message = `${printableUrl(href)} is plain http: whoever is on the way can change what is installed`
  return [note('LOCATION_PLAIN_HTTP', message, 'serve it over https')]
}

/** https://github.com/hashicorp/go-getter#git-git */
function checkGit(url: URL, subdirectory: string): Step<PackageSource> {
  if (!/^(?:https?|ssh|git):$/.test(url.protocol))
    return broken(
      'LOCATION_SCHEME',
      `the location git::${printableUrl(url.href)} names a repository of the consumer's own machine, or a program to run`,
      'write git::https://…?ref=<full commit>',
    )
  const names = [...url.searchParams.keys()]
  const ref = url.searchParams.get('ref') ?? ''
  const isCommit = /^[0-9a-f]{40}$/.test(ref)
  const unknown = names.find((name) => !['ref', 'depth', 'sshkey'].includes(name))
  const refuse = (problem: string) =>
    broken(
      'GIT_ARGUMENTS',
      `the location git::${printableUrl(url.href)} cannot be cloned: ${problem}`,
      'write git::https://…?ref=<full commit>',
    )
  if (unknown === 'checksum') return refuse('clients take no checksum of a repository')
  if (unknown !== undefined) return refuse(`the argument ${quote(unknown)} stays in the clone URL`)
  if (url.searchParams.has('depth') && isCommit)
    return refuse('depth goes with a branch or a tag, not with a commit')
  url.search = ''
  const source = { kind: 'git', url: url.href, ref, subdirectory } as const
  return {
    checks: isCommit ? [] : [unpinned(`?ref=${ref === '' ? '…' : ref} can be moved`, '?ref=<full commit>')],
    value: source,
  }
}

function unpinned(problem: string, fix: string): Check {
  return note('LOCATION_UNPINNED', `the location pins no bytes: ${problem}`, `write ${fix}`)
}

/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
function checkOci(url: URL, subdirectory: string): Step<PackageSource> {
  const names = [...url.searchParams.keys()]
  const reference = names.length === 0 ? 'latest' : (url.searchParams.get(names[0] ?? '') ?? '')
  const isKnown = names.length <= 1 && names.every((name) => name === 'tag' || name === 'digest')
  if (!isKnown || reference === '')
    return broken(
      'OCI_ARGUMENTS',
      `the location ${printableUrl(url.href)} has other arguments than one of ?tag=… and ?digest=…`,
      'write oci://host/path?digest=sha256:<64 hex digits>',
    )
  const source = { kind: 'oci', repository: `${url.host}${url.pathname}`, reference, subdirectory } as const
  const notes = names[0] === 'digest' ? [] : [unpinned('a tag can be moved', '?digest=sha256:…')]
  return { checks: notes, value: source }
}

function checkDirect(text: string): Step<PackageSource> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.hash !== '')
    return broken(
      'LOCATION_FORM',
      `with use_registry_credentials the location must be http or https without a fragment, not ${printableUrl(text)}`,
      'leave use_registry_credentials out, or name a zip on a web host',
    )
  const check = unpinned(
    'with use_registry_credentials OpenTofu 1.12 and newer verify no checksum',
    'no use_registry_credentials',
  )
  const source = {
    kind: 'archive',
    url: url.href,
    format: undefined,
    expected: undefined,
    subdirectory: '',
  } as const
  return { checks: [...plainNotes(url), check], value: source }
}

/** Characters of the reason of a server that a check repeats. The rest is cut. */
const MAX_REASON_LENGTH = 200

/** The first line of a refusal in plain text, to be added to a sentence; empty for an answer of another kind. */
function reasonIn(answer: WebResponse): string {
  const [line = ''] = textOf(answer).trim().split('\n', 1)
  return /^[A-Za-z][^<>{}]*$/.test(line) ? `, and says ${quote(line.slice(0, MAX_REASON_LENGTH))}` : ''
}
