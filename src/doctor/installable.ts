import { z } from 'zod'
import { quote } from '../base/error.ts'
import { DISCOVERY_PATH } from '../index/format/paths.ts'
import { cacheWords, describeAnswer, type HostAnswer, jsonIn } from './host-answer.ts'

/**
 * What a registry answers, as clients read it. https://opentofu.org/docs/internals/module-registry-protocol/
 * Each reader gives what the client would go on with, or in words what keeps it from going on.
 */

export interface Obstacle {
  readonly seen: string
  readonly hint: string
}

/** A version as it was committed. */
export interface CommittedVersion {
  /** `namespace/name/system`. */
  readonly address: string
  readonly version: string
  readonly location: string
}

/** Where clients look for a registry; undefined for one below a path, which they are told of by a `host` block. */
export function discoveryUrl(registryUrl: string): string | undefined {
  return new URL(registryUrl).pathname === '/' ? `${registryUrl}/${DISCOVERY_PATH}` : undefined
}

/** Without a question asked: where the modules of a registry below a path lie. */
export function modulesBelow(registryUrl: string): string {
  return `${registryUrl}/v1/modules/`
}

const discovery = z.looseObject({ 'modules.v1': z.string().min(1) })

/** Discovery → absolute URL of the modules. */
export function readDiscovery(answer: HostAnswer): string | Obstacle {
  const { data } = discovery.safeParse(jsonIn(answer))
  if (data !== undefined && URL.canParse(data['modules.v1'], answer.url))
    return new URL(data['modules.v1'], answer.url).href.replace(/\/?$/, '/')
  return {
    seen: isFound(answer) ? `${quote(answer.url)} is no service discovery document` : describeAnswer(answer),
    hint: hintFor(answer, ROOT_HINT),
  }
}

const versionList = z.looseObject({
  modules: z.tuple([z.looseObject({ versions: z.array(z.looseObject({ version: z.string() })) })]),
})

/** The list of a module's versions; undefined where the version is in it. */
export function readVersions(answer: HostAnswer, { version }: CommittedVersion): Obstacle | undefined {
  const { data } = versionList.safeParse(jsonIn(answer))
  if (data === undefined) {
    const seen = isFound(answer) ? `${quote(answer.url)} is no list of versions` : describeAnswer(answer)
    return { seen, hint: hintFor(answer) }
  }
  const listed = data.modules[0].versions.map((each) => each.version)
  if (listed.includes(version)) return undefined
  const cache = 'headers' in answer ? cacheWords(answer.headers) : ''
  const words = cache === '' ? '' : ` (${cache})`
  return {
    seen: `${quote(answer.url)} lists ${listed.length} versions, not ${version}${words}`,
    hint: hintFor(answer),
  }
}

const downloadBody = z.looseObject({ location: z.string() })

/** What OpenTofu does with the answer to `download`; undefined where it goes to the location that was committed. */
export function readDownload(answer: HostAnswer, { location }: CommittedVersion): Obstacle | undefined {
  if ('failure' in answer || answer.status >= 400)
    return { seen: describeAnswer(answer), hint: hintFor(answer) }
  const { data } = downloadBody.safeParse(jsonIn(answer))
  const named = data?.location ?? (answer.status === 204 ? answer.headers['x-terraform-get'] : undefined)
  if (named === undefined) {
    const header = 'x-terraform-get' in answer.headers ? '' : ', and no X-Terraform-Get header'
    return {
      seen: `${describeAnswer(answer)} with no location in its body${header}`,
      hint: 'serve the files of the index branch as they are, without a page that stands for all of them',
    }
  }
  if (sameLocation(named, location, answer.url)) return undefined
  return {
    seen: `${quote(answer.url)} sends clients to ${quote(named)}, not to ${quote(location)}`,
    hint: 'see that the host serves the branch that this run commits to (inputs "index-repository" and "index-branch")',
  }
}

/** What keeps Terraform, which reads no body, from what OpenTofu installs; undefined where nothing does. */
export function readTerraformHeader(
  answer: HostAnswer,
  { location }: CommittedVersion,
): Obstacle | 'source' | undefined {
  const header = 'headers' in answer ? answer.headers['x-terraform-get'] : undefined
  if (header === './source') return 'source'
  if (header !== undefined && sameLocation(header, location, answer.url)) return undefined
  const seen =
    header === undefined
      ? `${quote(answer.url)} has no X-Terraform-Get header`
      : `the X-Terraform-Get header of ${quote(answer.url)} is ${quote(header)}`
  return {
    seen,
    hint: 'let the host send "X-Terraform-Get: ./source" with every …/download (GitHub Pages cannot)',
  }
}

/** The page that the header leads Terraform to. */
export function readSourcePage(answer: HostAnswer): Obstacle | undefined {
  const isPage = isFound(answer) && answer.text.includes('<meta name="terraform-get"')
  if (isPage) return undefined
  const seen = isFound(answer)
    ? `${quote(answer.url)} names no package that Terraform reads`
    : describeAnswer(answer)
  return { seen, hint: 'publish with --package oci,index, or another kind that Terraform reads' }
}

function isFound(answer: HostAnswer): answer is Extract<HostAnswer, { status: number }> {
  return 'status' in answer && answer.status === 200
}

/** The server may add how long a location is good, and its word for it. */
function sameLocation(a: string, b: string, base: string): boolean {
  return absolute(a, base) === absolute(b, base)
}

function absolute(location: string, base: string): string {
  if (!URL.canParse(location, base)) return location
  const url = new URL(location, base)
  for (const name of ['expires', 'signature']) url.searchParams.delete(name)
  return url.href
}

const DEPLOY_HINT =
  'see that the site is deployed from the index branch after each commit (input "deploy"; pushes by the token of a job start nothing), then run it again or wait longer'
const ROOT_HINT =
  'serve the whole index branch at the root of the host, .well-known with it: some uploads leave hidden files out (upload-pages-artifact needs include-hidden-files: true)'

function hintFor(answer: HostAnswer, hint = DEPLOY_HINT): string {
  const isCached = 'headers' in answer && cacheWords(answer.headers) !== ''
  if (!isCached) return hint
  return 'a cache in front of the host keeps what it has: wait longer than its max-age, or purge it when the site is deployed'
}
