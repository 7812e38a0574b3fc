import { describe, expect, it } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readCorpus } from '../corpus.ts'
import type { MemoryIndex } from '../support/index/memory-index.ts'
import { PublishRun, publishedIndex } from '../support/publish/publish-run.ts'
import { bytesOf, commitOf, digestOf } from '../support/publish/samples.ts'
import { askApp } from '../support/server/ask-app.ts'

const VPC = '/v1/modules/acme/vpc/aws'
const digest = digestOf(`${commitOf('first')} `)

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

describe('the server', () => {
  it('answers discovery and versions with the files of the index', async () => {
    const discovery = await ask('/.well-known/terraform.json')
    expect([discovery.status, discovery.headers.get('Content-Type')]).toEqual([200, 'application/json'])
    expect(await discovery.json()).toEqual({ 'modules.v1': '/v1/modules/' })
    const versions = await ask(`${VPC}/versions`)
    expect([versions.status, versions.headers.get('Content-Type')]).toEqual([200, 'application/json'])
    expect(await versions.json()).toEqual({
      modules: [
        {
          source: 'https://git.acme.test/acme/terraform-aws-vpc',
          versions: [{ version: '1.0.0', root: { providers: [], dependencies: [] }, submodules: [] }],
        },
      ],
    })
  })

  it('answers a download in the header for Terraform and in the body for OpenTofu', async () => {
    const answer = await ask(`${VPC}/1.0.0/download`)
    const location = `./module.zip?checksum=${digest}`
    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Terraform-Get')).toBe(location)
    expect(await answer.json()).toEqual({ location })
  })

  it('answers the download of a package in Git', async () => {
    const publishRun = new PublishRun()
    await publishRun.publish({ flags: { package: ['git'] } })
    const answer = await serverOf(publishRun.index).ask(`${VPC}/1.0.0/download`)
    const location = `git::https://git.acme.test/acme/terraform-aws-vpc?ref=${commitOf('first')}`
    expect(answer.headers.get('X-Terraform-Get')).toBe(location)
    expect(await answer.json()).toEqual({ location })
  })

  it('sets no header for a package that Terraform cannot read', async () => {
    const index = await publishedIndex()
    const path = `${VPC}/1.0.0/release.json`.slice(1)
    const release = JSON.parse(new TextDecoder().decode(index.files.get(path)))
    const packages = [{ kind: 'oci', location: `oci://oci.test/vpc?digest=${digest}`, digest }]
    index.write(new Map([[path, bytesOf(JSON.stringify({ ...release, packages }))]]))
    const answer = await serverOf(index).ask(`${VPC}/1.0.0/download`)
    expect([answer.status, answer.headers.has('X-Terraform-Get')]).toEqual([200, false])
  })

  it('answers the zip, the source page, the front page and lists', async () => {
    const zip = await ask(`${VPC}/1.0.0/module.zip`)
    expect([zip.headers.get('Content-Type'), digestOf(await zip.text())]).toEqual(['application/zip', digest])
    const types: string[] = []
    for (const path of [`${VPC}/1.0.0/source`, '/', '/index.html', '/v1/modules/index.json', '/_headers']) {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
      types.push(answer.headers.get('Content-Type') ?? '')
    }
    const html = 'text/html; charset=utf-8'
    expect(types).toEqual([html, html, html, 'application/json', 'application/octet-stream'])
  })

  it('answers HEAD as GET without the body', async () => {
    for (const path of [`${VPC}/versions`, `${VPC}/1.0.0/download`, `${VPC}/1.0.0/module.zip`]) {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
      expect([head.status, [...head.headers]]).toEqual([200, [...get.headers]])
      expect(head.headers.get('Content-Length')).toBe(String((await get.arrayBuffer()).byteLength))
      expect(await head.text()).toBe('')
    }
    expect((await ask('/gone', { method: 'HEAD' })).status).toBe(404)
  })

  it('answers 304 to who has the file already', async () => {
    const etag = (await ask(`${VPC}/versions`)).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const same = await ask(`${VPC}/versions`, { headers: { 'If-None-Match': etag } })
    expect([same.status, same.headers.get('ETag'), await same.text()]).toEqual([304, etag, ''])
    expect((await ask(`${VPC}/versions`, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it.each([
    '/gone',
    `${VPC}/9.9.9/download`,
    `${VPC}/v1.0.0/download`,
    '/v1/modules/acme/gone/aws/versions',
    '/.nojekyll',
  ])('answers 404 as JSON for %s', async (path) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'application/json'])
    expect(await answer.json()).toEqual({ errors: ['not found'] })
  })

  it('answers 500 without a word of what went wrong inside', async () => {
    const index = await publishedIndex()
    index.write(new Map([[`${VPC}/1.0.0/release.json`.slice(1), bytesOf('{"secret":')]]))
    const answer = await serverOf(index).ask(`${VPC}/1.0.0/download`)
    expect([answer.status, await answer.json()]).toEqual([500, { errors: ['the index could not be read'] }])
  })

  it('reads one snapshot of the index for one request', async () => {
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
