import { quote, RegistryError } from '../base/error.ts'
import { exampleVersion, isVersion, readVersion, type Version } from './version.ts'

/** Characters in the name of a branch or tag: file systems cannot store much longer ones. A longer name is refused. */
const MAX_REF_LENGTH = 200

type TagRule = 'empty-tag' | 'tag-charset' | 'not-a-version-tag' | 'semver' | 'build-metadata'

type TagReading =
  | { readonly verdict: 'version'; readonly version: Version }
  | { readonly verdict: 'refused'; readonly rule: TagRule; readonly error: RegistryError }

/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the tag prefix of the module (`''`, `vpc/`, `vpc-`, `network@`).
 * The error of a refused tag is an INVALID_TAG. `not-a-version-tag` means a tag of something else (`latest`, or of another
 * module); a tag that breaks another rule was meant as a version of this module, or is not allowed for any module.
 */
export function readTag(tag: string, prefix: string): TagReading {
  const refuse = refusals(tag, `push a tag such as ${prefix}v1.2.3`)
  if (tag.trim() === '' || tag === '-') return refuse('empty-tag', 'names no version')
  const problem = characterProblem(tag)
  if (problem !== undefined) return refuse('tag-charset', `is not allowed: ${problem}`)
  const version = tag.startsWith(prefix) ? tag.slice(prefix.length).replace(/^v/, '') : ''
  // Any digit counts, so that full-width ones get the exact refusal of the version.
  if (!/^\p{Nd}/u.test(version)) {
    const start = prefix === '' ? 'a version number' : `${quote(prefix)} and a version number`
    return refuse('not-a-version-tag', `is not a version tag of this module: it does not begin with ${start}`)
  }
  const reading = readVersion(version)
  if (reading.ok) return { verdict: 'version', version: reading.version }
  const start = tag.slice(0, tag.length - version.length)
  const refuseVersion = refusals(tag, `push a tag such as ${start}${exampleVersion(version)}`)
  return reading.rule === 'build-metadata'
    ? refuseVersion('build-metadata', `cannot be published: ${reading.problem}`)
    : refuseVersion('semver', `is not a semantic version: ${reading.problem}`)
}

/**
 * The tags that may spell the version of this one with or without `v`: `1.2.3` and `v1.2.3`. There may be several, as a number in a
 * tag may be of its prefix.
 */
export function otherSpellings(tag: string): string[] {
  return [...tag.matchAll(/(?<![\d.])\d+\.\d+\.\d+/g)].flatMap(({ index }) => {
    const [start, version] = [tag.slice(0, index), tag.slice(index)]
    return [`${start}v${version}`, ...(start.endsWith('v') ? [`${start.slice(0, -1)}${version}`] : [])]
  })
}

/**
 * The versions that a tag may end in, whatever its prefix: `network-2-v1.2.3` ends in 1.2.3 alone, and `v1.2.3.4` in none, as a version does
 * not begin in the middle of numbers.
 */
export function versionsAtEnd(tag: string): Version[] {
  const starts = [...tag.matchAll(/(?<![0-9]\.?)[0-9]/g)].map(({ index }) => index)
  return starts.map((start) => tag.slice(start)).filter(isVersion)
}

/** What a tag has before the version that it ends in: `vpc/` of `vpc/v1.2.3`. */
export function prefixBefore(tag: string, version: Version): string {
  return tag.slice(0, tag.length - version.length).replace(/v$/, '')
}

/**
 * Whether a tag follows the newest version of a major or minor line (`v1`, `v1.2`, `vpc/v1`), as workflows of GitHub name
 * actions. It is no version of any module.
 */
export function isMovingTag(tag: string): boolean {
  return /^(?:.*[/@-])?v?\d+(?:\.\d+)?$/.test(tag) && !/(?<!\d)\d+\.\d+\.\d+/.test(tag)
}

function refusals(tag: string, hint: string): (rule: TagRule, problem: string) => TagReading {
  return (rule, problem) => {
    const error = new RegistryError('INVALID_TAG', `tag ${quote(tag)} ${problem}.`, hint)
    return { verdict: 'refused', rule, error }
  }
}

/** Letters and digits of all scripts and the blank are not here: later checks refuse them with a better reason. */
const FORBIDDEN = /[^\p{L}\p{N}._/@+ -]/u

function characterProblem(tag: string): string | undefined {
  if (tag.length > MAX_REF_LENGTH) return `it has ${tag.length} characters, more than ${MAX_REF_LENGTH}`
  const forbidden = FORBIDDEN.exec(tag)
  if (forbidden !== null) return `the character ${quote(forbidden[0])} may not be in a tag`
  if (tag.startsWith('-')) return 'it begins with "-"'
  if (tag.includes('..')) return 'it contains ".."'
  return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined
}

const CHARACTERS = /^[A-Za-z0-9._/@-]+$/

/** What https://git-scm.com/docs/git-check-ref-format forbids beside other characters, and names that look like an option. */
const FORBIDDEN_IN_REF = /^[-/]|^@$|\.\.|\/\/|(?:^|\/)\.|\.(?:lock)?(?:\/|$)|\/$/

/** Names that Git reads as something else than a branch or tag. */
const AMBIGUOUS = /^(?:HEAD$|refs\/)/

/**
 * Whether the text is the short name of a branch or tag (without `refs/heads/`, `refs/tags/`) that Git accepts and that is
 * safe as an argument, in a path and in the query of a URL: fewer characters than Git allows, and at most 200.
 */
export function isRefName(text: string): boolean {
  return (
    text.length <= MAX_REF_LENGTH &&
    CHARACTERS.test(text) &&
    !FORBIDDEN_IN_REF.test(text) &&
    !AMBIGUOUS.test(text)
  )
}
