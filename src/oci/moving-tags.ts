import { isPrerelease, readVersion, sortVersions, type Version } from '../module/version.ts'

/**
 * The tags that move when a version is there: `1.2`, `1` and `latest`, each with the highest release that it stands for.
 * A pre-release moves none. The tags of the repository say which releases there are: it holds one module.
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
