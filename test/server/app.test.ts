import { describe, expect, it } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readCorpus } from '../corpus.ts'
import type { MemoryIndex } from '../support/index/memory-index.ts'
import { publishedIndex } from '../support/publish/publish-run.ts'
import { askApp } from '../support/server/ask-app.ts'

const VPC = '/v1/modules/acme/vpc/aws'

/** A server of an index, and every path that it read. */
function serverOf(index: MemoryIndex) {
  const read: string[] = []
  const reader = {
    read: async (path: string) => {
      read.push(path)
      return index.files.get(path)
    },
  }
  const app = createApp({ index: { current: () => reader }, now: () => 0 })
  return { ask: askApp(app), read }
}

const { ask } = serverOf(await publishedIndex())

it('the server reads one snapshot of the index for one request', async () => {
  let snapshots = 0
  const index = {
    current: () => {
      snapshots += 1
      return { read: async () => undefined }
    },
  }
  const app = createApp({ index, now: () => 0 })
  await askApp(app)('/v1/modules/a/b/c/1.0.0/download')
  expect(snapshots).toBe(1)
})

interface HostileRequest {
  readonly method?: string
  readonly path?: string
  readonly expect: number[] | string
}

/** Raw bytes and slow sockets are the listener's affair, and no Request can carry TRACE. */
const { cases } = readCorpus<{ cases: HostileRequest[] }>('registry-api-negative')
const hostile = cases.flatMap(({ method = 'GET', path, expect: allowed }) =>
  path === undefined || method === 'TRACE' ? [] : [[method, path, allowed] as const],
)

describe('a hostile request', async () => {
  const server = serverOf(await publishedIndex({ config: { module: 'ns/name/sys' } }))

  it.each(hostile)(
    '%s %.80s gets a plain answer and no file of another place',
    async (method, path, allowed) => {
      server.read.length = 0
      const answer = await server.ask(path, { method })
      expect(typeof allowed === 'string' ? [200, 404] : allowed).toContain(answer.status)
      expect(answer.headers.has('Location') || answer.headers.has('Set-Cookie')).toBe(false)
      expect(answer.headers.get('Allow')).toBe(answer.status === 405 ? 'GET, HEAD' : null)
      if (answer.status >= 400) {
        expect(answer.headers.get('Content-Type')).toBe('application/json')
        expect(await answer.text()).toMatch(/^\{"errors":\["[a-z A-Z]+"\]\}$/)
      }
      for (const asked of server.read) {
        expect(asked).toMatch(/^(\.well-known\/|[A-Za-z0-9_])[\w.~/-]*$/)
        expect(asked.split('/')).not.toContain('..')
      }
    },
  )

  it('names a host that nothing repeats', async () => {
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    }
    for (const path of [
      '/.well-known/terraform.json',
      `${VPC}/versions`,
      `${VPC}/1.0.0/download`,
      '/',
      '/gone',
    ]) {
      const answer = await ask(path, { headers })
      expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain('evil')
    }
  })
})
