import { randomBytes } from 'node:crypto'
import { chmod, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GitIndex } from '../../../src/adapters/git/index-store.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { refusalFrom } from '../../refusal.ts'
import { type GitServerOptions, git } from '../../support/git/git-repository.ts'
import type { Filters } from '../../support/git/http-backend.ts'
import { fillIndex, publishSecond } from '../../support/index/filled-index.ts'
import {
  emptyRepository,
  gitIndexAt,
  historyOf,
  servedRepository,
  silentLog,
} from '../../support/index/index-target.ts'
import { PublishRun } from '../../support/publish/publish-run.ts'
import { bytesOf } from '../../support/publish/samples.ts'
import { shortenPauses } from '../../support/short-pauses.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

shortenPauses()

/** An index with one file, and what happens to requests for pushes from then on. */
async function indexWith(options: Parameters<typeof servedRepository>[0] = {}, token = 'secret') {
  const { directory, url, server } = await servedRepository({ token: 'secret', ...options })
  await fillIndex(directory, 20)
  const pushes = () => server.requests.filter(({ path }) => path.endsWith('/git-receive-pack')).length
  return { directory, url, pushes, index: await gitIndexAt(url, { token, writes: true }) }
}

const isPush = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/git-receive-pack')

describe('a push', () => {
  it.each([
    ['drop', 'moved', 1],
    [503, 'moved', 1],
    ['drop-answer', { commit: expect.any(String) }, 2],
  ] as const)('that meets %s ends as %j: a lost answer has landed', async (fault, end, commits) => {
    const { directory, index } = await indexWith({ faults: (each) => (isPush(each) ? fault : undefined) })
    const outcome = await publishSecond(index)
    expect(outcome).toEqual(end)
    const [newest = '', ...older] = await historyOf(directory)
    expect(older).toHaveLength(commits - 1)
    if (outcome !== 'moved') expect(newest).toMatch(new RegExp(`^${outcome.commit} `))
  })

  it('that a hook declines is refused, and is not tried again', async () => {
    const { directory, index, pushes } = await indexWith()
    await git(directory, ['branch', 'main', 'registry'])
    const hook = join(directory, 'hooks', 'pre-receive')
    await writeFile(hook, '#!/bin/sh\necho "only on Mondays" >&2\nexit 1\n')
    await chmod(hook, 0o755)
    expect(await refusalFrom(() => publishSecond(index))).toMatch(
      /^PERMISSION: the index ".*" declined the push: "remote: only on Mondays" \| the branch is protected or a hook declines/,
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

it('a commit of several versions stores what their packages share once', async () => {
  const { directory } = await emptyRepository()
  const shared = randomBytes(200_000)
  const files = Array.from({ length: 20 }, (_, patch): [string, Uint8Array][] => [
    [`v1/modules/acme/vpc/aws/1.0.${patch}/module.zip`, Buffer.concat([Buffer.from([patch]), shared])],
    [`v1/modules/acme/vpc/aws/1.0.${patch}/README.md`, randomBytes(100)],
  ])
  const index = await gitIndexAt(directory)
  await index.commit({ message: 'Fill', files: new Map(files.flat()) }, await index.open())
  const counts = await git(directory, ['count-objects', '-v'])
  const kilobytes = [...counts.matchAll(/^size(?:-pack)?: (\d+)$/gm)].map(([, size]) => Number(size))
  expect(1024 * kilobytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2 * shared.length)
})

describe('an index that cannot be read', () => {
  it('for want of a token is refused by what to give', async () => {
    const { url } = await indexWith()
    for (const token of [undefined, 'wrong-token']) {
      const options = token === undefined ? {} : { token }
      const refusal = await refusalFrom(async () => (await gitIndexAt(url, options)).open())
      expect(refusal).toMatch(/^PERMISSION: .* may not be read .*MODULE_REGISTRY_TOKEN/s)
      expect(refusal).not.toContain('wrong-token')
    }
  })

  it('behind a server that breaks off, fails, has no such repository or is gone is unreachable', async () => {
    const opening = (url: string) => refusalFrom(async () => (await gitIndexAt(url)).open())
    for (const fault of ['drop', 503] as const)
      expect(await opening((await servedRepository({ faults: () => fault })).url)).toMatch(
        /^INDEX_UNREACHABLE: the index "http:.*" cannot be read/,
      )
    const { url, server } = await servedRepository()
    const local = join(await temporaryDirectory(), 'none.git')
    for (const other of [url.replace('registry.git', 'other.git'), local])
      expect(await opening(other)).toMatch(/^INDEX_UNREACHABLE/)
    await server.close()
    expect(await opening(url)).toMatch(/^INDEX_UNREACHABLE/)
  })

  it.each(['drop', 'drop-answer', 'cut-answer', 503] as const)('for one %s is asked again', async (fault) => {
    let fetches = 0
    const { directory, index } = await indexWith({
      faults: ({ method, path }) => {
        if (method !== 'POST' || !path.endsWith('/git-upload-pack')) return undefined
        fetches += 1
        return fetches === 2 ? fault : undefined
      },
    })
    expect(await publishSecond(index)).not.toBe('moved')
    expect(fetches).toBeGreaterThan(3)
    expect(await historyOf(directory)).toHaveLength(2)
  })

  it('breaks off while it is read', async () => {
    let opened = false
    const { index } = await indexWith({ faults: () => (opened ? 'drop' : undefined) })
    const snapshot = await index.open()
    opened = true
    expect(await refusalFrom(() => snapshot.read(['v1/modules/x']))).toMatch(/^INDEX_UNREACHABLE/)
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

it("the user's credentials are sent where the server asks for them, once to read and once to write", async () => {
  const { directory, url, server } = await servedRepository({ token: 'secret' })
  await fillIndex(directory, 20)
  /** With what a credential helper of the user's configuration says. */
  const openWith = async (password: string) => {
    const home = await temporaryDirectory()
    const helper = `!f() { test "$1" = get && echo username=x-access-token && echo password=${password}; }; f`
    await writeFile(join(home, '.gitconfig'), `[credential]\n\thelper = "${helper.replaceAll('"', '\\"')}"\n`)
    return gitIndexAt(url, { writes: true, environment: { HOME: home } })
  }
  expect(await publishSecond(await openWith('secret'))).not.toBe('moved')
  expect(await historyOf(directory)).toHaveLength(2)
  const without = server.requests.filter(({ authorization }) => authorization.length === 0)
  expect(without.map(({ method, path }) => `${method} ${path.split('=')[1]}`)).toEqual(ASKS)
  const refusal = await refusalFrom(async () => (await openWith('another')).open())
  expect(refusal).toMatch(/^PERMISSION: the index ".*" may not be read with these credentials/)
  expect(refusal).not.toContain('another')
})

const MODULE = 'ns0/m0/aws'

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

/** Publishes the version of a tag, with an interface of its own. */
function publishTag(store: GitIndex, tag: string, module = MODULE, meanwhile = async () => {}) {
  const publishRun = new PublishRun({
    tags: { [tag]: tag },
    modules: { [tag]: `output "${tag.replaceAll('.', '_')}" {\n  value = 1\n}\n` },
    store,
    meanwhile: async (attempt) => (attempt === 1 ? meanwhile() : undefined),
  })
  return publishRun.publish({ tags: [tag], flags: { module: parseModuleAddress(module) } })
}

interface TransferOptions extends Pick<GitServerOptions, 'filters' | 'isOld'> {
  readonly modules?: number
  /** Modules that others publish between what the run reads and its push. */
  readonly others?: readonly string[]
}

/** Publishes the third version of a module of an index over HTTP, and says what that took. */
async function publishOverHttp({ modules = 500, others = [], ...options }: TransferOptions = {}) {
  const { directory, url, server } = await servedRepository({ token: 'secret', ...options })
  await fillIndex(directory, modules)
  await publishTag(await gitIndexAt(directory), 'v1.1.0')
  const temporary = await temporaryDirectory()
  const [commands, warnings]: [string[], string[]] = [[], []]
  const index = await gitIndexAt(url, {
    token: 'secret',
    temporary,
    writes: true,
    log: { ...silentLog, debug: (line) => commands.push(line), warn: (line) => warnings.push(line) },
  })
  const other = await gitIndexAt(directory)
  let before = 0
  const report = await publishTag(index, 'v1.2.0', MODULE, async () => {
    before = server.requests.length
    for (const module of others) await publishTag(other, 'v1.1.0', module)
  })
  const requests = server.requests.map(
    ({ method, path }) => `${method} ${/git-(?:upload|receive)-pack/.exec(path)?.[0]}`,
  )
  return {
    ...(await transferred(temporary)),
    report,
    bytes: server.sentBytes(),
    versions: await git(directory, ['ls-tree', '--name-only', `registry:v1/modules/${MODULE}`]),
    history: await historyOf(directory),
    warnings,
    commands,
    requests,
    /** After the first push. */
    again: requests.slice(before + 1),
  }
}

const CONNECT = 'GET git-upload-pack'
const ASKS = [CONNECT, 'GET git-receive-pack']
const FETCH = 'POST git-upload-pack'
const PUSH = 'POST git-receive-pack'

describe('a publish into an index over http', () => {
  it('transfers the objects on its paths alone, however large the index', async () => {
    const small = await publishOverHttp({ modules: 20 })
    const large = await publishOverHttp({ modules: 500 })
    expect(large.objects).toBeLessThanOrEqual(small.objects + 2)
    expect(large.objects).toBeLessThan(40)
    // Lists of up to 100 modules and trees of up to 256 names are all that may be larger.
    expect(large.kilobytes - small.kilobytes).toBeLessThan(64)
    expect(small.requests).toEqual([...ASKS, FETCH, FETCH, FETCH, FETCH, PUSH])
    expect(large.requests).toEqual([...ASKS, FETCH, FETCH, FETCH, FETCH, FETCH, PUSH])
    for (const { history, warnings, commands } of [small, large]) {
      expect(history).toHaveLength(3)
      expect(warnings).toEqual([])
      expect(commands.filter((line) => /^git (fetch|push) /.test(line))).toEqual([])
    }
  })

  it('takes three more requests after a lost race, whatever the others have published', async () => {
    const others = ['ns1/m1/aws', 'ns0/m50/aws', 'ns9999/new/aws']
    const { again, history, report, versions } = await publishOverHttp({ others })
    expect(again).toEqual(['GET git-receive-pack', FETCH, PUSH])
    expect(history).toHaveLength(3 + others.length)
    expect(report.results.map(({ status }) => status)).toEqual(['published'])
    expect(versions.split('\n')).toEqual(expect.arrayContaining(['1.0.0', '1.1.0', '1.2.0']))
  })

  it('finds what a race over its own module has changed', async () => {
    const { again, versions } = await publishOverHttp({ others: [MODULE, MODULE] })
    expect(again).toEqual([])
    expect(versions.split('\n')).toEqual(expect.arrayContaining(['1.0.0', '1.1.0', '1.2.0']))
  })

  // Some fetches are refused.
  const LEVELS = [FETCH, FETCH, FETCH, FETCH]
  it.each<[filters: Filters, fetches: string[]]>([
    ['github', [FETCH, CONNECT, ...LEVELS, FETCH, FETCH, FETCH]],
    ['tree:0', [FETCH, CONNECT, ...LEVELS, FETCH, FETCH, CONNECT, ...LEVELS]],
  ])('goes level by level where the server allows no more: %s', async (filters, fetches) => {
    const { objects, requests, history, warnings } = await publishOverHttp({ filters })
    expect(history).toHaveLength(3)
    expect(objects).toBeLessThan(40)
    expect(requests).toEqual([...ASKS, ...fetches, PUSH])
    expect(warnings).toEqual([])
  })

  it('says once what a server without partial clones costs', async () => {
    const { requests, history, warnings } = await publishOverHttp({ filters: 'none', others: ['ns1/m1/aws'] })
    expect(history).toHaveLength(4)
    expect(requests).toEqual([...ASKS, FETCH, PUSH, 'GET git-receive-pack', FETCH, PUSH])
    expect(warnings).toEqual([
      expect.stringMatching(
        /^the server of the index sends no parts of it, so this run downloaded all of its files \(\d\.\d MB\), as every run does; allow partial clones there: git config --system uploadpack\.allowFilter true$/,
      ),
    ])
  })

  it('runs git fetch where the server speaks no version 2 of the protocol', async () => {
    const { history, commands, versions, warnings } = await publishOverHttp({ isOld: true, modules: 20 })
    expect(history).toHaveLength(3)
    expect(commands.filter((line) => line.startsWith('git fetch ')).length).toBeGreaterThan(1)
    expect(versions).toContain('1.2.0')
    expect(warnings).toEqual([
      expect.stringMatching(/ git config --system uploadpack\.allowAnySHA1InWant true$/),
    ])
  })
})
