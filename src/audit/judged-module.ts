import { isConstraint, parseConstraint } from '../interface/version-constraint.ts'
import { selectLatest, sortVersions, type Version } from '../module/version.ts'
import type { FindingCode } from './finding.ts'
import type { ModuleUse } from './module-use.ts'
import type { KnownVersion, ListFailure, MarkSupport, ModuleVersions } from './registry-answers.ts'

/** One call of a module, and what its registry says of the version that it gets. */
export interface JudgedModule extends ModuleUse {
  /** The installed version; before `init` the one that clients would choose. */
  readonly version: Version | undefined
  /** The highest release that is listed. */
  readonly latest: Version | undefined
  /** The highest version that the constraint allows. */
  readonly allowed: Version | undefined
  readonly state: FindingCode | 'current'
  readonly reason: string
  readonly link: string
  readonly replacement: string
  /** Why the state cannot be told, and what to do; empty otherwise. */
  readonly problem: string
  readonly fix: string
  /** Undefined where the registry told nothing. */
  readonly markSupport: MarkSupport | undefined
  readonly known: KnownVersion | undefined
}

/** What the answer of its registry says of a call. */
export function judgeUse(use: ModuleUse, answer: ModuleVersions | ListFailure): JudgedModule {
  const base = { ...use, ...NOTHING, version: use.installed }
  if ('kind' in answer) return { ...base, state: answer.kind, problem: answer.message, fix: answer.fix }
  const { markSupport, versions } = answer
  const listed = versions.filter(isListed).map(({ version }) => version)
  const isAllowed = allows(use.constraint)
  const latest = selectLatest(listed)
  const allowed = isAllowed && sortVersions(listed).find(isAllowed)
  const withdrawn = versions.filter((each) => !isListed(each)).map(({ version }) => version)
  const refused = isAllowed && sortVersions(withdrawn).find(isAllowed)
  const version = use.installed ?? (use.constraint === '' ? latest : allowed) ?? refused
  const facts = { ...base, markSupport, latest, allowed: allowed || undefined }
  if (version === undefined) return { ...facts, ...withoutVersion(use, listed) }
  return { ...facts, version, ...stateOf(version, versions, latest) }
}

/** The judgement of a version that is listed, with the deprecation that the details of its registry name. */
export function withDeprecation(
  module: JudgedModule,
  mark: { readonly reason: string; readonly link: string; readonly replacement: string } | null,
): JudgedModule {
  const markSupport = 'deprecations'
  return mark === null ? { ...module, markSupport } : { ...module, ...mark, markSupport, state: 'deprecated' }
}

const NOTHING = {
  latest: undefined,
  allowed: undefined,
  reason: '',
  link: '',
  replacement: '',
  problem: '',
  fix: '',
  markSupport: undefined,
  known: undefined,
}

function isListed({ state }: KnownVersion): boolean {
  return state === 'listed' || state === 'deprecated'
}

/** Undefined for a constraint that has to be evaluated, or that is none. Without a constraint clients choose releases. */
function allows(constraint: string | undefined): ((version: Version) => boolean) | undefined {
  if (constraint === undefined || (constraint !== '' && !isConstraint(constraint))) return undefined
  if (constraint === '') return (version) => !version.includes('-')
  try {
    return parseConstraint(constraint).allows
  } catch {
    return undefined
  }
}

function withoutVersion({ constraint }: ModuleUse, listed: readonly Version[]) {
  if (constraint === undefined)
    return {
      state: 'unknown',
      problem: 'the version is an expression, and no version is installed',
      fix: 'run terraform init or tofu init first',
    } as const
  const some = sortVersions(listed).slice(0, 3).join(', ')
  return {
    state: 'missing',
    problem: `the registry lists no version that ${JSON.stringify(constraint)} allows`,
    fix: some === '' ? 'ask the owner of the registry' : `use a listed version, such as ${some}`,
  } as const
}

function stateOf(version: Version, versions: readonly KnownVersion[], latest: Version | undefined) {
  const known = versions.find((each) => each.version === version)
  if (known === undefined)
    return {
      state: 'missing',
      problem: 'the registry lists this version no more, and does not say why',
      fix:
        latest === undefined
          ? 'ask the owner of the registry'
          : `use ${latest}, or ask the owner of the registry`,
    } as const
  const { state, reason, link, replacement } = known
  const isOld = latest !== undefined && selectLatest([version, latest]) !== version
  return {
    known,
    reason,
    link,
    replacement,
    state: state === 'listed' ? (isOld ? 'outdated' : 'current') : state,
  } as const
}
