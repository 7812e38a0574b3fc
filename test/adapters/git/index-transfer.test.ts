import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { programPath } from '../../support/cli/program.ts'
import { git } from '../../support/git/git-repository.ts'
import type { GitServerOptions } from '../../support/git/git-server.ts'
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

async function publishIntoIndexOf(modules: number, filters: GitServerOptions['filters'] = 'all') {
  const { directory, url, server } = await servedRepository({ token: 'secret', filters })
  await fillIndex(directory, modules)
  const temporary = await temporaryDirectory()
  const { path, started } = await tracingGit()
  const commands: string[] = []
  const warnings: string[] = []
  const index = await gitIndexAt(url, {
    token: 'secret',
    temporary,
    log: { ...silentLog, debug: (line) => commands.push(line), warn: (line) => warnings.push(line) },
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
    warnings,
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

  it('takes several levels of directories with one fetch where the index is small', async () => {
    const { fetches, warnings } = await publishIntoIndexOf(20)
    expect(fetches.ours).toBeLessThanOrEqual(4)
    expect(warnings).toEqual([])
  })

  it('goes level by level where the server allows no more, as GitHub does', async () => {
    const { objects, fetches, history, warnings } = await publishIntoIndexOf(2000, 'tree:0')
    expect(history).toHaveLength(2)
    expect(objects).toBeLessThan(40)
    // The first one is refused.
    expect(fetches).toEqual({ asked: fetches.ours, ours: fetches.ours, traced: fetches.ours })
    expect(fetches.ours).toBeLessThanOrEqual(11)
    expect(warnings).toEqual([])
  })

  it('says once what a server without partial clones costs', async () => {
    const { fetches, history, warnings } = await publishIntoIndexOf(2000, 'none')
    expect(history).toHaveLength(2)
    expect(fetches).toMatchObject({ asked: 1, ours: 1 })
    expect(warnings).toEqual([
      expect.stringMatching(
        /^the server of the index sends no parts of it, so this run downloaded all of its files \(\d\.\d MB\), as every run does; allow partial clones there: git config --system uploadpack\.allowFilter true$/,
      ),
    ])
  })
})
