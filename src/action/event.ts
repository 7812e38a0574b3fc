import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { messageOf, quote, RegistryError } from '../base/error.ts'
import { checkedText, parseOptions } from '../base/schema.ts'
import { forgeOfRun } from '../composition/forge.ts'
import type { BranchCommit } from '../composition/modules.ts'
import type { Forge, ForgeName } from '../module/forge.ts'
import {
  type GitRemote,
  identityFromRemote,
  parseGitRemote,
  parseServerUrl,
  type RepositoryIdentity,
} from '../module/git-remote.ts'
import { OWNER_AND_NAME } from '../module/origin.ts'
import { isMovingTag, isRefName } from '../module/tag.ts'
import { releaseLineOf } from '../release/next-version.ts'
import type { Inputs } from './inputs.ts'

export interface WorkflowEvent {
  /** `push`, `release`, … */
  readonly name: string
  /** Full: `refs/tags/v1.2.3`; `''` where the event has none. */
  readonly ref: string
  readonly payload: EventPayload
  /** Of a push the commit that its ref named then; undefined for other events. */
  readonly pushed: string | undefined
  /** The commit that the run is about; `''` where the event has none. */
  readonly sha: string
  readonly isFromFork: boolean
  /** `https://github.com`, without a trailing slash. */
  readonly serverUrl: string
  /** `https://api.github.com`, without a trailing slash. */
  readonly apiUrl: string
  readonly forge: Forge
  /** `owner/name`. */
  readonly repository: string
  readonly remote: GitRemote
  readonly identity: RepositoryIdentity | undefined
  /** Whether somebody runs again what has run before. */
  readonly isAgain: boolean
  /** Time when the server got the tag, in milliseconds since 1970; undefined if the event does not have it. */
  readonly taggedAt: number | undefined
}

export type TagSource = Pick<WorkflowEvent, 'name' | 'ref' | 'payload' | 'sha'>
type EventPayload = z.output<typeof payloadSchema>

/** The tags to publish, the commit to release, the reason why there is nothing to publish, or the pull request to check. */
type TagChoice =
  | { readonly tags: readonly string[] | 'all' }
  | { readonly tags: undefined; readonly notice: string }
  | { readonly release: BranchCommit }
  | { readonly pullRequest: number; readonly base: string }

/** Servers other than GitHub have none, or an empty one. */
const id = z.preprocess((text) => text || undefined, z.coerce.number().int().positive().optional())

/** https://docs.github.com/actions/reference/variables-reference#default-environment-variables */
const variablesSchema = z.object({
  GITHUB_EVENT_NAME: z.string().min(1),
  GITHUB_REF: z.string().default(''),
  GITHUB_SHA: z
    .string()
    .regex(/^(?:[0-9a-f]{40})?$/, 'must be the id of a commit')
    .default(''),
  GITHUB_SERVER_URL: checkedText(parseServerUrl).default('https://github.com'),
  GITHUB_API_URL: checkedText(parseServerUrl).default('https://api.github.com'),
  GITHUB_REPOSITORY: checkedText(parseRepositoryName),
  GITHUB_REPOSITORY_ID: id,
  GITHUB_REPOSITORY_OWNER_ID: id,
  GITHUB_RUN_ATTEMPT: id,
})

/** https://docs.github.com/webhooks/webhook-events-and-payloads; only what is used. */
const payloadSchema = z.object({
  action: z.string().optional(),
  deleted: z.boolean().optional(),
  /** Of a push, also where `after` is the id of an annotated tag. */
  head_commit: z.object({ id: z.string() }).nullish(),
  release: z.object({ tag_name: z.string(), published_at: z.string().nullish() }).optional(),
  /** Of a push the seconds since 1970; of other events a text, and of an earlier push. */
  repository: z
    .object({
      id: z.number().int().positive().optional(),
      full_name: z.string().optional(),
      default_branch: z.string().optional(),
      owner: z.object({ id: z.number().int().positive().optional() }).optional(),
      pushed_at: z.union([z.number(), z.string()]).nullish(),
    })
    .optional(),
  pull_request: z
    .object({
      number: z.number().int().positive(),
      title: z.string().optional(),
      base: z.object({ ref: z.string().refine(isRefName, 'is not the name of a branch') }).optional(),
      /** Null where the fork is gone. */
      head: z.object({ repo: z.object({ full_name: z.string() }).nullable() }),
      labels: z.array(z.object({ name: z.string() })).default([]),
    })
    .optional(),
})

