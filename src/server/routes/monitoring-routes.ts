import { canonicalJson } from '../../base/json.ts'
import type { IndexHealth } from '../ports.ts'
import { jsonAnswer, RETRY_LATER, type Route, type RouteAnswer } from './route.ts'

/** `/healthz`: the process lives. */
export const answerHealth: Route = async ({ health }) => healthAnswer(await health(), false)

/** `/readyz`: the server can answer requests. */
export const answerReady: Route = async ({ health: look, isEnding }) => {
  const health = await look()
  return healthAnswer(health, isEnding() || isGone(health))
}

/** `/metrics`, for Prometheus. https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const answerMetrics: Route = async ({ metrics }) =>
  metrics && {
    status: 200,
    body: metrics.render(),
    type: 'text/plain; version=0.0.4; charset=utf-8',
    cache: 'none',
  }

/** An index that cannot be read, and of which not all can be served meanwhile. */
function isGone(health: IndexHealth | undefined): boolean {
  return health?.problem !== undefined && !health.isLasting
}

/** The status is `stale` while the index cannot be read and the last good snapshot is served. */
function healthAnswer(health: IndexHealth | undefined, isDown: boolean): RouteAnswer {
  const { commit = null, problem = null, checkedAt = 0 } = health ?? {}
  const looked_at = new Date(checkedAt * 1000).toISOString()
  const index = health === undefined ? null : { commit, looked_at, problem }
  const status = problem === null ? 'ok' : 'stale'
  const answer = jsonAnswer(canonicalJson({ status: isDown ? 'down' : status, index }), 'none')
  return isDown ? { ...answer, status: 503, headers: RETRY_LATER } : answer
}
