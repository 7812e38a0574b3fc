import { spawnSync } from 'node:child_process'

export interface ReadEntry {
  readonly path: string
  readonly mode: number
  readonly flags: number
  readonly method: number
  readonly date: readonly number[]
  readonly extra: string
  readonly comment: string
  readonly hex: string
}

const SCRIPT = `
import sys, json, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
json.dump({"comment": z.comment.hex(), "entries": [dict(path=i.filename, mode=i.external_attr >> 16, flags=i.flag_bits,
  method=i.compress_type, date=i.date_time, extra=i.extra.hex(), comment=i.comment.hex(), hex=z.read(i).hex())
  for i in z.infolist()]}, sys.stdout)
`

/** A zip as an independent reader sees it, its checksums checked. Needs python3. */
export function readZip(file: string): { comment: string; entries: ReadEntry[] } {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', SCRIPT, file], { maxBuffer: 2 ** 30 })
  if (status !== 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString())
}
