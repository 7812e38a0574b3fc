import { expect, it } from 'vitest'
import { RequestMetrics } from '../../src/server/metrics.ts'

it('counts by route and status, and times in buckets that hold the smaller ones', () => {
  const metrics = new RequestMetrics(() => [['index_stale', 'Whether.', 1]])
  metrics.observe('versions', 200, 0.001)
  metrics.observe('versions', 404, 0.05)
  metrics.observe('versions', 200, 60)
  const text = metrics.render()
  expect(text).toBe(`# HELP module_registry_requests_total Requests answered.
# TYPE module_registry_requests_total counter
module_registry_requests_total{route="versions",status="200"} 2
module_registry_requests_total{route="versions",status="404"} 1
# HELP module_registry_request_duration_seconds Time until the answer is handed to the system.
# TYPE module_registry_request_duration_seconds histogram
module_registry_request_duration_seconds_bucket{route="versions",le="0.001"} 1
module_registry_request_duration_seconds_bucket{route="versions",le="0.005"} 1
module_registry_request_duration_seconds_bucket{route="versions",le="0.025"} 1
module_registry_request_duration_seconds_bucket{route="versions",le="0.1"} 2
module_registry_request_duration_seconds_bucket{route="versions",le="0.5"} 2
module_registry_request_duration_seconds_bucket{route="versions",le="2.5"} 2
module_registry_request_duration_seconds_bucket{route="versions",le="10"} 2
module_registry_request_duration_seconds_bucket{route="versions",le="+Inf"} 3
module_registry_request_duration_seconds_sum{route="versions"} 60.051
module_registry_request_duration_seconds_count{route="versions"} 3
# HELP module_registry_index_stale Whether.
# TYPE module_registry_index_stale gauge
module_registry_index_stale 1
`)
})