/** What the runner says of the run. Throws INVALID_INPUT outside of a workflow run. */
export async function readEvent(environment: NodeJS.ProcessEnv, forge?: ForgeName): Promise<WorkflowEvent> {
  return parseEvent(await readPayload(environment['GITHUB_EVENT_PATH'] ?? ''), environment, forge)
}

/** What a webhook would send, in the file that the runner has written. */
async function readPayload(path: string): Promise<unknown> {
  if (!existsSync(path)) return {}
  const text = await readFile(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw malformedEvent(quote(messageOf(error)), error)
  }
}

/** Parses what the runner says of the run. Throws INVALID_INPUT outside of a workflow run. */
export function parseEvent(
  eventPayload: unknown,
  environment: NodeJS.ProcessEnv,
  forge?: ForgeName,
): WorkflowEvent {
  const found = parseOptions(variablesSchema, environment, (name) => `environment variable ${name}`)
  const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository } = found
  const remote = parseGitRemote(`${serverUrl}/${repository}.git`)
  const identity = identityFromRemote(remote)
  const payload = parsePayload(eventPayload)
  const own = payload.repository?.full_name === repository ? payload.repository : undefined
  const head = payload.pull_request?.head.repo?.full_name
  return {
    name: found.GITHUB_EVENT_NAME,
    ref: found.GITHUB_REF,
    payload,
    pushed: found.GITHUB_EVENT_NAME === 'push' ? (payload.head_commit?.id ?? found.GITHUB_SHA) : undefined,
    sha: found.GITHUB_SHA,
    isFromFork: payload.pull_request !== undefined && head !== repository,
    serverUrl,
    apiUrl: found.GITHUB_API_URL,
    forge: forgeOfRun(environment, forge),
    repository,
    remote,
    identity: identity && {
      ...identity,
      // Other servers than GitHub give the ids in the event alone.
      repositoryId: found.GITHUB_REPOSITORY_ID ?? own?.id,
      ownerId: found.GITHUB_REPOSITORY_OWNER_ID ?? own?.owner?.id,
    },
    isAgain: (found.GITHUB_RUN_ATTEMPT ?? 1) > 1,
    taggedAt: taggedAt(payload),
  }
}

/** act sets the whole URL of an origin that is not on github.com. */
function parseRepositoryName(text: string): string {
  if (OWNER_AND_NAME.test(text)) return text
  throw new RegistryError(
    'INVALID_INPUT',
    `${quote(text)} is not owner/name`,
    'start act with --env GITHUB_REPOSITORY=owner/name; other runners set it themselves',
  )
}

function parsePayload(eventPayload: unknown): EventPayload {
  const parsed = payloadSchema.safeParse(eventPayload)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') ?? ''
  throw malformedEvent(`${where === '' ? '' : `${quote(where)}: `}${issue?.message ?? 'it is not valid'}`)
}

/** INVALID_INPUT for an event file that a runner did not write. */
function malformedEvent(problem: string, cause?: unknown): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `the file of the event (environment variable GITHUB_EVENT_PATH) is not one of GitHub: ${problem}`,
    'let the runner set GITHUB_EVENT_PATH, or write the payload of a webhook there: docs.github.com/webhooks',
    { cause },
  )
}

function taggedAt({ repository, release }: EventPayload): number | undefined {
  if (typeof repository?.pushed_at === 'number') return repository.pushed_at * 1000
  const published = Date.parse(release?.published_at ?? '')
  return Number.isNaN(published) ? undefined : published
}

