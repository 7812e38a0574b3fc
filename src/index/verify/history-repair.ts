import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../../base/schema.ts'
import { packageSubdirectory } from '../../module/release.ts'
import { PackagedReadme } from './packaged-readme.ts'
import type { IndexHistory } from './ports.ts'

const published = z.looseObject({
  path: z.string().catch(''),
  packageRoot: z.string().exactOptional(),
  package: z.looseObject({ digest: z.string() }),
})

/**
 * Whether a commit leaves a changed file as it was published: a package has the digest of `release.json`, and a README is that of
 * such a package. Of no other file does the index record bytes. docs/decisions/0023-repairs-in-the-history.md
 * @param folder of the version, as the commit has it: `<commit>:v1/modules/…/1.0.0`
 */
export async function isAsPublished(
  file: string,
  after: Uint8Array,
  { folder, history }: { readonly folder: string; readonly history: Pick<IndexHistory, 'read'> },
): Promise<boolean> {
  if (file !== 'module.zip' && file !== 'README.md') return false
  const release = await history.read(`${folder}/release.json`)
  const before = release && parseJson(published, release)
  const zip = file === 'module.zip' ? after : await history.read(`${folder}/module.zip`)
  if (zip === undefined || before === undefined) return false
  if (before.package.digest !== `sha256:${createHash('sha256').update(zip).digest('hex')}`) return false
  if (file === 'module.zip') return true
  const readme = new PackagedReadme(packageSubdirectory(before))
  readme.push(zip)
  return readme.text === new TextDecoder().decode(after)
}
