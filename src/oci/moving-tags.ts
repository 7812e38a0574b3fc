import { isPrerelease, readVersion, sortVersions, type Version } from '../module/version.ts'

/**
 * The tags that move when a version is published: `1.2`, `1` and `latest`, each with the highest release that it stands for.
 * A pre-release moves none.
 * @param tags all tags of the OCI repository, which holds one module; versions among them count
 * @param withdrawn yanked and removed versions: nothing stands for them, whatever tags they have
 */
export function planMovingTags(
  version: Version,
  tags: readonly string[],
  withdrawn: ReadonlySet<Version>,
): Map<string, Version> {
  if (isPrerelease(version)) return new Map()
  const found = sortVersions([version, ...tags.flatMap(releaseOf)])
  const releases = found.filter((release) => !withdrawn.has(release))
  return new Map(
    tagsOf(version).flatMap(([tag, prefix]) => {
      const highest = releases.find((release) => release.startsWith(prefix))
      return highest === undefined ? [] : [[tag, highest] as const]
    }),
  )
}

/**
 * The tags that stand for these versions among others, each with the highest listed release that it can name; undefined where none is
 * left. A pre-release has none.
 */
export function planFollowingTags(
  marked: readonly Version[],
  listed: readonly Version[],
): Map<string, Version | undefined> {
  const releases = sortVersions(listed.filter((version) => !isPrerelease(version)))
  const tags = marked.filter((version) => !isPrerelease(version)).flatMap(tagsOf)
  return new Map(
    tags.map(([tag, prefix]) => [tag, releases.find((release) => release.startsWith(prefix))] as const),
  )
}

/** Each tag with the beginning of the versions that it can name. */
function tagsOf(version: Version): [tag: string, prefix: string][] {
  const [major = '', minor = ''] = version.split('.')
  return [
    [`${major}.${minor}`, `${major}.${minor}.`],
    [major, `${major}.`],
    ['latest', ''],
  ]
}

function releaseOf(tag: string): Version[] {
  const reading = readVersion(tag)
  return reading.ok && !isPrerelease(reading.version) ? [reading.version] : []
}
