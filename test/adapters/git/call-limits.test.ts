import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readFailure } from '../../../src/adapters/git/failures.ts'
import { Git } from '../../../src/adapters/git/git.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { startLoopback } from '../../support/network/loopback.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const git = new Git(process.env, silentLog)

describe('a call of git', () => {
  it('ends at its deadline with all that it has started, and says the deadline', async () => {
    const sockets: Socket[] = []
    const silent = await startLoopback(async ({ socket }) => void sockets.push(socket))
    const url = `${silent.url}/registry.git`
    const home = await temporaryDirectory()
    const call = { cwd: home, home, transport: 'network', deadlineMs: 500 } as const
    const { code, stderr } = await git.run(['ls-remote', url], call)
    await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([true])
    expect(code).not.toBe(0)
    expect(readFailure('source', url, stderr).message).toBe(
      `the source "${url}" cannot be read: "fatal: no answer within 0.5 seconds"`,
    )
  })

  it('ends when it prints too much, and says how much', async () => {
    const { code, stdout, stderr } = await git.run(['help', '-a'], { maxOutput: 100 })
    expect(code).not.toBe(0)
    expect(stdout.length).toBeLessThanOrEqual(100)
    expect(stderr).toContain('fatal: more than 100 bytes of output')
  })
})
