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

const SCRIPT = `
import sys, json, zipfile
def read(z):
  assert z.testzip() is None
  return {"comment": z.comment.hex(), "entries": [dict(path=i.filename, mode=i.external_attr >> 16, flags=i.flag_bits,
    method=i.compress_type, date=i.date_time, extra=i.extra.hex(), comment=i.comment.hex(), hex=z.read(i).hex())
    for i in z.infolist()]}
json.dump([read(zipfile.ZipFile(file)) for file in sys.argv[1:]], sys.stdout)
`

interface ReadZip {
  readonly comment: string
  readonly entries: ReadEntry[]
}

/** Zips as an independent reader sees them, their checksums checked. Needs python3. */
export function readZips(files: readonly string[]): ReadZip[] {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', SCRIPT, ...files], { maxBuffer: 2 ** 30 })
  if (status !== 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString())
}