/**
 * Events whose commit is in the repository by the right to write there. Others may name what nobody has merged: the events of pull
 * requests, comments and merge queues.
 */
const WRITING_EVENTS: ReadonlySet<string> = new Set([
  'push',
  'create',
  'delete',
  'release',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'workflow_run',
])

/** UNSUPPORTED_EVENT for an event at which nothing is written. @param work after "cannot": `publish` */
export function refuseUnlistedEvent({ name }: Pick<WorkflowEvent, 'name'>, work: string): void {
  if (WRITING_EVENTS.has(name)) return
  throw new RegistryError(
    'UNSUPPORTED_EVENT',
    `the event ${quote(name)} cannot ${work}: it may stand for changes that are not merged, and runs with the repository's permissions`,
    `run it on one of ${[...WRITING_EVENTS].join(', ')}; on "pull_request" the action says what would change`,
  )
}

/** Actions of a `release` event after which there is no release. */
const GONE = /^(?:deleted|unpublished)$/

const NO_TAG_HINT =
  'run it on a pushed tag (on: push: tags: ["v*"]), or set the input "tag" (one tag) or "all-tags" (true)'

/** Which tags the run publishes. Throws UNSUPPORTED_EVENT. */
export function tagsOf(
  event: TagSource,
  inputs: Pick<Inputs, 'tag' | 'all-tags' | 'check' | 'release' | 'site'>,
): TagChoice {
  const pull = event.payload.pull_request
  if (event.name === 'pull_request' && pull !== undefined)
    return { pullRequest: pull.number, base: pull.base?.ref ?? 'main' }
  if (inputs.check && !/^pull_request/.test(event.name))
    return nothing('input "check" is true, and the event is not a pull request')
  refuseUnlistedEvent(event, 'publish')
  if (inputs['all-tags']) return { tags: 'all' }
  if (inputs.tag !== undefined) return { tags: [inputs.tag] }
  const [, branch] = /^refs\/heads\/(.+)$/s.exec(event.ref) ?? []
  const isGone = event.payload.deleted === true || event.name === 'delete'
  if (inputs.release === false || branch === undefined || isGone) return tagsOfEvent(event, inputs)
  return releaseOf(branch, event)
}

/** Releases are made of the default branch and of maintenance branches. */
function releaseOf(branch: string, { sha, payload }: TagSource): TagChoice {
  // Events that do not name it, such as a schedule, run on the default branch alone.
  const { default_branch: main = branch } = payload.repository ?? {}
  if (branch === main || releaseLineOf(branch) !== undefined) return { release: { branch, commit: sha } }
  return nothing(
    `${quote(branch)} is neither the default branch ${quote(main)} nor a maintenance branch such as "release/1.x"`,
  )
}

function tagsOfEvent({ name, ref, payload }: TagSource, { site }: Pick<Inputs, 'site'>): TagChoice {
  const isGone =
    payload.deleted === true || name === 'delete' || (name === 'release' && GONE.test(payload.action ?? ''))
  if (isGone) return nothing('the event deleted something; published versions stay')
  const released = payload.release?.tag_name
  const tag = released ?? /^refs\/tags\/(.+)$/s.exec(ref)?.[1]
  if (tag !== undefined && isMovingTag(tag))
    return nothing(`${quote(tag)} is a moving tag: it has fewer than three numbers`)
  if (tag !== undefined) return { tags: [tag] }
  // A step may make the website alone, at each event that may publish.
  if (name === 'push' || site !== undefined) return nothing(`${quote(ref)} is not a tag; ${NO_TAG_HINT}`)
  throw new RegistryError('UNSUPPORTED_EVENT', `the event ${quote(name)} has no tag`, NO_TAG_HINT)
}

function nothing(reason: string): TagChoice {
  return { tags: undefined, notice: `nothing to publish: ${reason}` }
}
