import { resolve, sep } from 'node:path'
import { SiteDirectory } from '../adapters/filesystem/site-directory.ts'
import { highlightHcl } from '../adapters/hcl/hcl-highlighter.ts'
import { withinTime } from '../adapters/node/within-time.ts'
import { quote, RegistryError } from '../base/error.ts'
import type { RunWork } from '../base/run-work.ts'
import type { Hosting } from '../index/format/hosting.ts'
import { registryIn } from '../index/format/index-files.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import type { PageRenderer } from '../server/ports.ts'
import { buildSite } from '../site/build-site.ts'
import { pageRenderer } from '../site/page-renderer.ts'
import { type PagesOption, type Profile, refuseProfileWithoutClient, type SiteSize } from '../site/profile.ts'
import type { SiteReport } from '../site/site-state.ts'
import { type IndexAccess, withIndex } from './index-store.ts'
import type { Runtime } from './runtime.ts'

interface HostLimits {
  readonly files?: number
  readonly bytes?: number
  readonly fileBytes?: number
}

/**
 * What a host takes of a site, where it says so. Of Cloudflare Pages it is the free plan.
 * https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits
 * https://developers.cloudflare.com/pages/platform/limits/
 */
const HOST_LIMITS: Readonly<Partial<Record<Hosting, HostLimits>>> = {
  'github-pages': { bytes: 1e9 },
  'cloudflare-pages': { files: 20_000, fileBytes: 25 * 1024 ** 2 },
}

/** Time that `serve` takes to render a README, in which no other request is answered. Then the page has its text. */
const README_MS = 500

export interface SiteOptions {
  readonly index: string | IndexAccess
  readonly output: string
  readonly pages: PagesOption
  readonly profile: Profile
  /** The host of the site; that of `registry.json` where it is undefined. */
  readonly hosting?: Hosting | 'none' | undefined
}

/** Writes the site of an index into a directory. Throws INVALID_INPUT for an output that is no site, and what {@link buildSite} throws. */
export async function writeSite(
  runtime: Runtime,
  { index: named, output, pages, profile, hosting }: SiteOptions,
): Promise<SiteReport> {
  return withIndex(runtime, { index: named, reading: 'all' }, async ({ index, target }) => {
    if (target.kind === 'directory') refuseInside(target.path, output)
    const directory = SiteDirectory.open(output)
    const snapshot = await index.open()
    const host = await hostOf(snapshot, hosting)
    refuseProfileWithoutClient(profile, host)
    const { log } = runtime
    const report = await buildSite({
      snapshot,
      pages,
      profile,
      output: directory,
      highlight: highlightHcl,
      log,
    })
    if (host !== undefined && host in HOST_LIMITS)
      for (const text of limitWarnings(directory.size(), host, SMALLER[profile])) log.warn(text)
    return report
  })
}

const SMALLER: Readonly<Record<Profile, string>> = {
  full: '--profile website leaves out the details of modules',
  index: '--profile protocol leaves out the details of modules',
  website: '--pages latest leaves out the pages of older versions, --profile protocol all pages',
  protocol: 'take a host without this limit, such as an object store',
  opentofu: 'take a host without this limit, such as an object store',
}

/** @param hosting as a flag names it */
export async function hostOf(
  snapshot: IndexSnapshot,
  hosting: Hosting | 'none' | undefined,
): Promise<Hosting | undefined> {
  if (hosting !== undefined) return hosting === 'none' ? undefined : hosting
  return registryIn(await snapshot.read([REGISTRY_PATH])).hosting
}

/** The files of a site would be taken for files of the index. */
function refuseInside(index: string, output: string): void {
  const [outer, inner] = [resolve(index), resolve(output)]
  if (inner !== outer && !inner.startsWith(`${outer}${sep}`)) return
  throw new RegistryError(
    'INVALID_INPUT',
    `the output ${quote(output)} is inside the index ${quote(index)}`,
    'name a directory beside the index: --output ./site',
  )
}

/** The website as a server shows it. Other requests wait while a README is rendered: one past its time is shown as text. */
export function openPageRenderer(basePath: string | undefined): PageRenderer {
  const late = () =>
    new RegistryError('LIMIT_EXCEEDED', `the README takes more than ${README_MS} ms`, 'make it shorter')
  const run: RunWork = (work) => withinTime(README_MS, work, late)
  return pageRenderer(highlightHcl, { run, basePath })
}

/** What the host refuses or will soon: from four fifths of a limit on. */
export function limitWarnings(size: SiteSize, hosting: Hosting, smaller: string): string[] {
  const { files, bytes, fileBytes } = HOST_LIMITS[hosting] ?? {}
  const { largest } = size
  const found = [
    warning(size.files, files, (count) => `${numberText(count)} files`),
    warning(size.bytes, bytes, (count) => `${numberText(Math.round(count / 1e6))} MB`),
  ].flatMap((text) => (text === undefined ? [] : `the site has ${text} on ${hosting}: ${smaller}`))
  const file = warning(largest.bytes, fileBytes, (count) => `${(count / 1024 ** 2).toFixed(1)} MiB`)
  const advice = 'store the package elsewhere, such as --package release'
  return file === undefined
    ? found
    : [...found, `${quote(largest.path)} has ${file} on ${hosting}: ${advice}`]
}

function warning(
  value: number,
  limit: number | undefined,
  format: (value: number) => string,
): string | undefined {
  if (limit === undefined || value < limit * 0.8) return undefined
  return `${format(value)}, ${Math.floor((value / limit) * 100)} % of the limit of ${format(limit)}`
}

function numberText(value: number): string {
  return value.toLocaleString('en-US')
}
