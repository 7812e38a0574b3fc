import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { parseTokens } from '../../src/server/auth/authenticator.ts'
import { apiIndex } from '../support/index/api-index.ts'
import { bytesOf } from '../support/publish/samples.ts'
import { askApp } from '../support/server/registry-server.ts'

/** Every answer in docs/reference/api.md comes from here. Written anew by `DOCS=write npx vitest run test/docs`, and by nothing else. */

const FILE = 'docs/reference/api.md'
const CACHED = ['content-type', 'cache-control', 'vary', 'location']
const SHOWN = [...CACHED, 'x-terraform-get', 'allow', 'www-authenticate']
const CALL = /```console\n(\$ curl (.*)'https:\/\/(modules|private)\.acme\.test([^']*)'\n)([\s\S]*?)```/g

const index = await apiIndex()
const reader = { read: async (path: string) => index.files.get(path) }
const options = { index: { current: () => reader }, now: () => 1_750_000_000 }
const credentials = {
  tokens: () => parseTokens('ci s3cr3t-of-20-characters'),
  signingKey: bytesOf('a key of sixteen bytes or more'),
}
const hosts = { modules: askApp(createApp(options)), private: askApp(createApp({ ...options, credentials })) }

async function answerOf(flags: string, host: 'modules' | 'private', path: string): Promise<string> {
  const headers = new Headers()
  const [, agent] = /-A (\S+)/.exec(flags) ?? []
  if (agent !== undefined) headers.set('User-Agent', agent)
  for (const [, name = '', value = ''] of flags.matchAll(/-H '([\w-]+): ([^']*)'/g)) headers.set(name, value)
  const response = await hosts[host](path, { method: /-X (\w+)/.exec(flags)?.[1] ?? 'GET', headers })
  const lines = SHOWN.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  const head = flags.includes('-i') ? `HTTP/1.1 ${response.status}\n${lines.join('\n')}\n\n` : ''
  const body = (await response.text()).trimEnd()
  // Answers are on one line. A long one is indented in the document.
  const isLong = body.startsWith('{') && body.length > 160
  return `${head}${isLong ? JSON.stringify(JSON.parse(body), null, 2) : body}`.trimEnd()
}

it('answers as docs/reference/api.md says', async () => {
  const text = readFileSync(FILE, 'utf8')
  const calls = [...text.matchAll(CALL)]
  expect(calls.length).toBeGreaterThan(9)
  let written = text
  for (const [block, command = '', flags = '', host, path = ''] of calls) {
    const answer = await answerOf(flags, host === 'private' ? 'private' : 'modules', path)
    written = written.replace(block, () => `\`\`\`console\n${command}${answer}\n\`\`\``)
  }
  if (process.env['DOCS'] === 'write') writeFileSync(FILE, written)
  else expect(written).toBe(text)
})

it('says something of every route', () => {
  const text = readFileSync(FILE, 'utf8')
  const tables = ['module', 'file'].map((name) => readFileSync(`src/server/routes/${name}-routes.ts`, 'utf8'))
  const routes = [...tables.join('').matchAll(/^ {2}\[.*, '([\w-]+)', answer\w+\]/gm)]
  const named = new Set(routes.map(([, name]) => name))
  expect(named.size).toBe(13)
  const rows = [...text.matchAll(/^\| `GET ([^`]*)` \| `([\w-]+)` \|/gm)].map(([, , name]) => name)
  expect(new Set(rows)).toEqual(named)
})
