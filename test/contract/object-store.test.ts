import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inParallel } from '../../src/base/in-parallel.ts'
import { argv, runCli, runCliWell, startServeForTest } from '../support/cli/program.ts'
import { toolPath } from '../support/clients/tools.ts'
import { expectRow, versioned } from '../support/docs/compatibility-row.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { keysOf, STORES, type StoreName, startObjectStore } from '../support/s3/object-store.ts'
import { startStoreProxy } from '../support/s3/store-proxy.ts'
import { forAllTests } from '../support/temporary.ts'

const WRITERS = 16
const WRITES = 10
const writers = Array.from({ length: WRITERS }, (_, writer) => writer)

const FILES = 1_001
const names = Object.keys(STORES) as StoreName[]

/** What a publication into an object store rests on: https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html */
for (const program of names) {
  const { title, isAtomic } = STORES[program]
  describe.skipIf(toolPath(program) === undefined)(`an object store (needs ${program})`, () => {
    const store = forAllTests(() => startObjectStore({ program, domain: 'localhost' }))

    test('refuses to replace what is not as it was read, or not there', async () => {
      const { etag } = await store().send('PUT', 'replaced', { body: 'one' })
      expect((await store().send('PUT', 'replaced', { body: 'two' })).status).toBe(200)
      const stale = { body: 'three', headers: { 'if-match': etag } }
      expect((await store().send('PUT', 'replaced', stale)).status).toBe(412)
      expect((await store().send('PUT', 'absent', stale)).status).toBe(404)
      expect((await store().send('GET', 'replaced')).text).toBe('two')
    })

    if (isAtomic) {
      test('lets one of many writers create an object', async () => {
        const headers = { 'if-none-match': '*' }
        const answers = await Promise.all(
          writers.map((writer) => store().send('PUT', 'created', { body: `${writer}`, headers })),
        )
        const winners = writers.filter((writer) => answers[writer]?.status === 200)
        expect(winners.length).toBe(1)
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
        expect((await store().send('GET', 'created')).text).toBe(`${winners[0]}`)
      })

      test(`loses none of ${WRITERS} x ${WRITES} compare-and-swap writes`, async () => {
        await store().send('PUT', 'counter', { body: '' })
        let lost = 0
        const append = async (line: string): Promise<void> => {
          const { text, etag } = await store().send('GET', 'counter')
          const swap = { body: `${text}${line}\n`, headers: { 'if-match': etag } }
          const { status } = await store().send('PUT', 'counter', swap)
          if (status === 200) return
          expect(status).toBe(412)
          lost += 1
          return append(line)
        }
        await Promise.all(
          writers.map(async (writer) => {
            for (let write = 0; write < WRITES; write += 1) await append(`${writer}.${write}`)
          }),
        )
        const lines = (await store().send('GET', 'counter')).text.trim().split('\n')
        expect([lines.length, new Set(lines).size]).toEqual([WRITERS * WRITES, WRITERS * WRITES])
        // They did race.
        expect(lost).toBeGreaterThan(0)
      })
    }

    test('answers nobody whose signature is wrong', async () =>
      expect((await fetch(`${store().url}/${store().bucket}/counter`)).status).toBe(403))

    test('holds an index and packages as the table says', async () => {
      const proxy = await startStoreProxy(store().url)
      const { bare: index } = await createRegistry()
      const { directory } = await createModule()
      const keys = { AWS_ACCESS_KEY_ID: store().accessKey, AWS_SECRET_ACCESS_KEY: store().secretKey }
      const run = (args: readonly string[]) => runCliWell(args, { env: keys })

      const place = argv`--package-url s3://registry/packages --package-public-url https://packages.acme.test`
      const publish = argv`publish --index ${index} --repository ${directory} --tag v1.0.0 --package s3 ${place}`
      await run(argv`${publish} --package-endpoint ${store().url}`)
      const sync = argv`sync --index ${index} --to s3://registry/r --endpoint ${proxy.url}`
      await run(sync)
      expect((await run(argv`${sync} --json`)).json()).toMatchObject({ status: 'unchanged' })

      const old = `r/v1/modules/old/${encodeURIComponent('a&b<c>"d')}`
      const left = Array.from({ length: FILES }, (_, at) => `${old}/${at}`)
      await inParallel(left, 16, (key) => store().send('PUT', key, { body: key }))
      proxy.requests.splice(0)
      await run(argv`${sync} --prune`)
      expect(await keysOf(store(), 'r/v1/modules/old/')).toEqual([])
      const deletes = proxy.requests.filter(({ method }) => ['POST', 'DELETE'].includes(method))

      const bucket = argv`--index s3://registry/r --endpoint ${store().url}`
      const { url } = await startServeForTest(bucket, { env: keys })
      expect((await fetch(`${url}/v1/modules/acme/vpc/aws/versions`)).status).toBe(200)

      const endpoint = store().url.replace('127.0.0.1', 'localhost')
      const virtual = argv`sync --index ${index} --to s3://registry/v --endpoint ${endpoint} --addressing virtual`
      const names = `--import=${resolve('test/support/network/names-of-this-machine.mjs')}`
      const { code } = await runCli(virtual, { env: { ...keys, NODE_OPTIONS: names } })
      expectRow(title, versioned(title, program), [
        isAtomic ? 'atomic' : 'not atomic: one `sync` at a time',
        deletes.length === 2 ? '1,000 a request' : 'one by one',
        code === 0 ? 'yes' : 'no',
      ])
    })
  })
}
