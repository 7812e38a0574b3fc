import { getOrInsert } from '../base/get-or-insert.ts'

/** Prometheus' text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */

const PREFIX = 'module_registry'
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, Number.POSITIVE_INFINITY]

interface RouteMetrics {
  readonly byStatus: Map<number, number>
  /** By the smallest bucket that holds the time of the request. */
  readonly byBucket: Map<number, number>
  seconds: number
}

/** Gauge: name without the prefix, help text, value. */
type Gauge = readonly [name: string, help: string, value: number]

/** Requests by route and status, with their times. Routes come from a short list, so no client can make it grow. */
export class RequestMetrics {
  readonly #routes = new Map<string, RouteMetrics>()
  readonly #gauges: () => readonly Gauge[]

  constructor(gauges: () => readonly Gauge[] = () => []) {
    this.#gauges = gauges
  }

  observe(route: string, status: number, seconds: number): void {
    const nothing = () => ({ byStatus: new Map(), byBucket: new Map(), seconds: 0 })
    const metrics = getOrInsert(this.#routes, route, nothing)
    increase(metrics.byStatus, status)
    increase(metrics.byBucket, BUCKETS_SECONDS.find((bound) => seconds <= bound) ?? Number.POSITIVE_INFINITY)
    metrics.seconds += seconds
  }

  render(): string {
    const routes = [...this.#routes]
    return [
      ...metric('requests_total', 'counter', 'Requests answered.'),
      ...routes.flatMap(([route, { byStatus }]) => requests(route, byStatus)),
      ...metric('request_duration_seconds', 'histogram', 'Time until the answer is handed to the system.'),
      ...routes.flatMap(([route, each]) => histogram(route, each)),
      ...this.#gauges().flatMap(([name, help, value]) => [
        ...metric(name, 'gauge', help),
        `${PREFIX}_${name} ${value}`,
      ]),
      '',
    ].join('\n')
  }
}

function increase(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function metric(name: string, type: string, help: string): string[] {
  return [`# HELP ${PREFIX}_${name} ${help}`, `# TYPE ${PREFIX}_${name} ${type}`]
}

function requests(route: string, byStatus: ReadonlyMap<number, number>): string[] {
  const name = `${PREFIX}_requests_total`
  return [...byStatus].map(([status, count]) => `${name}{route="${route}",status="${status}"} ${count}`)
}

function histogram(route: string, { byBucket, seconds }: RouteMetrics): string[] {
  const name = `${PREFIX}_request_duration_seconds`
  let sum = 0
  const lines = BUCKETS_SECONDS.map((bound) => {
    sum += byBucket.get(bound) ?? 0
    return `${name}_bucket{route="${route}",le="${Number.isFinite(bound) ? bound : '+Inf'}"} ${sum}`
  })
  return [...lines, `${name}_sum{route="${route}"} ${seconds}`, `${name}_count{route="${route}"} ${sum}`]
}
