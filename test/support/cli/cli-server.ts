import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { CLI_ENTRY } from '../built-entry.ts'
import { atEnd, endProgram } from '../temporary.ts'
import { type CliCall, cliEnvironment, type ProgramResult } from './program.ts'

export type CliServer = Awaited<ReturnType<typeof startServeForTest>>

/** Starts `serve --port 0 --json` and waits until it listens. It ends with the test. Throws with its output where it ends before. */
export async function startServeForTest(args: readonly string[], call: CliCall = {}) {
  const { env } = await cliEnvironment(call.env)
  const words = ['serve', '--host', '127.0.0.1', '--port', '0', '--json', ...args]
  const child = spawn(process.execPath, [CLI_ENTRY, ...words], { env, cwd: call.cwd })
  atEnd(() => endProgram(child))
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code: code ?? 128, stdout, stderr }))
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => String(text)),
    ended.then(() => undefined),
  ])
  if (line === undefined) throw new Error(`serve ${args.join(' ')} ended: ${stderr}`)
  stdout = `${line}\n`
  const { url }: { url: string } = JSON.parse(line)
  return {
    /** What the server says it listens on. */
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    /** What it has said on stderr so far. */
    log: () => stderr,
    /** Sends the signal, after which it answers no new requests, and waits for the end; may be called twice. */
    stop: (signal: NodeJS.Signals = 'SIGINT'): Promise<ProgramResult> => {
      child.kill(signal)
      return ended
    },
  }
}
