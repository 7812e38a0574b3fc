import { describe, expect, it } from 'vitest'
import { renderCatalog } from '../../src/index/plan/catalog-plan.ts'
import { catalogAddress, parseCatalog } from '../../src/search/catalog.ts'
import { parseTokens } from '../../src/server/auth/authenticator.ts'
import { CatalogSource } from '../../src/server/catalog.ts'
import type { HttpResponse } from '../../src/server/http-message.ts'
import { refusalOf } from '../refusal.ts'
import { apiIndex, indexFilesOf } from '../support/index/api-index.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { aRelease, bytesOf } from '../support/publish/samples.ts'
import { startRegistryServer } from '../support/server/registry-server.ts'

const VPC = '/v1/modules/acme/vpc/aws'
const QUEUE = '/v1/modules/tools/queue/aws'
const MANY = '/v1/modules/acme/many/aws'

describe('an answer', () => {
  it('is made once, however requests differ in headers and queries that it does not depend on', async () => {
    const { ask, read } = await startRegistryServer(await apiIndex())
    const paths = [`${VPC}/versions`, `${VPC}/1.1.0/download`, `${VPC}/1.1.0`]
    const accept = (time: number) => ({ headers: { Accept: `${'x'.repeat(1000)}/${time}, */*;q=0.1` } })
    for (const path of paths) await ask(path, accept(0))
    read.length = 0
    for (const path of paths) {
      for (let time = 1; time < 20; time += 1) {
        expect((await ask(`${path}?${time}`, accept(time))).status).toBe(200)
        const agent = { headers: { 'User-Agent': `Terraform/${time}`, 'Accept-Encoding': `gzip, x-${time}` } }
        expect((await ask(path, agent)).status).toBe(200)
      }
    }
    expect(read).toEqual([])
  })

  it('of download is made twice: for OpenTofu before 1.10, which cannot read oci://, and for all others', async () => {
    const release = aRelease()
    const digest = `sha256:${'d'.repeat(64)}`
    const oci = { kind: 'oci', location: `oci://oci.acme.test/vpc?digest=${digest}`, digest }
    const index = new MemoryIndex(
      indexFilesOf([{ releases: [{ ...release, packages: [oci, ...release.packages] }] }]),
    )
    const { ask, read } = await startRegistryServer(index)
    const locationFor = async (agent: string) => {
      const answer = await ask(`${VPC}/1.0.0/download`, { headers: { 'User-Agent': agent } })
      expect([answer.status, answer.headers.get('Vary')]).toEqual([200, 'User-Agent'])
      return ((await answer.json()) as { location: string }).location
    }
    const [zip, newest] = [await locationFor('OpenTofu/1.6.3'), await locationFor('OpenTofu/1.12.6')]
    expect([zip, newest]).toEqual([expect.stringMatching(/^\.\/module\.zip\?checksum=/), oci.location])
    read.length = 0
    const others = ['OpenTofu/1.10.0', 'OpenTofu/1.10.0-beta1', 'OpenTofu/2.0.0', 'Terraform/1.9.8', 'curl']
    for (const version of ['1.6.0', '1.8.4-dev', '1.9.4 (+https://a.test)', '1.7'])
      expect(await locationFor(`OpenTofu/${version}`)).toBe(zip)
    for (const agent of [...others, 'x OpenTofu/1.6.3']) expect(await locationFor(agent)).toBe(oci.location)
    expect(read).toEqual([])
  })

  it('of five hundred versions is made once for all who wait for it, and kept', async () => {
    const address = 'acme/many/aws'
    const releases = Array.from({ length: 500 }, (_, at) => aRelease({ address, version: `1.${at}.0` }))
    const source =
      'terraform {\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n    }\n  }\n}\n'
    const files = indexFilesOf([{ releases, moduleInterface: await interfaceOf({ 'main.tf': source }) }])
    const { ask, read } = await startRegistryServer(new MemoryIndex(files))
    const headers = { 'Accept-Encoding': 'identity' }
    const answers = await Promise.all(Array.from({ length: 32 }, () => ask(`${MANY}/versions`, { headers })))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set([...texts, await (await ask(`${MANY}/versions`, { headers })).text()]).size).toBe(1)
    expect(texts[0]?.length).toBeGreaterThan(64 * 1024)
    expect(read).toEqual(['module.json', 'versions.json'].map((name) => `v1/modules/acme/many/aws/${name}`))
  })

  it('of an older snapshot replaces no newer one', async () => {
    const index = await apiIndex()
    let release = () => {}
    const waits = [new Promise<void>((resolve) => (release = resolve))]
    const delay = async (path: string) => (path === 'index.html' ? waits.pop() : undefined)
    const { ask, read, swap } = await startRegistryServer(index, { delay })
    const old = ask('/')
    await expect.poll(() => read).toEqual(['index.html'])
    index.write(new Map([['index.html', bytesOf('new')]]))
    swap(['index.html'])
    expect(await (await ask('/')).text()).toBe('new')
    release()
    expect(await (await old).text()).not.toBe('new')
    read.length = 0
    expect(await (await ask('/')).text()).toBe('new')
    expect(read).toEqual([])
  })
})

