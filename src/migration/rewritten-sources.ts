import { type ConfigurationFile, readRegistrySource } from '../audit/module-use.ts'
import { quote, RegistryError } from '../base/error.ts'
import { withoutLastSlashes } from '../base/url.ts'
import type { Expression } from '../interface/read/expression.ts'
import { isVersion } from '../module/version.ts'

/** What `audit --rewrite OLD=NEW` changes. */
interface SourceRewrite {
  /** A source, or its beginning up to a slash. */
  readonly from: PlainSource
  readonly to: string
}

interface RewrittenLine {
  readonly line: number
  readonly before: string
  /** With the `version` line that a source in Git becomes. */
  readonly after: string
}

interface LeftLine {
  readonly line: number
  readonly reason: string
}

interface RewrittenFile {
  readonly text: string
  readonly changed: readonly RewrittenLine[]
  readonly left: readonly LeftLine[]
}

/** Reads `OLD=NEW`; the last `=` parts them, as a Git source may have one. Throws INVALID_INPUT. */
export function parseRewrite(text: string) {
  const at = text.lastIndexOf('=')
  const name = text.slice(0, Math.max(at, 0))
  const from = plain(name)
  const to = withoutLastSlashes(text.slice(at + 1))
  if (from.base !== '' && /^[^\s"\\${}]+$/.test(to) && !name.includes('"'))
    return { from: name, rewrite: (file: ConfigurationFile) => rewriteSources(file, { from, to }) }
  throw new RegistryError(
    'INVALID_INPUT',
    `--rewrite is ${quote(text)}, which is not OLD=NEW`,
    'write --rewrite app.terraform.io/acme=modules.acme.dev/acme, or --rewrite https://git.acme.dev/vpc.git=modules.acme.dev/acme/vpc/aws',
  )
}

/** The file with the new sources of its `module` blocks, or of a Terragrunt unit; everything else stays as it is, byte for byte. */
function rewriteSources({ text, parsed }: ConfigurationFile, rewrite: SourceRewrite): RewrittenFile {
  const lines = text.split('\n')
  const changed: RewrittenLine[] = []
  const left: LeftLine[] = []
  for (const { type, attributes } of parsed.blocks) {
    const source = attributes.get('source')
    if (source === undefined) continue
    if (source.kind !== 'literal' || typeof source.value !== 'string') {
      const { base, below } = rewrite.from
      const names = [...base.replace(/^git:/, '').split(/\/(.*)/, 2), below]
      if (names.every((name) => source.text.includes(name)))
        left.push({ line: source.line, reason: EXPRESSION })
      continue
    }
    const isUnit = type === 'terraform'
    const line = lines[source.line - 1] ?? ''
    const [, comment = ''] = COMMENT.exec(line.split(source.text)[1] ?? '') ?? []
    const next = rewritten(source.value, rewrite, { hasVersion: attributes.has('version'), comment, isUnit })
    if (next === undefined) continue
    const after = 'reason' in next ? undefined : replaced(line, source, next)
    if (after === undefined)
      left.push({
        line: source.line,
        reason: 'reason' in next ? next.reason : 'the line cannot be told apart',
      })
    else {
      changed.push({ line: source.line, before: line, after })
      if (after.includes('\n')) changed.push(...realigned(lines, source.line))
    }
  }
  for (const { line, after } of changed) lines[line - 1] = after
  return { text: lines.join('\n'), changed, left }
}

const EXPRESSION = 'the source is an expression: change it by hand'

/** One word in a comment behind a source: programs that update a commit write its version there. */
const COMMENT = /^\s*(?:#|\/\/)\s*(\S+)\s*$/

interface NextSource {
  readonly source: string
  /** To be added; empty where the block has one, or needs none. */
  readonly version: string
  /** Whether the comment behind the source says it: it goes, as it would not be true for long. */
  readonly isInComment?: boolean
}

/** What is around a source. */
interface SourceLine {
  readonly hasVersion: boolean
  readonly comment: string
  /** Whether it is of a Terragrunt unit, which has the version in it. */
  readonly isUnit: boolean
}

/** Undefined for a source that the rewrite does not concern. */
function rewritten(
  text: string,
  { from, to }: SourceRewrite,
  { hasVersion, comment, isUnit }: SourceLine,
): NextSource | { readonly reason: string } | undefined {
  const [, query = ''] = text.split('?')
  const { base, below } = plain(text)
  const rest = from.below === '' ? restBehind(from.base, base) : restBehind(from.below, below)
  if (rest === undefined || (from.below !== '' && base !== from.base)) return undefined
  const source = from.below === '' ? joined(`${to}${rest}`, below) : joined(to, rest.slice(1))
  const isRegistry = readRegistrySource(source, '') !== undefined
  if (!isRegistry)
    return hasVersion || text.startsWith('tfr://')
      ? { reason: `${quote(source)} is not the address of a registry, and the block has a version` }
      : { source: query === '' ? source : `${source}?${query}`, version: '' }
  if (!isUnit && (query === '' || hasVersion)) return { source, version: '' }
  const parameters = new URLSearchParams(query)
  const ref = parameters.get('version') ?? parameters.get('ref') ?? ''
  const isInComment = /^[0-9a-f]{7,40}$/.test(ref)
  const version = versionIn(isInComment ? comment : ref)
  if (version === undefined)
    return { reason: `the ref ${quote(ref)} is no version: choose one, and write it as version` }
  return isUnit
    ? { source: `tfr://${source}?version=${version}`, version: '', isInComment }
    : { source, version, isInComment }
}

function versionIn(ref: string): string | undefined {
  const [, text = ''] = /(?:^|[^0-9A-Za-z.])?v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(ref) ?? []
  return isVersion(text) ? text : undefined
}

/** A source without what has no meaning for which it is: `git::`, `tfr://`, `.git`, arguments, and the protocol of a Git repository. */
interface PlainSource {
  readonly base: string
  /** Behind `//`; empty for the root. */
  readonly below: string
}

/** What tells a Git repository from the address of a module: a protocol, a user, or a host that clients know. */
const REPOSITORY = /^(?:(?:https?|ssh):\/\/(?:[^/@]*@)?|[\w.-]+@|(?=(?:github\.com|bitbucket\.org)[/:]))/i

function plain(text: string): PlainSource {
  const address = text.replace(/^git::|^tfr:\/\/\/?/, '').replace(/\?.*$/s, '')
  const start = (REPOSITORY.exec(address) ?? /^(?:[a-z0-9]+::)?[a-z+]+:\/\//i.exec(address))?.[0]
  const scheme = start ?? ''
  const [base = '', ...below] = address.slice(scheme.length).split('//')
  const name = withoutLastSlashes(base).replace(/\.git$/, '')
  return {
    base: REPOSITORY.test(address) ? `git:${name.replace(/^([^/:]+):(?!\d+\/)/, '$1/')}` : `${scheme}${name}`,
    below: withoutLastSlashes(below.join('//')),
  }
}

function joined(base: string, below: string): string {
  return below === '' ? base : `${base}//${below}`
}

/** What a path has behind another one, with its slash; undefined where it is neither that nor below it. */
function restBehind(start: string, path: string): string | undefined {
  return path === start || path.startsWith(`${start}/`) ? path.slice(start.length) : undefined
}

/** Undefined where the source is not in its line as it was read. */
function replaced(
  line: string,
  { text }: Expression,
  { source, version, isInComment = false }: NextSource,
): string | undefined {
  const at = line.indexOf(text)
  if (at < 0 || line.indexOf(text, at + 1) >= 0 || !/^(['"]).*\1$/.test(text)) return undefined
  const end = line.endsWith('\r') ? '\r' : ''
  const behind = isInComment ? end : line.slice(at + text.length)
  const next = `${line.slice(0, at)}${JSON.stringify(source)}${behind}`
  if (version === '') return next
  const isJson = /"source"\s*:/.test(line)
  if (isJson)
    return next.replace(
      JSON.stringify(source),
      `${JSON.stringify(source)}, "version": ${JSON.stringify(version)}`,
    )
  const start = /^(\s*)source(\s*)=/.exec(line)
  if (start === null) return undefined
  const [, indent = '', gap = ' '] = start
  // As terraform fmt aligns them: "version" is one letter longer than "source".
  const own = gap.length > 1 ? gap.slice(1) : ' '
  const aligned = next.replace(/^(\s*source)\s*=/, `$1${own} =`)
  return `${aligned}\n${indent}version${own}= ${JSON.stringify(version)}${end}`
}

/** The lines around a `source` whose `=` moves with its own, as far as they are arguments that are aligned with it. */
function realigned(lines: readonly string[], line: number): RewrittenLine[] {
  const column = /^\s*source (?==)/.exec(lines[line - 1] ?? '')?.[0].length
  const isAligned = (each: string) => /^\s*[\w-]+ *(?==)/.exec(each)?.[0].length === column
  const found: RewrittenLine[] = []
  for (const step of column === undefined ? [] : [-1, 1])
    for (let at = line + step; isAligned(lines[at - 1] ?? ''); at += step) {
      const before = lines[at - 1] ?? ''
      found.push({ line: at, before, after: before.replace('=', ' =') })
    }
  return found
}
