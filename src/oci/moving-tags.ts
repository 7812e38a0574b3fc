import { isPrerelease, readVersion, sortVersions, type Version } from '../module/version.ts'

/**
 * The tags that move when a version is published: `1.2`, `1` and `latest`, each with the highest release that it stands for.
 * A pre-release moves none. @param tags all tags of the OCI repository, which holds one module; versions among them count
 */
export function planMovingTags(version: Version, tags: readonly string[]): Map<string, Version> {
  if (isPrerelease(version)) return new Map()
  const [major = '', minor = ''] = version.split('.')
  const releases = sortVersions([version, ...tags.flatMap(releaseOf)])
  const highest = (prefix: string) => releases.find((release) => release.startsWith(prefix)) ?? version
  return new Map([
    [`${major}.${minor}`, highest(`${major}.${minor}.`)],
    [major, highest(`${major}.`)],
    ['latest', highest('')],
  ])
}

function releaseOf(tag: string): Version[] {
  const reading = readVersion(tag)
  return reading.ok && !isPrerelease(reading.version) ? [reading.version] : []
}
