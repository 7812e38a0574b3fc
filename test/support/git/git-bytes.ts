import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { gitEnvironment } from './git-repository.ts'

/** Stdout of git as bytes. Throws on a non-zero exit. */
export async function gitBytes(cwd: string, args: readonly string[], input = ''): Promise<Buffer> {
  const child = spawn('git', args, { cwd, env: { ...gitEnvironment }, stdio: ['pipe', 'pipe', 'ignore'] })
  // Even an empty write fails where git has ended before.
  if (input === '') child.stdin.end()
  else child.stdin.end(input)
  const [bytes, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`git ${args.join(' ')} ends with ${code}`)
  return bytes
}
