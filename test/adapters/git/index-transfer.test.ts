import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { programPath } from '../../support/cli/program.ts'
import { git } from '../../support/git/git-repository.ts'
import { fillIndex, publishSecond } from '../../support/index/filled-index.ts'
import { gitIndexAt, historyOf, servedRepository, silentLog } from '../../support/index/index-target.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

/** Objects and bytes that came over the network into the repositories of a run. */
async function transferred(temporary: string): Promise<{ objects: number; kilobytes: number }> {
  const sums = { objects: 0, kilobytes: 0 }
  for (const name of (await readdir(temporary)).filter((each) => each.startsWith('fetch-'))) {
    const text = await git(join(temporary, name), ['count-objects', '-v'])
    const count = (key: string) => Number(new RegExp(`^${key}: (\\d+)$`, 'm').exec(text)?.[1])
    sums.objects += count('count') + count('in-pack')
    sums.kilobytes += count('size') + count('size-pack')
  }
  return sums
}

/** A git before git that writes down every process that git starts. */
async function tracingGit(): Promise<{ path: string; started(): Promise<string[]> }> {
  const directory = await temporaryDirectory()
  const trace = join(directory, 'trace')
  const script = `#!/bin/sh\nGIT_TRACE=${trace} exec ${programPath('git')} "$@"\n`
  await writeFile(join(directory, 'git'), script)
  await chmod(join(directory, 'git'), 0o755)
  const started = async () => (await readFile(trace, 'utf8')).match(/trace: built-in: git .*/g) ?? []
  return { path: `${directory}:${process.env['PATH']}`, started }
}

async function publishIntoIndexOf(modules: number, allowFilter = true) {
  const { directory, url, server } = await servedRepository({ token: 'secret', allowFilter })
  await fillIndex(directory, modules)
  const temporary = await temporaryDirectory()
  const { path, started } = await tracingGit()
  const commands: string[] = []
  const index = await gitIndexAt(url, {
    token: 'secret',
    temporary,
    log: { ...silentLog, debug: (line) => commands.push(line) },
    environment: { PATH: path },
  })
  expect(await publishSecond(index)).not.toBe('moved')
  const asked = (service: string) =>
    server.requests.filter(({ path }) => path.endsWith(`info/refs?service=${service}`)).length
  const ours = (command: string) => commands.filter((line) => line.startsWith(`git ${command} `)).length
  const traced = (await started()).filter((line) => /built-in: git (-c \S+ )*fetch /.test(line)).length
  return {
    ...(await transferred(temporary)),
    history: await historyOf(directory),
    fetches: { asked: asked('git-upload-pack'), ours: ours('fetch'), traced },
    pushes: { asked: asked('git-receive-pack'), ours: ours('push') },
  }
}

describe('a publish into an index over http', () => {
  it('transfers the objects on its paths alone, however large the index', async () => {
    const small = await publishIntoIndexOf(20)
    const large = await publishIntoIndexOf(2000)
    expect(large.objects).toBeLessThanOrEqual(small.objects + 2)
    expect(large.objects).toBeLessThan(40)
    // Lists of up to 100 modules and trees of up to 256 names are all that may be larger.
    expect(large.kilobytes - small.kilobytes).toBeLessThan(64)
    for (const { fetches, pushes, history } of [small, large]) {
      expect(fetches.ours).toBeLessThanOrEqual(10)
      expect(fetches).toEqual({ asked: fetches.ours, ours: fetches.ours, traced: fetches.ours })
      expect(pushes).toEqual({ asked: 1, ours: 1 })
      expect(history).toHaveLength(2)
    }
  })

  it('works with a server without partial clones', async () => {
    const { fetches, history } = await publishIntoIndexOf(20, false)
    expect(history).toHaveLength(2)
    expect(fetches.asked).toBe(fetches.ours)
  })
})
