import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GitIndex } from '../../../src/adapters/git/index-store.ts'
import { planChange } from '../../../src/core/index/change.ts'
import { formatModuleDocument } from '../../../src/core/index/documents.ts'
import { modulePath, pathsToRead, REGISTRY_PATH, versionPath } from '../../../src/core/index/layout.ts'
import { rebuildFiles } from '../../../src/core/index/rebuild.ts'
import { newIndexFiles } from '../../../src/use-cases/init.ts'
import { refusalFrom } from '../../refusal.ts'
import { git } from '../../support/git-repository.ts'
import { gitIndexAt, historyOf, servedRepository, silentLog } from '../../support/index-place.ts'
import { programPath } from '../../support/program.ts'
import { aModule, aPublication, aRegistry, aRelease, bytesOf } from '../../support/samples.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const registry = aRegistry()

/** Fills the index branch with modules, 10 of a namespace, as publishes would have done. */
async function fill(directory: string, modules: number): Promise<void> {
  const addresses = Array.from({ length: modules }, (_, each) => `ns${each % (modules / 10)}/m${each}/aws`)
  const truths = addresses.map((address) => {
    const releases = [aRelease({ address })]
    return { module: aModule(releases), releases }
  })
  const texts = [
    ...rebuildFiles(registry, truths),
    ...truths.map(
      ({ module }) => [modulePath(module.address, 'module.json'), formatModuleDocument(module)] as const,
    ),
  ]
  const files = new Map([
    ...newIndexFiles(registry),
    ...texts.map(([path, text]) => [path, bytesOf(text)] as const),
  ])
  const index = await gitIndexAt(directory)
  await index.commit({ message: 'Fill', files }, await index.open())
}

/** What a publish of the second version of a module does with an index. */
async function publishSecond(index: GitIndex) {
  const release = aRelease({ address: 'ns0/m0/aws', version: '1.0.1' })
  const snapshot = await index.open()
  const paths = pathsToRead(release.address, [release.version])
  const latest = versionPath(release.address, aRelease().version, 'release.json')
  const files = await snapshot.read([REGISTRY_PATH, ...paths, latest])
  return index.commit(planChange(files, registry, [aPublication([release])]), snapshot)
}

/** Objects and bytes that came over the network into the repositories of a run. */
async function transferred(temporary: string): Promise<{ objects: number; kilobytes: number }> {
  const sums = { objects: 0, kilobytes: 0 }
  for (const name of (await readdir(temporary)).filter((each) => each.startsWith('index-'))) {
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
  await fill(directory, modules)
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

  it('works with a server that knows no partial clones', async () => {
    const { fetches, history } = await publishIntoIndexOf(20, false)
    expect(history).toHaveLength(2)
    expect(fetches.asked).toBe(fetches.ours)
  })
})

/** An index with one file, and what happens to requests for pushes from then on. */
async function indexWith(options: Parameters<typeof servedRepository>[0] = {}, token = 'secret') {
  const { directory, url, server } = await servedRepository({ token: 'secret', ...options })
  await fill(directory, 20)
  const pushes = () => server.requests.filter(({ path }) => path.endsWith('/git-receive-pack')).length
  return { directory, url, pushes, index: await gitIndexAt(url, { token }) }
}

const isPush = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/git-receive-pack')

