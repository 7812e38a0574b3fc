import { expect } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { fuzz, mutated } from '../support/fuzz/fuzz.ts'
import { apiIndex } from '../support/index/api-index.ts'

const { files } = await apiIndex()
const app = createApp({
  index: { current: () => ({ read: async (path) => files.get(path), stream: undefined }) },
  now: () => 0,
})
const VPC = '/v1/modules/acme/vpc/aws'
const targets = [
  ...['/', '/.well-known/terraform.json', '/v1/modules', '/v1/modules/search?q=vpc&limit=2&offset=1'],
  ...['versions', '1.0.0', '1.0.0/download', 'download', '1.1.0/module.zip', 'index.json'].map(
    (end) => `${VPC}/${end}`,
  ),
]
const WORDS = [
  ...['/', '//', '..', '%2e%2e', '%00', '?', '&', '=', 'limit=', 'offset=-1', '#', 'q=*', '%', '\\', '~'],
  'é',
]

/** The request line, then headers. */
const requests = targets.flatMap((target) => [
  `GET ${target}`,
  `HEAD ${target}\naccept: application/json`,
  `GET ${target}\nif-none-match: "a"\nauthorization: Bearer x`,
])

fuzz(
  'HTTP requests',
  mutated(requests, [...WORDS, '\n', 'accept: */*;q=', 'range: bytes=0-', 'POST ']),
  async (text) => {
    const [line = '', ...rest] = text.split('\n')
    const [method = '', target = ''] = line.split(/ (.*)/s)
    const headers = Object.fromEntries(rest.map((each) => each.split(/: ?(.*)/s).slice(0, 2)))
    const { status, body } = await app.respond({ method, target, headers, client: '' })
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    if (status >= 400 && method !== 'HEAD')
      expect(JSON.parse(Buffer.from(body).toString())).toHaveProperty('errors')
  },
)