describe('a change of the index', () => {
  it('leaves the answers that it does not touch', async () => {
    const { ask, read, swap } = await startRegistryServer(await apiIndex())
    const paths = [`${VPC}/versions`, `${VPC}/1.1.0/download`, `${VPC}/1.1.0`, '/v1/modules', '/']
    for (const path of [...paths, `${QUEUE}/versions`]) await ask(path)
    const files = ['module.json', '1.0.0/interface.json', 'index.json']
    swap(files.map((file) => `v1/modules/tools/queue/aws/${file}`))
    read.length = 0
    for (const path of paths) await ask(path)
    expect(read).toEqual([])
    await ask(`${QUEUE}/versions`)
    expect(read).toContain('v1/modules/tools/queue/aws/module.json')
  })

  it.each([
    [undefined, '/'],
    ['catalog/00.json', '/v1/modules'],
    ['registry.json', `${VPC}/1.1.0`],
    ['v1/modules/acme/vpc/index.json', `${VPC}/1.1.0`],
    ['v1/modules/acme/vpc/aws/1.1.0/release.json', `${VPC}/1.1.0/download`],
    ['v1/modules/acme/vpc/aws/module.json', `${VPC}/download`],
    ['index.html', '/'],
  ])('of %s makes %s anew', async (changed, path) => {
    const { ask, read, swap } = await startRegistryServer(await apiIndex())
    await ask(path)
    swap(changed === undefined ? undefined : [changed])
    read.length = 0
    expect((await ask(path)).status).toBeLessThan(400)
    expect(read).not.toEqual([])
  })
})

describe('a private registry', () => {
  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

  async function fixture() {
    let now = 1_750_000_003
    let tokens = parseTokens('one token-of-one-0123456789\ntwo token-of-two-0123456789')
    const lines: (string | undefined)[] = []
    const server = await startRegistryServer(await apiIndex(), {
      now: () => now,
      log: { add: (_, answer: HttpResponse) => void lines.push(answer.consumer) },
      credentials: { tokens: () => tokens, signingKey: bytesOf('a key of sixteen bytes, or more') },
    })
    const wait = (seconds: number) => {
      now += seconds
    }
    const withdraw = () => {
      tokens = parseTokens('two token-of-two-0123456789')
    }
    return { ...server, lines, wait, withdraw }
  }

  const SHARED = [`${VPC}/versions`, `${VPC}/1.1.0/download`, '/v1/modules', `${VPC}/1.1.0`]
  it.each(SHARED)('makes %s once for all consumers, and gives it to nobody else', async (path) => {
    const { ask, read, lines, withdraw } = await fixture()
    const first = await ask(path, bearer('token-of-one-0123456789'))
    expect(first.headers.get('Cache-Control')).toBe('private, no-store')
    const body = await first.text()
    read.length = 0
    expect(await (await ask(path, bearer('token-of-two-0123456789'))).text()).toBe(body)
    expect(lines).toEqual(['one', 'two'])
    for (const other of [{}, bearer('token-of-three')]) expect((await ask(path, other)).status).toBe(401)
    withdraw()
    expect((await ask(path, bearer('token-of-one-0123456789'))).status).toBe(401)
    expect((await ask(path, bearer('token-of-two-0123456789'))).status).toBe(200)
    expect(read).toEqual([])
  })

  it('signs anew every ten seconds, for ten minutes', async () => {
    const { ask, wait } = await fixture()
    const expiry = async () => {
      const answer = await ask(`${VPC}/1.1.0/download`, bearer('token-of-one-0123456789'))
      return /expires=(\d+)/.exec(answer.headers.get('X-Terraform-Get') ?? '')?.[1]
    }
    const first = await expiry()
    wait(6)
    const same = await expiry()
    wait(1)
    expect([first, same, await expiry()]).toEqual(['1750000600', '1750000600', '1750000610'])
  })
})

function catalogOf(count: number, description: string, updated = '2025-01-01T00:00:00Z') {
  const dates = { published_at: updated, updated_at: updated }
  const same = { owner: 'acme', namespace: 'acme', provider: 'aws', version: '1.0.0', source: '' }
  const items = Array.from({ length: count }, (_, at) => {
    return { ...same, ...dates, id: `acme/m${at}/aws/1.0.0`, name: `m${at}`, description }
  })
  const files = new Map(renderCatalog(items).map(([path, text]) => [path, bytesOf(text ?? '')]))
  return { files, read: async (path: string) => files.get(path) }
}

describe('the catalog of a server', () => {
  it('is read through the files that it was split into, and again when they are merged', async () => {
    const split = catalogOf(4_000, 'x'.repeat(7_000))
    expect([...split.files.keys()].some((path) => path.split('/').length > 2)).toBe(true)
    for (const reader of [split, catalogOf(4_000, 'merged'), split, catalogOf(3_000, 'fewer')]) {
      const { modules, search } = await new CatalogSource().read(reader)
      expect(new Set(search(['acme']))).toEqual(new Set(modules))
      expect(modules.length).toBe(reader === split || search(['merged']).length > 0 ? 4_000 : 3_000)
    }
  })

  it('lists the newest commit first, then by address', async () => {
    const old = catalogOf(2, '', '2024-01-01T00:00:00Z').files
    const files = new Map([...catalogOf(4, '').files, ...old])
    const { modules } = await new CatalogSource().read({ read: async (path) => files.get(path) })
    expect(modules.map(catalogAddress)).toEqual(['acme/m2/aws', 'acme/m3/aws', 'acme/m0/aws', 'acme/m1/aws'])
  })

  it('pauses before each file, so that a large catalog stops no other request', async () => {
    const { files, read } = catalogOf(300, '')
    const pauses: string[] = []
    await new CatalogSource(async () => void pauses.push('')).read({ read })
    expect(pauses.length).toBeGreaterThanOrEqual(files.size)
  })

  it.each(['', '{', '[]', '{}', '{"modules":[{"id":1}]}', '{"children":{"aa":1}}', '{"children":{"a":0.5}}'])(
    'refuses a file that is %j, with what mends it',
    (text) =>
      expect(refusalOf(() => parseCatalog('catalog/00.json', bytesOf(text)))).toMatch(
        /^INDEX_INVALID: "catalog\/00\.json" .* render/,
      ),
  )
})
