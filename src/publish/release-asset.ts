import { quote, RegistryError } from '../base/error.ts'
import { firstLines } from '../base/first-lines.ts'
import { formatModuleBlock, type Release } from '../module/release.ts'
import { readTag } from '../module/tag.ts'
import { compareVersions, isPrerelease, type Version } from '../module/version.ts'
import type { Package } from '../package/package.ts'

/** Characters of the notes of a release: GitHub takes 125,000. Of longer ones that GitHub has generated, the first lines are written. */
const MAX_NOTES_LENGTH = 124_000

/** A package as an asset of the release of its tag. */

/** The one asset of a module's release. */
export function assetName({ address, version }: Release): string {
  return `${address.name}-${address.system}-${version}.zip`
}

/** What the tag has before the version and its `v`: `vpc/` of `vpc/v1.2.3`. */
function tagPrefix({ tag, version }: Release): string {
  return tag.slice(0, tag.length - version.length).replace(/v$/, '')
}

/** Those of the tags that are versions of the same module. */
function siblings(release: Release, tags: readonly string[]): { tag: string; version: Version }[] {
  const prefix = tagPrefix(release)
  return tags.flatMap((tag) => {
    const reading = readTag(tag, prefix)
    return reading.verdict === 'version' ? [{ tag, version: reading.version }] : []
  })
}

/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
export function previousTag(release: Release, tags: readonly string[]): string | undefined {
  const [previous] = siblings(release, tags)
    .filter(({ version }) => compareVersions(version, release.version) < 0)
    .filter(({ version }) => isPrerelease(release.version) || !isPrerelease(version))
    .toSorted((a, b) => compareVersions(b.version, a.version))
  return previous?.tag
}

/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release and not withdrawn, in whatever order they are
 * published. In a repository of several modules, whose tags have prefixes, none is.
 * @param withdrawn yanked and removed versions of the module
 */
export function isLatest(
  release: Release,
  tags: readonly string[],
  withdrawn: ReadonlySet<Version>,
): boolean {
  if (isPrerelease(release.version) || tagPrefix(release) !== '' || withdrawn.has(release.version))
    return false
  return siblings(release, tags).every(
    ({ version }) =>
      isPrerelease(version) || withdrawn.has(version) || compareVersions(version, release.version) <= 0,
  )
}

export interface ReleaseNotes {
  readonly release: Release
  readonly pkg: Package
  readonly registryUrl: string | null
  /** What callers name behind `//`; `''` is the root. */
  readonly directory: string
  /** What GitHub has written; `''` where it has not. */
  readonly generated: string
}

/** Markdown of a release: what consumers paste if the registry has a public URL, which bytes they get, what has changed. */
export function formatReleaseNotes(about: ReleaseNotes): string {
  const { release, pkg, registryUrl, directory, generated } = about
  const block =
    registryUrl === null ? '' : `\`\`\`hcl\n${formatModuleBlock(release, registryUrl, directory)}\n\`\`\``
  const digest = `${digestStart(release)}${pkg.facts.digest}\``
  const notes = [block, digest, generated].filter((part) => part !== '').join('\n\n')
  return firstLines(notes, MAX_NOTES_LENGTH, `the commits of ${quote(release.tag)}`)
}

function digestStart(release: Release): string {
  return `\`${assetName(release)}\`: \``
}

/** Whether {@link formatReleaseNotes} has written the text of a release. */
export function isOwnNote(release: Release, notes: string): boolean {
  return notes.includes(digestStart(release))
}

/** The release holds other bytes under the name of this package. */
export function otherAsset(release: Release, there: string, mine: string): RegistryError {
  return new RegistryError(
    'VERSION_EXISTS',
    `the release ${quote(release.tag)} has an asset ${quote(assetName(release))} with ${there}; this run has ${mine}`,
    'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)',
  )
}
