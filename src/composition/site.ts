import { resolve, sep } from 'node:path'
import { SiteDirectory } from '../adapters/filesystem/site-directory.ts'
import { highlightHcl } from '../adapters/hcl/hcl-highlighter.ts'
import { quote, RegistryError } from '../base/error.ts'
import type { IndexTarget } from '../index/index-target.ts'
import { buildSite, type SiteReport } from '../site/build-site.ts'
import type { PagesOption } from '../site/site-pages.tsx'
import { openIndex } from './index-store.ts'
import type { Runtime } from './runtime.ts'

export interface SiteSettings {
  readonly target: IndexTarget
  readonly token: string | undefined
  /** Directory of the site. */
  readonly output: string
  readonly pages: PagesOption
}

/** Writes the site of an index into a directory. Throws INVALID_INPUT for an output that is no site, and what {@link buildSite} throws. */
export async function writeSite(
  runtime: Runtime,
  { target, token, output, pages }: SiteSettings,
): Promise<SiteReport> {
  if (target.kind === 'directory') refuseInside(target.path, output)
  const directory = SiteDirectory.open(output)
  const { index, close } = await openIndex(runtime, { target, token, reading: 'all' })
  try {
    const snapshot = await index.open()
    return await buildSite({ snapshot, pages, output: directory, highlight: highlightHcl, log: runtime.log })
  } finally {
    await close()
  }
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
