/** Prometheus' text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */

const PREFIX = 'module_registry'
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** What was observed of one route. */
export interface Answered {
  readonly byStatus: Map<number, number>
  /** By the smallest bucket that holds them; the last is for those that none does. */
  readonly counts: number[]
  seconds: number
}

/** What a server has answered. Routes come from a short list, so nothing that a client sends makes it grow. */
export class RequestMetrics {
  readonly #answered = new Map<string, Answered>()

  observe(route: string, status: number, seconds: number): void {
    const answered = this.#answered.get(route) ?? this.#begin(route)
    answered.byStatus.set(status, (answered.byStatus.get(status) ?? 0) + 1)
    const found = BUCKETS_SECONDS.findIndex((bucket) => seconds <= bucket)
    const bucket = found < 0 ? BUCKETS_SECONDS.length : found
    answered.counts[bucket] = (answered.counts[bucket] ?? 0) + 1
    answered.seconds += seconds
  }

  /** All that was observed; it is forgotten here, and another adds it to its own. */
  take(): Map<string, Answered> {
    const taken = new Map(this.#answered)
    this.#answered.clear()
    return taken
  }

  add(observed: ReadonlyMap<string, Answered>): void {
    for (const [route, { byStatus, counts, seconds }] of observed) {
      const answered = this.#answered.get(route) ?? this.#begin(route)
      for (const [status, count] of byStatus)
        answered.byStatus.set(status, (answered.byStatus.get(status) ?? 0) + count)
      BUCKETS_SECONDS.concat(0).forEach((_, bucket) => {
        answered.counts[bucket] = (answered.counts[bucket] ?? 0) + (counts[bucket] ?? 0)
      })
      answered.seconds += seconds
    }
  }

  #begin(route: string): Answered {
    const answered: Answered = { byStatus: new Map(), counts: [], seconds: 0 }
    this.#answered.set(route, answered)
    return answered
  }

  /** @param gauges name without prefix, what it says, its value */
  render(gauges: readonly (readonly [name: string, help: string, value: number])[]): string {
    const answered = [...this.#answered]
    return [
      ...metric('requests_total', 'counter', 'Requests answered.'),
      ...answered.flatMap(([route, { byStatus }]) => requests(route, byStatus)),
      ...metric('request_duration_seconds', 'histogram', 'Time until the answer is handed to the system.'),
      ...answered.flatMap(([route, each]) => histogram(route, each)),
      ...gauges.flatMap(([name, help, value]) => [
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

function histogram(route: string, { counts, seconds }: Answered): string[] {
  const name = `${PREFIX}_request_duration_seconds`
  let sum = 0
  const lines = [...BUCKETS_SECONDS.map(String), '+Inf'].map((bound, at) => {
    sum += counts[at] ?? 0
    return `${name}_bucket{route="${route}",le="${bound}"} ${sum}`
  })
  return [...lines, `${name}_sum{route="${route}"} ${seconds}`, `${name}_count{route="${route}"} ${sum}`]
}
