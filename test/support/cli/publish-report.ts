import type { CliResult } from './cli.ts'

/** What `publish --json` prints, as far as tests look into it. */
export interface PrintedReport {
  readonly results: readonly {
    status: string
    address: string
    version: string
    tag: string
    error?: { code: string }
  }[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

export function reportOf(result: CliResult): PrintedReport {
  return result.json() as PrintedReport
}

/** `published acme/vpc/aws 1.0.0`, sorted. */
export function releasesOf(result: CliResult): string[] {
  return reportOf(result)
    .results.map(({ status, address, version }) => `${status} ${address} ${version}`)
    .sort()
}
