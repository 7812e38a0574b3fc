import { type ConfigurationFile, readRegistrySource } from '../audit/module-use.ts'
import { quote, RegistryError } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { withoutLastSlashes } from '../base/url.ts'
import type { ModuleDocument } from '../index/format/documents.ts'
import { versionState } from '../index/format/version-state.ts'
import type { Expression } from '../interface/read/expression.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { originOf } from '../module/origin.ts'
import { isVersion } from '../module/version.ts'
import { isWithin } from '../package/package.ts'

/** Which sources change, and what they become. */
interface SourceRewrite {
  /** Whether a source that is an expression may be one of them. */
  mayConcern(expression: string): boolean
  /** Undefined for a source that it does not concern. */
  next(source: string, line: SourceLine): NextSource | { readonly reason: string } | undefined
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

/** What a command of `audit` changes. */
export interface Rewrite {
  /** Which sources it concerns, for people. */
  readonly concerned: string
  rewrite(file: ConfigurationFile): RewrittenFile
}

/** Reads `OLD=NEW`; the last `=` parts them, as a Git source may have one. Throws INVALID_INPUT. */
export function parseRewrite(text: string): Rewrite {
  const at = text.lastIndexOf('=')
  const name = text.slice(0, Math.max(at, 0))
  const from = plain(name)
  const to = withoutLastSlashes(text.slice(at + 1))
  const rewrite = {
    mayConcern: (expression: string) => isNamedIn(expression, from),
    next: (source: string, line: SourceLine) => replacement(source, { from, to }, line),
  }
  if (from.base !== '' && /^[^\s"\\${}]+$/.test(to) && !name.includes('"'))
    return { concerned: `begin with ${quote(name)}`, rewrite: (file) => rewriteSources(file, rewrite) }
  throw new RegistryError(
    'INVALID_INPUT',
    `--rewrite is ${quote(text)}, which is not OLD=NEW`,
    'write --rewrite app.terraform.io/acme=modules.acme.dev/acme, or --rewrite https://git.acme.dev/vpc.git=modules.acme.dev/acme/vpc/aws',
  )
}

/**
 * Changes the Git sources of the repositories of an index whose tag or commit is a version there.
 * @param host of the registry
 */
export function indexRewrite(host: string, modules: readonly ModuleDocument[]): Rewrite {
  const versions = modules.flatMap((module) => {
    const { owner } = module
    if (owner === null) return []
    const repository = plain(`https://${owner.host}/${owner.repository}`)
    return module.versions.map((version) => ({ ...version, module, repository }))
  })
  const repositories = groupBy(versions, ({ repository }) => repository.base.toLowerCase())
  const rewrite = {
    mayConcern: (expression: string) =>
      [...repositories.values()].some(([{ repository }]) => isNamedIn(expression, repository)),
    next(source: string, line: SourceLine) {
      const { base, below } = plain(source)
      const ref = refIn(source)
      const [isCommit, told] = [COMMIT.test(ref), versionIn(line.comment)]
      // The module that is nearest to the directory first.
      const known = repositories
        .get(base.toLowerCase())
        ?.filter(({ path }) => isWithin(below, path))
        .toSorted((a, b) => b.path.length - a.path.length)
      if (known === undefined) return undefined
      const isTold = ({ version }: { version: string }) => isCommit && version === told
      const exact = known.filter(
        ({ tag, commit }) => ref === '' || tag === ref || (isCommit && commit.startsWith(ref)),
      )
      const found = exact.find(isTold) ?? exact[0] ?? known.find(isTold)
      if (found === undefined) return { reason: `the index has no version at ${quote(ref)} of the directory` }
      const { module, path, version } = found
      const { address } = module
      const name = formatModuleAddress(address)
      if (ref !== '' && versionState(module, version).state === 'yanked')
        return { reason: `${version} of ${name} is yanked: choose another version` }
      const rest = below.slice(path.length).replace(/^\//, '')
      return withVersion(joined(`${host}/${name}`, rest), ref === '' ? undefined : version, { ...line, ref })
    },
  }
  return { concerned: 'are of repositories of the index', rewrite: (file) => rewriteSources(file, rewrite) }
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
      if (rewrite.mayConcern(source.text)) left.push({ line: source.line, reason: EXPRESSION })
      continue
    }
    const isUnit = type === 'terraform'
    const line = lines[source.line - 1] ?? ''
    const [, comment = ''] = COMMENT.exec(line.split(source.text)[1] ?? '') ?? []
    const next = rewrite.next(source.value, { hasVersion: attributes.has('version'), comment, isUnit })
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
  /** Whether the comment behind the source names the version of a commit: it goes, as it would not be true for long. */
  readonly isInComment?: boolean
}

/** What is around a source. */
interface SourceLine {
  readonly hasVersion: boolean
  readonly comment: string
  /** Whether it is of a Terragrunt unit, which has the version in it. */
  readonly isUnit: boolean
}

function isNamedIn(expression: string, { base, below }: PlainSource): boolean {
  const names = [...base.replace(/^https:\/\//, '').split(/\/(.*)/, 2), below]
  return names.every((name) => expression.includes(name))
}

function replacement(
  text: string,
  { from, to }: { readonly from: PlainSource; readonly to: string },
  line: SourceLine,
): ReturnType<SourceRewrite['next']> {
  const [, query = ''] = text.split('?')
  const { base, below } = plain(text)
  const rest = from.below === '' ? restBehind(from.base, base) : restBehind(from.below, below)
  if (rest === undefined || (from.below !== '' && base !== from.base)) return undefined
  const source = from.below === '' ? joined(`${to}${rest}`, below) : joined(to, rest.slice(1))
  if (readRegistrySource(source, '') === undefined)
    return line.hasVersion || text.startsWith('tfr://')
      ? { reason: `${quote(source)} is not the address of a registry, and the block has a version` }
      : { source: query === '' ? source : `${source}?${query}`, version: '' }
  const ref = refIn(text)
  const version = versionIn(COMMIT.test(ref) ? line.comment : ref)
  if (version === undefined && ref !== '')
    return { reason: `the ref ${quote(ref)} is no version: choose one, and write it as version` }
  return withVersion(source, version, { ...line, ref })
}

/** @param version undefined: none is named */
function withVersion(
  source: string,
  version: string | undefined,
  { ref, comment, hasVersion, isUnit }: SourceLine & { readonly ref: string },
): ReturnType<SourceRewrite['next']> {
  if (isUnit && version === undefined)
    return { reason: 'it names no version: choose one, and write it as version' }
  const isInComment = COMMIT.test(ref) && versionIn(comment) !== undefined
  return isUnit
    ? { source: `tfr://${source}?version=${version}`, version: '', isInComment }
    : { source, version: hasVersion ? '' : (version ?? ''), isInComment }
}

const COMMIT = /^[0-9a-f]{7,40}$/

/** What a source names of a repository, or the version of a Terragrunt unit. */
function refIn(source: string): string {
  const parameters = new URLSearchParams(source.split('?')[1] ?? '')
  return parameters.get('version') ?? parameters.get('ref') ?? ''
}

function versionIn(ref: string): string | undefined {
  const [, text = ''] = /(?:^|[^0-9A-Za-z.])?v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(ref) ?? []
  return isVersion(text) ? text : undefined
}

/** A source without what has no meaning for which it is: `git::`, `tfr://`, `.git`, arguments, and the protocol of a Git repository. */
interface PlainSource {
  /** Of a Git repository its https URL. */
  readonly base: string
  /** Behind `//`; empty for the root. */
  readonly below: string
}

function plain(text: string): PlainSource {
  const address = text.replace(/^git::|^tfr:\/\/\/?/, '').replace(/\?.*$/s, '')
  const scheme = /^(?:[a-z0-9]+::)?[a-z+]+:\/\//i.exec(address)?.[0] ?? ''
  const [start = '', ...below] = address.slice(scheme.length).split('//')
  const base = `${scheme}${withoutLastSlashes(start).replace(/\.git$/, '')}`
  // The hosts that clients know have no scheme.
  const { identity } = originOf(/^(?:github\.com|bitbucket\.org)\//i.test(base) ? `https://${base}` : base)
  return {
    base: identity === undefined ? base : `https://${identity.host}/${identity.repository}`,
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
