import type { context } from '@actions/github'
import { z } from 'zod'
import { quote, RegistryError } from '../base/error.ts'
import { checkedText, parseOptions } from '../base/schema.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'
import { type GitRemote, identityFromRemote, parseGitRemote } from '../module/git-remote.ts'
import { parseServerUrl } from '../module/server-url.ts'
import { isMovingTag } from '../module/tag.ts'

/** What made the workflow run, and whose run it is. */
export interface WorkflowEvent {
  /** `push`, `release`, … */
  readonly name: string
  /** Full: `refs/tags/v1.2.3`; `''` where the event has none. */
  readonly ref: string
  readonly payload: EventPayload
  readonly isFromFork: boolean
  /** `https://github.com`, without a trailing slash. */
  readonly serverUrl: string
  /** `https://api.github.com`, without a trailing slash. */
  readonly apiUrl: string
  /** `owner/name`. */
  readonly repository: string
  readonly remote: GitRemote
  readonly identity: RepositoryIdentity | undefined
  /** When the tag came to the server, in milliseconds; undefined where the event does not say. */
  readonly taggedAt: number | undefined
}

export type TagSource = Pick<WorkflowEvent, 'name' | 'ref' | 'payload'>
export type EventPayload = z.output<typeof payloadSchema>

export interface TagInputs {
  readonly tag?: string | undefined
  readonly 'all-tags': boolean
  /** Nothing is published: pull requests alone are looked at. */
  readonly check: boolean
}

/** What a run is to publish, or why there is nothing to do. */
export type TagChoice =
  | { readonly tags: readonly string[] | 'all' }
  | { readonly tags: undefined; readonly notice: string }
  | { readonly pullRequest: number }

/** `acme/registry`. */
export const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/

const id = z.coerce.number().int().positive().optional()

/** https://docs.github.com/actions/reference/variables-reference#default-environment-variables */
const variablesSchema = z.object({
  GITHUB_EVENT_NAME: z.string().min(1),
  GITHUB_REF: z.string().default(''),
  GITHUB_SERVER_URL: checkedText(parseServerUrl),
  GITHUB_API_URL: checkedText(parseServerUrl),
  GITHUB_REPOSITORY: z.string().regex(OWNER_AND_NAME, 'must be owner/name'),
  GITHUB_REPOSITORY_ID: id,
  GITHUB_REPOSITORY_OWNER_ID: id,
})

/** https://docs.github.com/webhooks/webhook-events-and-payloads; only what is used. */
const payloadSchema = z.object({
  action: z.string().optional(),
  deleted: z.boolean().optional(),
  release: z.object({ tag_name: z.string(), published_at: z.string().nullish() }).optional(),
  /** Of a push the seconds since 1970; of other events a text, and of an earlier push. */
  repository: z.object({ pushed_at: z.union([z.number(), z.string()]).nullish() }).optional(),
  pull_request: z
    .object({
      number: z.number().int().positive(),
      /** Null where the fork is gone. */
      head: z.object({ repo: z.object({ full_name: z.string() }).nullable() }),
      labels: z.array(z.object({ name: z.string() })).default([]),
    })
    .optional(),
})

/** What is used of the toolkit's context, which takes everything as it comes. */
export type RunContext = Pick<typeof context, 'eventName' | 'ref' | 'payload' | 'serverUrl' | 'apiUrl'>

/**
 * Parses the context of the run. The repository and its ids come from the environment: the context lacks the ids, and splits
 * the name unchecked. Throws INVALID_INPUT outside of a workflow run.
 */
export function parseEvent(context: RunContext, environment: NodeJS.ProcessEnv): WorkflowEvent {
  const variables = {
    ...environment,
    GITHUB_EVENT_NAME: context.eventName,
    GITHUB_REF: context.ref,
    GITHUB_SERVER_URL: context.serverUrl,
    GITHUB_API_URL: context.apiUrl,
  }
  const found = parseOptions(variablesSchema, variables, (name) => `environment variable ${name}`)
  const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository } = found
  const remote = parseGitRemote(`${serverUrl}/${repository}.git`)
  const identity = identityFromRemote(remote)
  const payload = payloadSchema.parse(context.payload)
  const head = payload.pull_request?.head.repo?.full_name
  return {
    name: found.GITHUB_EVENT_NAME,
    ref: found.GITHUB_REF,
    payload,
    isFromFork: payload.pull_request !== undefined && head !== repository,
    serverUrl,
    apiUrl: found.GITHUB_API_URL,
    repository,
    remote,
    identity: identity && {
      ...identity,
      repositoryId: found.GITHUB_REPOSITORY_ID,
      ownerId: found.GITHUB_REPOSITORY_OWNER_ID,
    },
    taggedAt: taggedAt(payload),
  }
}

function taggedAt({ repository, release }: EventPayload): number | undefined {
  if (typeof repository?.pushed_at === 'number') return repository.pushed_at * 1000
  const published = Date.parse(release?.published_at ?? '')
  return Number.isNaN(published) ? undefined : published
}

/** What happened to a release that is no more. */
const GONE = /^(?:deleted|unpublished)$/

const NO_TAG_HINT =
  'run it on a pushed tag (on: push: tags: ["v*"]), or set the input "tag" (one tag) or "all-tags" (true)'

/** Which tags the run publishes. Throws UNSUPPORTED_EVENT, and INVALID_INPUT where the inputs contradict each other. */
export function tagsOf(event: TagSource, wish: TagInputs): TagChoice {
  const pullRequest = event.payload.pull_request?.number
  if (event.name === 'pull_request' && pullRequest !== undefined) return { pullRequest }
  if (/^pull_request/.test(event.name)) {
    throw new RegistryError(
      'UNSUPPORTED_EVENT',
      `the event ${quote(event.name)} runs untrusted code with the repository's permissions`,
      `to plan what a pull request would publish, use "on: pull_request"; to publish, ${NO_TAG_HINT}`,
    )
  }
  if (wish.check) return nothing('input "check" is true, and the event is not a pull request')
  if (wish.tag !== undefined && wish['all-tags']) {
    throw new RegistryError(
      'INVALID_INPUT',
      `input "tag" is ${quote(wish.tag)} and input "all-tags" is true`,
      'set one of the two',
    )
  }
  if (wish['all-tags']) return { tags: 'all' }
  if (wish.tag !== undefined) return { tags: [wish.tag] }
  return tagsOfEvent(event)
}

function tagsOfEvent({ name, ref, payload }: TagSource): TagChoice {
  const isGone =
    payload.deleted === true || name === 'delete' || (name === 'release' && GONE.test(payload.action ?? ''))
  if (isGone) return nothing('the event deleted something; published versions stay')
  const released = payload.release?.tag_name
  const tag = released ?? /^refs\/tags\/(.+)$/s.exec(ref)?.[1]
  if (tag !== undefined && isMovingTag(tag)) return nothing(`${quote(tag)} is a moving tag, not a version`)
  if (tag !== undefined) return { tags: [tag] }
  if (name === 'push') return nothing(`${quote(ref)} is not a tag; ${NO_TAG_HINT}`)
  throw new RegistryError('UNSUPPORTED_EVENT', `the event ${quote(name)} has no tag`, NO_TAG_HINT)
}

function nothing(reason: string): TagChoice {
  return { tags: undefined, notice: `nothing to publish: ${reason}` }
}
