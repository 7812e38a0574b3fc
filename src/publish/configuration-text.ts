import { quote, visible } from '../base/error.ts'
import type { Version } from '../module/version.ts'

export interface ConfiguredModule {
  readonly path: string
  /** Directories in which older tags have it. */
  readonly otherPaths: readonly string[]
  readonly address: string
  /** None: tags without a prefix, which all such modules share. */
  readonly tagPrefixes: readonly string[]
  /** Its package may hold what it needs beside it. */
  readonly root?: '.'
  /** The versions that `--all-tags` would publish now. */
  readonly versions: number
  readonly latest: Version | null
}

/** A directory with configuration that the file only names in a comment, and why. */
export interface LeftOutDirectory {
  readonly path: string
  readonly reason: string
}

const SCHEMA_LINE =
  '# yaml-language-server: $schema=https://raw.githubusercontent.com/org/module-registry-action/v1/schemas/module-registry.schema.json'

/** Characters of a line of a comment. A longer text goes on in the next one. */
const LINE_LENGTH = 100

/** The text of a config file. */
export function formatConfiguration(
  modules: readonly ConfiguredModule[],
  leftOut: readonly LeftOutDirectory[],
): string {
  const lines = modules.flatMap(({ path, otherPaths, address, tagPrefixes, root }) => [
    `  - path: ${yamlList([path, ...otherPaths])}`,
    `    address: ${address}`,
    ...(tagPrefixes.length === 0 ? [] : [`    tag-prefix: ${yamlList(tagPrefixes)}`]),
    ...(root === undefined ? [] : [`    root: ${root} # versions of it need what is beside it`]),
  ])
  const comments = leftOut.flatMap(({ path, reason }) => comment(`${quote(path)}: ${reason}`))
  const rest =
    comments.length === 0 ? [] : ['# Left out; write by hand what should be published:', ...comments]
  return `${[SCHEMA_LINE, 'modules:', ...lines, ...rest].join('\n')}\n`
}

function comment(text: string): string[] {
  const lines = ['# -']
  for (const word of visible(text).split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length < LINE_LENGTH || last.length < 5)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`#   ${word}`)
  }
  return lines
}

/** One text alone is no list. */
function yamlList(texts: readonly string[]): string {
  const items = texts.map(yamlText)
  return items.length === 1 ? items.join('') : `[${items.join(', ')}]`
}

/** JSON is YAML. */
function yamlText(text: string): string {
  return /^(?:[A-Za-z][\w./-]*|\.)$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text)
}
