import { z } from 'zod'
import { quote } from '../base/error.ts'
import { parseJson } from '../base/schema.ts'
import { printableUrl } from '../base/url.ts'
import type { PackageSource } from '../index/packages/package-source.ts'
import { broken, notIntended, passed, type Step } from './check.ts'
import { OCI_FIX } from './download.ts'
import { describeAnswer, textOf, type WebAnswer, type WebResult } from './web-answer.ts'

const FIX = 'put <meta name="terraform-get" content="https://…"> first into <head>, as publish does'

/**
 * The location that a page names, requested with `?terraform-get=1`.
 * @param isOciOnly the version is in an OCI registry only, so the page intends to name nothing
 */
export function judgeSourcePage(result: WebResult, isOciOnly: boolean): Step<string> {
  if (result.kind === 'large') return archivePage(result.url)
  if (result.kind !== 'answer')
    return broken('SOURCE_PAGE_UNREACHABLE', result.message, 'serve the page that the location names')
  if (result.status < 200 || result.status > 299)
    return broken(
      'SOURCE_PAGE_STATUS',
      `${describeAnswer(result)} instead of 200`,
      'publish the page: `module-registry render`',
    )
  const header = result.headers.get('x-terraform-get') ?? ''
  const location = header === '' ? metaContent(textOf(result)) : header
  if (location === undefined) return noMeta(result, isOciOnly)
  if (isAbsolute(location))
    return passed('SOURCE_PAGE', `${printableUrl(result.url)} says ${printableUrl(location)}`, location)
  return header === '' ? notAbsolute(result, location) : constantHeader(result, header)
}

const rootedRelease = z.looseObject({ packageRoot: z.string() })

/** Whether a `release.json` says that the package holds directories beside its module, which it calls. */
export function hasPackageRoot({ bytes }: WebAnswer): boolean {
  return parseJson(rootedRelease, bytes) !== undefined
}

/** What a client makes of such a package behind a page: it copies the directory of the module alone. */
export function judgeSiblings(source: PackageSource): Step<never> {
  const directory = 'subdirectory' in source ? quote(source.subdirectory) : ''
  return notIntended(
    broken(
      'SOURCE_PAGE_SIBLINGS',
      `behind a page clients copy ${directory} of the package alone, and the module calls directories beside it`,
      'serve the registry with `module-registry serve`, or let the host send the location of each version as X-Terraform-Get',
    ),
  )
}

/** go-getter has no detectors here: neither relative URLs nor short forms. */
function isAbsolute(location: string): boolean {
  return /^[A-Za-z0-9]+::./.test(location) || URL.canParse(location)
}

function constantHeader({ url }: WebAnswer, header: string): Step<never> {
  return broken(
    'SOURCE_PAGE_HEADER',
    `${printableUrl(url)} itself has the header X-Terraform-Get: ${printableUrl(header)}, which comes before its meta tag`,
    'let the rule of the host match paths that end in /download alone',
  )
}

function notAbsolute({ url }: WebAnswer, location: string): Step<never> {
  return broken(
    'SOURCE_PAGE_LOCATION',
    `${printableUrl(url)} names ${printableUrl(location)}, and clients take only an absolute URL there`,
    'set the public URL (`module-registry init --url`) and run `module-registry render`',
  )
}

function noMeta(answer: WebAnswer, isOciOnly: boolean): Step<never> {
  const text = textOf(answer)
  if (/^(?:PK|\x1f\x8b)/.test(text)) return archivePage(answer.url)
  const problem = /terraform-get/i.test(text)
    ? 'has a terraform-get tag that clients do not find: it must stand before </head> and <body>, its name in lower case, no script before it'
    : 'has no <meta name="terraform-get">'
  const isRepository = /\.git(?:[/?]|$)/.test(new URL(answer.url).pathname)
  const fix = isRepository ? 'write git:: before the URL of a repository' : FIX
  const no = (hint: string) => broken('SOURCE_PAGE_NO_META', `${printableUrl(answer.url)} ${problem}`, hint)
  return isOciOnly ? notIntended(no(OCI_FIX)) : no(fix)
}

function archivePage(url: string): Step<never> {
  return broken(
    'SOURCE_PAGE_NO_META',
    `${printableUrl(url)} is an archive, and clients read it as a page: its path does not end in .zip, .tar.gz, .tgz, …`,
    'let the path end in .zip, or add ?archive=zip',
  )
}

/**
 * Content of the meta tag as go-getter's non-strict XML reader finds it: it stops at `<body>` and `</head>`, and what a
 * script contains is markup to it.
 */
function metaContent(text: string): string | undefined {
  for (const [tag] of text.matchAll(/<!--.*?-->|<\/?[A-Za-z!?][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/gs)) {
    if (/^<body[\s>/]|^<\/head\s*>/i.test(tag)) return undefined
    if (!/^<meta\s/i.test(tag) || attribute(tag, 'name') !== 'terraform-get') continue
    const content = attribute(tag, 'content') ?? ''
    if (content !== '') return content
  }
  return undefined
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  const text = value?.[1] ?? value?.[2]
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
