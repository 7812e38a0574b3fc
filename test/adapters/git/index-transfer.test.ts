import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GitIndex } from '../../../src/adapters/git/index-store.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { git } from '../../support/git/git-repository.ts'
import type { GitServerOptions } from '../../support/git/git-server.ts'
import type { Filters } from '../../support/git/http-backend.ts'
import { fillIndex } from '../../support/index/filled-index.ts'
import { gitIndexAt, historyOf, servedRepository, silentLog } from '../../support/index/index-target.ts'
import { PublishRun } from '../../support/publish/publish-run.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

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
