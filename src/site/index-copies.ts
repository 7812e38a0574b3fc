import type { IndexContents, ListedFile } from '../index/ports.ts'
import { READ_AT_ONCE } from './limits.ts'
import { contentFiles, hasFile } from './module-content.ts'
import type { SiteOutput } from './ports.ts'
import { hasPages, isInProfile, type Profile } from './profile.ts'
import { NOT_FOUND_PATH, PAGES_DIRECTORY } from './site-paths.ts'
import { SITE_STATE_PATH, type SiteState } from './site-state.ts'

/** Which files of an index a site already has as they are. */

/** Files that are made for the site, and are no copies of those of the index. */
const MADE = new RegExp(`^(${PAGES_DIRECTORY}|assets|search)/|^(index\\.html|${NOT_FOUND_PATH}|feed\\.atom)$`)

/**
 * The paths whose files differ between an index and its copy in a site, those that came and went too. For an index whose earlier
 * commit is not known here: to read all files takes longer than to ask Git, but far less than to make all pages. Undefined where the site cannot be read.
 */
export async function differingPaths(
  contents: IndexContents,
  {
    output,
    state,
    profile,
  }: { readonly output: SiteOutput; readonly state: SiteState; readonly profile: Profile },
): Promise<Set<string> | undefined> {
  if (output.list === undefined) return undefined
  const isMade = (path: string) => hasPages(profile) && MADE.test(path)
  const differing = new Set<string>()
  const known = new Set<string>()
  for await (const listed of contents.list()) {
    const files = listed.filter(
      ({ isSpecial, path }) =>
        !isSpecial && !isMade(path) && (isInProfile(profile, path) || madeInto(state, path) !== undefined),
    )
    for (const { path } of files) known.add(path)
    for (let at = 0; at < files.length; at += READ_AT_ONCE) {
      const batch = files.slice(at, at + READ_AT_ONCE)
      const small = await contents.read(batch.filter(({ path }) => !path.endsWith('.zip')))
      for (const file of batch) {
        const bytes = small.get(file.path) ?? (await streamed(contents, file))
        const made = madeInto(state, file.path)
        if (made !== undefined && !hasFile(made.digest, made.name, bytes)) differing.add(file.path)
        if (!isInProfile(profile, file.path)) continue
        const copy = await output.read(file.path)
        if (copy === undefined || Buffer.compare(copy, bytes) !== 0) differing.add(file.path)
      }
    }
  }
  for (const path of output.list('')) {
    if (!known.has(path) && !isMade(path) && path !== SITE_STATE_PATH) differing.add(path)
  }
  for (const path of contentsOf(state)) {
    const made = madeInto(state, path)
    if (!known.has(path) && made !== undefined && !hasFile(made.digest, made.name, undefined))
      differing.add(path)
  }
  return differing
}

function contentsOf({ versions }: SiteState): string[] {
  return Object.entries(versions).flatMap(([address, known]) =>
    Object.keys(known).flatMap((version) => contentFiles(address, version)),
  )
}

const VERSION_FILE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/([^/]+)$/

/** What the page of a version was made from, for a file of it. */
function madeInto({ versions }: SiteState, path: string): { digest: string; name: string } | undefined {
  const [, address = '', version = '', name = ''] = VERSION_FILE.exec(path) ?? []
  const digest = versions[address]?.[version]?.[0]
  return digest === undefined ? undefined : { digest, name }
}

async function streamed(contents: IndexContents, file: ListedFile): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  await contents.stream(file, (bytes) => void pieces.push(new Uint8Array(bytes)))
  return Buffer.concat(pieces)
}
