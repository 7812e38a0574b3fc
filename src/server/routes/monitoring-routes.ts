import { canonicalJson } from '../../base/json.ts'
import { type Answer, jsonAnswer, RETRY_AFTER_SECONDS } from '../http-message.ts'
import type { IndexStanding } from '../ports.ts'

export interface StandingQuestion {
  /** Whether requests would be answered well, or only whether the process lives. */
  readonly mustServe: boolean
  readonly isEnding?: boolean | undefined
}

/** The last good commit goes on being served while the index is gone, and this says so. */
export function renderStanding(standing: IndexStanding | undefined, question: StandingQuestion): Answer {
  const { commit = null, problem } = standing ?? {}
  const isGone = problem !== undefined && commit === null
  const isDown = question.mustServe && (isGone || question.isEnding === true)
  const status = problem === undefined ? 'ok' : 'stale'
  const body = canonicalJson({
    status: isDown ? 'down' : status,
    index: standing === undefined ? null : { commit, looked_at: dateOf(standing), problem: problem ?? null },
  })
  if (!isDown) return jsonAnswer(body, 'none')
  return {
    ...jsonAnswer(body, 'none'),
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  }
}

function dateOf({ lookedAt }: IndexStanding): string {
  return new Date(lookedAt * 1000).toISOString()
}