describe('a push', () => {
  it('whose answer is lost is found to have landed', async () => {
    const { directory, index } = await indexWith({
      faults: (request) => (isPush(request) ? 'drop-answer' : undefined),
    })
    const outcome = await publishSecond(index)
    const [newest] = await historyOf(directory)
    expect(outcome).toEqual({ commit: newest?.split(' ')[0] })
  })

  it.each(['drop', 503] as const)('that meets %s asks for another try', async (fault) => {
    const { directory, index } = await indexWith({
      faults: (request) => (isPush(request) ? fault : undefined),
    })
    expect(await publishSecond(index)).toBe('moved')
    expect(await historyOf(directory)).toHaveLength(1)
  })

  it('that a hook declines is refused, and is not tried again', async () => {
    const { directory, index, pushes } = await indexWith()
    const hook = join(directory, 'hooks', 'update')
    await writeFile(hook, '#!/bin/sh\necho "only on Mondays" >&2\nexit 1\n')
    await chmod(hook, 0o755)
    expect(await refusalFrom(() => publishSecond(index))).toMatch(
      /^PERMISSION: the index ".*" declined the push: .*hook declined.*\| the branch is protected or a hook declines/,
    )
    expect(pushes()).toBe(1)
    expect(await historyOf(directory)).toHaveLength(1)
  })

  it.each([
    ['to a server that takes none', { denyPush: true }, 'secret'],
    ['with a token that may only read', { readToken: 'reader' }, 'reader'],
  ])('%s is refused by what the token lacks', async (_, options, token) => {
    const { directory, index } = await indexWith(options, token)
    const refusal = await refusalFrom(() => publishSecond(index))
    expect(refusal).toMatch(/^PERMISSION: .*403.*"contents: write"/s)
    expect(refusal).not.toContain(token)
    expect(await historyOf(directory)).toHaveLength(1)
  })
})

describe('an index that cannot be read', () => {
  it('for want of a token is refused by what to give', async () => {
    const { url } = await indexWith()
    for (const token of [undefined, 'wrong-token']) {
      const words = token === undefined ? {} : { token }
      const refusal = await refusalFrom(async () => (await gitIndexAt(url, words)).open())
      expect(refusal).toMatch(/^PERMISSION: the index ".*" refuses to be read.*MODULE_REGISTRY_TOKEN/s)
      expect(refusal).not.toContain('wrong-token')
    }
  })

  it.each(['drop', 503] as const)('because of %s is unreachable', async (fault) => {
    const { url } = await servedRepository({ faults: () => fault })
    expect(await refusalFrom(async () => (await gitIndexAt(url)).open())).toMatch(
      /^INDEX_UNREACHABLE: the index "http:.*" cannot be read/,
    )
  })

  it('because nobody listens is unreachable', async () => {
    const { url, server } = await servedRepository()
    await server.close()
    expect(await refusalFrom(async () => (await gitIndexAt(url)).open())).toMatch(/^INDEX_UNREACHABLE/)
  })

  it('because there is no repository is unreachable', async () => {
    const { url } = await servedRepository()
    const other = url.replace('registry.git', 'other.git')
    expect(await refusalFrom(async () => (await gitIndexAt(other)).open())).toMatch(/^INDEX_UNREACHABLE/)
    const local = join(await temporaryDirectory(), 'none.git')
    expect(await refusalFrom(async () => (await gitIndexAt(local)).open())).toMatch(/^INDEX_UNREACHABLE/)
  })

  it('breaks off while it is read', async () => {
    let opened = false
    const { index } = await indexWith({ faults: () => (opened ? 'drop' : undefined) })
    const snapshot = await index.open()
    opened = true
    expect(await refusalFrom(() => snapshot.read([REGISTRY_PATH]))).toMatch(/^INDEX_UNREACHABLE/)
  })
})

describe('a branch', () => {
  it('below the name of the index branch is another one', async () => {
    const { directory } = await indexWith()
    await git(directory, ['branch', '-m', 'registry', 'registry/old'])
    for (const reading of ['paths', 'all'] as const)
      expect((await (await gitIndexAt(directory, { reading })).open()).exists).toBe(false)
  })

  it('that is checked out in a working repository is not written', async () => {
    const directory = await temporaryDirectory()
    await git(directory, ['init', '--quiet', '--initial-branch=registry'])
    await git(directory, ['commit', '--quiet', '--allow-empty', '--message=First'])
    const index = await gitIndexAt(directory)
    const files = new Map([['a', bytesOf('a')]])
    expect(await refusalFrom(async () => index.commit({ message: 'x', files }, await index.open()))).toMatch(
      /^PERMISSION: .*declined the push/,
    )
  })
})
