/** Prometheus' text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */

const PREFIX = 'module_registry'
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

interface Durations {
  /** By bucket, each with those of the smaller ones. */
  readonly counts: number[]
  sum: number
}

/** What a server has answered. Routes come from a short list, so nothing that a client sends makes it grow. */
export class RequestMetrics {
  readonly #requests = new Map<string, number>()
  readonly #durations = new Map<string, Durations>()
  #downloads = 0

  observe(route: string, status: number, seconds: number): void {
    const labels = `route="${route}",status="${status}"`
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1)
    const durations = this.#durations.get(route) ?? { counts: BUCKETS_SECONDS.map(() => 0).concat(0), sum: 0 }
    BUCKETS_SECONDS.concat(Number.POSITIVE_INFINITY).forEach((bucket, at) => {
      if (seconds <= bucket) durations.counts[at] = (durations.counts[at] ?? 0) + 1
    })
    durations.sum += seconds
    this.#durations.set(route, durations)
  }

  countDownload(): void {
    this.#downloads += 1
  }

  /** @param gauges name without prefix, what it says, its value */
  render(gauges: readonly (readonly [name: string, help: string, value: number])[]): string {
    return [
      ...metric('requests_total', 'counter', 'Requests answered.'),
      ...[...this.#requests].map(([labels, count]) => `${PREFIX}_requests_total{${labels}} ${count}`),
      ...metric('request_duration_seconds', 'histogram', 'Time to the end of the answer.'),
      ...[...this.#durations].flatMap(([route, durations]) => histogram(route, durations)),
      ...metric('downloads_total', 'counter', 'Answers that named a package.'),
      `${PREFIX}_downloads_total ${this.#downloads}`,
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

function histogram(route: string, { counts, sum }: Durations): string[] {
  const name = `${PREFIX}_request_duration_seconds`
  const bounds = [...BUCKETS_SECONDS.map(String), '+Inf']
  return [
    ...bounds.map((bound, at) => `${name}_bucket{route="${route}",le="${bound}"} ${counts[at] ?? 0}`),
    `${name}_sum{route="${route}"} ${sum}`,
    `${name}_count{route="${route}"} ${counts.at(-1) ?? 0}`,
  ]
}
