// Which version comes next, and which moving tags follow it.
import semver from 'semver'

/**
 * The version that `npm run release -- CHANGE` releases. `change` is `patch`, `minor`, `major`, or a version.
 * @param tags the tags that exist
 * @throws where the version is no version, exists, or is not above the released ones of its kind
 */
export function nextVersion(current, change, tags) {
  const version = ['patch', 'minor', 'major'].includes(change) ? semver.inc(current, change) : change
  if (semver.valid(version) !== version || version.includes('+'))
    throw new Error(`"${change}" is no release: give patch, minor, major, or a version such as 1.2.3`)
  if (tags.includes(`v${version}`)) throw new Error(`v${version} exists already: give a higher version`)
  const higher = releasesOf(tags).find((each) => semver.gt(each, version) && sameMajor(each, version))
  if (higher !== undefined)
    throw new Error(`${version} is below the release ${higher}: give a higher version`)
  return version
}

/**
 * The names that move to `version`: `1`, `1.2` and `latest`, of the image, and of the tags of Git with a `v` in front. None for a
 * pre-release, nor where a higher version has them.
 */
export function movingNames(version, tags) {
  if (semver.prerelease(version) !== null) return []
  const { major, minor } = semver.parse(version)
  const isHighest = (range) =>
    releasesOf(tags).every((each) => !semver.satisfies(each, range) || semver.lte(each, version))
  const names = [`${major}`, `${major}.${minor}`].filter((name) => isHighest(`~${name}`))
  return isHighest('*') ? [...names, 'latest'] : names
}

/** The versions with a tag that are no pre-releases. */
function releasesOf(tags) {
  return tags
    .filter((tag) => tag.startsWith('v') && semver.valid(tag.slice(1)) === tag.slice(1))
    .map((tag) => tag.slice(1))
    .filter((version) => semver.prerelease(version) === null)
}

function sameMajor(a, b) {
  return semver.major(a) === semver.major(b)
}
