import { quote, RegistryError } from '../base/error.ts'
import { MAX_REF_LENGTH } from './ref-name.ts'
import { exampleVersion, readVersion, type Version } from './version.ts'

type TagRule = 'empty-tag' | 'tag-charset' | 'not-a-version-tag' | 'semver' | 'build-metadata'

export type TagReading =
  | { readonly verdict: 'version'; readonly version: Version }
  | { readonly verdict: 'refused'; readonly rule: TagRule; readonly error: RegistryError }

/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the literal tag prefix of the module (`''`, `vpc/`, `vpc-`,
 * `network@`), itself the beginning of a valid ref name. The error of a refusal is an INVALID_TAG.
 *
 * `not-a-version-tag` is a tag of something else (`latest`, another module's); every other rule is broken by a tag that
 * was meant as a version of this module, or that no module may have.
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
  return versionReading(tag, version)
}

/**
 * Whether a tag follows the newest version of a major or minor line (`v1`, `v1.2`, `vpc/v1`), as workflows of GitHub name
 * actions. It is no version of any module.
 */
export function isMovingTag(tag: string): boolean {
  return /^(?:.*[/@-])?v?\d+(?:\.\d+)?$/.test(tag) && !/\d+\.\d+\.\d+/.test(tag)
}

function versionReading(tag: string, text: string): TagReading {
  const reading = readVersion(text)
  if (reading.ok) return { verdict: 'version', version: reading.version }
  const start = tag.slice(0, tag.length - text.length)
  const refuse = refusals(tag, `push a tag such as ${start}${exampleVersion(text)}`)
  if (reading.rule === 'build-metadata') {
    return refuse('build-metadata', `cannot be published: ${reading.problem}`)
  }
  return refuse('semver', `is not a semantic version: ${reading.problem}`)
}

function refusals(tag: string, hint: string): (rule: TagRule, problem: string) => TagReading {
  return (rule, problem) => {
    const error = new RegistryError('INVALID_TAG', `tag ${quote(tag)} ${problem}.`, hint)
    return { verdict: 'refused', rule, error }
  }
}

/** Letters and digits of all scripts and the blank pass here: what follows refuses them with a better reason. */
const STRANGER = /[^\p{L}\p{N}._/@+ -]/u

function characterProblem(tag: string): string | undefined {
  if (tag.length > MAX_REF_LENGTH) return `it has ${tag.length} characters, more than ${MAX_REF_LENGTH}`
  const stranger = STRANGER.exec(tag)
  if (stranger !== null) return `the character ${quote(stranger[0])} may not be in a tag`
  if (tag.startsWith('-')) return 'it begins with "-"'
  if (tag.includes('..')) return 'it holds ".."'
  return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined
}
