import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gitEnvironment } from './git-repository.ts'

/** Stdout of git as bytes. Throws on a non-zero exit. */
export async function gitBytes(cwd: string, args: readonly string[]): Promise<Buffer> {
  const options = { cwd, env: { ...gitEnvironment }, encoding: 'buffer' as const, maxBuffer: 1024 ** 3 }
  return (await promisify(execFile)('git', [...args], options)).stdout
}
