import { spawnSync } from 'node:child_process'

interface ReadEntry {
  readonly path: string
  readonly mode: number
  readonly flags: number
  readonly method: number
  readonly date: readonly number[]
  readonly extra: string
  readonly comment: string
  readonly hex: string
}

/** Zips as an independent reader sees them, their checksums checked. Needs python3. */
export function readZips(files: readonly string[]): { comment: string; entries: ReadEntry[] }[] {
  const { status, stdout, stderr } = spawnSync('python3', ['test/support/package/read-zips.py', ...files], {
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString())
}
