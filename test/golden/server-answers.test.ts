import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { emptyIndexes, moduleRepositories } from './fixtures.ts'
import { recordable, runLine, transcriptOf } from './transcript.ts'

const MODULE = '/v1/modules/acme/vpc/aws'
const PATHS = [
  '/.well-known/terraform.json',
  '/v1/modules',
  '/v1/modules?limit=1&offset=1',
  '/v1/modules?limit=many',
  '/v1/modules/index.json',
  '/v1/modules/acme',
  '/v1/modules/nobody',
  '/v1/modules/search?q=network',
  '/v1/modules/search?q=nothing',
  '/v1/modules/acme/vpc',
  MODULE,
  `${MODULE}/1.0.0`,
  `${MODULE}/9.9.9`,
  `${MODULE}/versions`,
  `${MODULE}/download`,
  `${MODULE}/1.0.0/download`,
  `${MODULE}/2.0.0/download`,
  `${MODULE}/9.9.9/download`,
  `${MODULE}/1.0.0/release.json`,
  `${MODULE}/1.0.0/interface.json`,
  `${MODULE}/module.json`,
  '/catalog/b3.json',
  '/registry.json',
  '/healthz',
  '/readyz',
  '/nothing',
]
const HEADERS = ['content-type', 'cache-control', 'location', 'vary', 'x-terraform-get', 'www-authenticate']

/** Holds every version of one module, and one version of another in Git. */
let index: string

beforeAll(async () => {
  const placeholders = { ...(await moduleRepositories()), ...(await emptyIndexes()) }
  index = placeholders.INDEX
  const flags = ['--all-tags', '--tag v1.0.0 --package git --module acme/zone/aws']
  for (const each of flags) await runLine(`publish --index INDEX --repository VPC ${each}`, placeholders)
})

/** Status, the headers that clients and caches read, and the body, as HTTP writes them. */
async function answerOf(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await fetch(`${url}${path}`, { headers, redirect: 'manual' })
  const seen = HEADERS.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  return [`GET ${path}`, String(response.status), ...seen, '', await response.text(), ''].join('\n')
}

async function answersOf(url: string, paths: readonly string[], headers = {}): Promise<string> {
  const answers: string[] = []
  for (const path of paths) answers.push(await answerOf(url, path, headers))
  return recordable(answers.join('\n'))
}

it('a public server answers as it did', async () => {
  const { url } = await startServeForTest(['--index', index, '--poll', '60'])
  await expect(await answersOf(url, PATHS)).toMatchFileSnapshot('outputs/server.txt')
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const names = metrics.match(/^# TYPE .*$|^\w+_requests_total.*$/gm) ?? []
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('outputs/server-metrics.txt')
})

it('a private server answers as it did', async () => {
  const tokens = join(await temporaryDirectory(), 'tokens.txt')
  await writeFile(tokens, 'ci 0123456789abcdef0123456789abcdef\n')
  const flags = ['--index', index, '--token-file', tokens]
  const { url } = await startServeForTest(flags)
  const paths = ['/.well-known/terraform.json', `${MODULE}/versions`, `${MODULE}/1.0.0/download`, MODULE]
  const refused = await answersOf(url, paths)
  const answered = await answersOf(url, paths, { Authorization: 'Bearer 0123456789abcdef0123456789abcdef' })
  await expect(`${refused}\n${answered}`).toMatchFileSnapshot('outputs/server-private.txt')
})

it('doctor says of a server what it said', async () => {
  const { url } = await startServeForTest(['--index', index])
  const lines = [
    'doctor SITE',
    'doctor SITE acme/vpc/aws@1.0.0 --client opentofu',
    'doctor SITE acme/vpc/aws@9.9.9',
  ]
  const transcript = await transcriptOf(lines, { SITE: url })
  await expect(transcript).toMatchFileSnapshot('outputs/doctor.txt')
})
