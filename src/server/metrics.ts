/** Prometheus' text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */

const PREFIX = 'module_registry'
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** What was observed of one route. Plain data, so that a worker process can send it. */
export interface RouteMetrics {
  readonly byStatus: Map<number, number>
  /** Requests by the smallest bucket that holds their time; the last is for slower ones. */
  readonly counts: number[]
  seconds: number
}

/** Gauge: name without the prefix, help text, value. */
export type Gauge = readonly [name: string, help: string, value: number]

/** Requests by route and status, with their times. Routes come from a short list, so no client can make it grow. */
export class RequestMetrics {
  readonly #routes = new Map<string, RouteMetrics>()
  readonly #gauges: () => readonly Gauge[]

  constructor(gauges: () => readonly Gauge[] = () => []) {
    this.#gauges = gauges
  }

  observe(route: string, status: number, seconds: number): void {
    const metrics = this.#routes.get(route) ?? this.#begin(route)
    metrics.byStatus.set(status, (metrics.byStatus.get(status) ?? 0) + 1)
    const found = BUCKETS_SECONDS.findIndex((bucket) => seconds <= bucket)
    const bucket = found < 0 ? BUCKETS_SECONDS.length : found
    metrics.counts[bucket] = (metrics.counts[bucket] ?? 0) + 1
    metrics.seconds += seconds
  }

  /** Gives all that was observed and forgets it, so that another process can add it to its own. */
  take(): Map<string, RouteMetrics> {
    const taken = new Map(this.#routes)
    this.#routes.clear()
    return taken
  }

  add(observed: ReadonlyMap<string, RouteMetrics>): void {
    for (const [route, { byStatus, counts, seconds }] of observed) {
      const metrics = this.#routes.get(route) ?? this.#begin(route)
      for (const [status, count] of byStatus)
        metrics.byStatus.set(status, (metrics.byStatus.get(status) ?? 0) + count)
      BUCKETS_SECONDS.concat(0).forEach((_, bucket) => {
        metrics.counts[bucket] = (metrics.counts[bucket] ?? 0) + (counts[bucket] ?? 0)
      })
      metrics.seconds += seconds
    }
  }

  #begin(route: string): RouteMetrics {
    const metrics: RouteMetrics = { byStatus: new Map(), counts: [], seconds: 0 }
    this.#routes.set(route, metrics)
    return metrics
  }

  /** The text format of Prometheus. */
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

function metric(name: string, type: string, help: string): string[] {
  return [`# HELP ${PREFIX}_${name} ${help}`, `# TYPE ${PREFIX}_${name} ${type}`]
}

function requests(route: string, byStatus: ReadonlyMap<number, number>): string[] {
  const name = `${PREFIX}_requests_total`
  return [...byStatus].map(([status, count]) => `${name}{route="${route}",status="${status}"} ${count}`)
}

function histogram(route: string, { counts, seconds }: RouteMetrics): string[] {
  const name = `${PREFIX}_request_duration_seconds`
  let sum = 0
  const lines = [...BUCKETS_SECONDS.map(String), '+Inf'].map((bound, at) => {
    sum += counts[at] ?? 0
    return `${name}_bucket{route="${route}",le="${bound}"} ${sum}`
  })
  return [...lines, `${name}_sum{route="${route}"} ${seconds}`, `${name}_count{route="${route}"} ${sum}`]
}
