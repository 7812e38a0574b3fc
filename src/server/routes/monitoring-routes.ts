import { canonicalJson } from '../../base/json.ts'
import type { RequestMetrics } from '../metrics.ts'
import type { IndexHealth, ServedIndex } from '../ports.ts'
import { jsonAnswer, RETRY_LATER, type Route, type RouteAnswer } from './route.ts'

/** What the monitoring routes report. */
export interface Monitored {
  readonly index: ServedIndex
  /** True once the server has been told to stop. */
  readonly isEnding?: () => boolean
  /** Absent: `/metrics` is 404. */
  readonly metrics?: RequestMetrics
}

/** `/healthz` tells if the process lives, `/readyz` if it can answer requests; `/metrics` is for Prometheus. */
export function monitoringRoutes(monitored: Monitored): [path: string, name: string, route: Route][] {
  const { index, isEnding = () => false, metrics } = monitored
  const health = () => index.health?.()
  return [
    ['/healthz', 'health', async () => healthAnswer(health(), false)],
    ['/readyz', 'health', async () => healthAnswer(health(), isEnding() || isGone(health()))],
    ['/metrics', 'metrics', async () => metrics && metricsAnswer(metrics.render())],
  ]
}

/** A directory that cannot be read: it has no commit that could be served meanwhile. */
function isGone(health: IndexHealth | undefined): boolean {
  return health?.problem !== undefined && health.commit === null
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

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
function metricsAnswer(text: string): RouteAnswer {
  return { status: 200, body: text, type: 'text/plain; version=0.0.4; charset=utf-8', cache: 'none' }
}
