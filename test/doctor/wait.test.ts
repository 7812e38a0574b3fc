import { describe, expect, it } from 'vitest'
import { RegistryError } from '../../src/base/error.ts'
import type { WebResponse, WebResult } from '../../src/doctor/client.ts'
import { makeInstallable } from '../../src/doctor/wait.ts'
import { parseVersion } from '../../src/module/version.ts'
import type { PublishedResult, PublishReport } from '../../src/publish/publish-report.ts'
import { refusalFrom } from '../refusal.ts'

const URL = 'https://m.test'

function result(version: string): PublishedResult {
  const kind = { kind: 'index', digest: 'sha256:00', size: 1, files: 1 }
  const facts = { address: 'acme/vpc/aws', tag: `v${version}`, commit: 'c0', package: kind, packages: [] }
  return { status: 'published', version: parseVersion(version), location: `./${version}.zip`, ...facts }
}

/** A publish, a host that knows its versions after some waits, and a journal of what was asked. */
function waitFor({
  versions = ['1.0.0'],
  changed = ['x'],
  url = URL as string | null,
  /** The version is there from this round on. */
  installableAt = 0,
  rounds = 5,
  /** What the host answers instead, by the end of the URL. */
  instead = {} as Readonly<Record<string, Partial<WebResponse> | string>>,
} = {}) {
  const journal: string[] = []
  let waited = 0
  const report: PublishReport = {
    results: [
      ...versions.map(result),
      { status: 'refused', tag: 'v9', error: { code: 'INVALID_TAG', message: 'm', hint: 'h' } },
    ],
    index: { commit: 'c0', changed },
    registryUrl: url,
    failures: [],
    isBulk: false,
  }
  const log = (line: string) => void journal.push(line)
  const run = async (isWaiting = true) => {
    const { installation, missing } = await makeInstallable(report, {
      web: {
        request: async ({ url: asked, token }): Promise<WebResult> => {
          expect(token).toBeUndefined()
          journal.push(`ask ${asked.replace(url ?? '', '')}`)
          const [, changed = {}] = Object.entries(instead).find(([end]) => asked.endsWith(end)) ?? []
          const more = typeof changed === 'string' ? { bytes: Buffer.from(changed) } : changed
          return { ...answerTo(asked, versions, waited >= installableAt), ...more }
        },
      },
      backoff: isWaiting
        ? {
            wait: async (attempt) => {
              journal.push(`wait ${attempt}`)
              waited += 1
              return waited <= rounds
            },
          }
        : undefined,
      elapsed: () => 42,
      deploy: async () => void journal.push('deploy'),
      log: { info: () => {}, warn: log, debug: () => {} },
    })
    if (missing === undefined) return installation
    throw new RegistryError(missing.code, missing.message, missing.hint)
  }
  return { journal, run }
}

function answerTo(url: string, versions: readonly string[], isDeployed: boolean): WebResponse {
  const headers = new Headers({ 'content-type': 'application/json' })
  const found = { kind: 'response', url, finalUrl: url, status: 200, headers } as const
  const answer = (body: unknown): WebResponse => ({ ...found, bytes: Buffer.from(JSON.stringify(body)) })
  if (url.endsWith('terraform.json')) return answer({ 'modules.v1': '/v1/modules/' })
  const listed = isDeployed ? versions.map((version) => ({ version })) : []
  if (url.endsWith('/versions')) return answer({ modules: [{ versions: listed }] })
  const [, version] = /([^/]+)\/download$/.exec(url) ?? []
  return answer({ location: `./${version}.zip` })
}

const FIRST_REQUESTS = ['ask /.well-known/terraform.json', 'ask /v1/modules/acme/vpc/aws/versions']
const DOWNLOAD = 'ask /v1/modules/acme/vpc/aws/1.0.0/download'

describe('a publish that waits', () => {
  it('has the site deployed, and asks as clients do until the version is there', async () => {
    const { journal, run } = waitFor({ installableAt: 2 })
    expect(await run()).toEqual({ seconds: 42, terraform: false })
    const waits = ['wait 1', 'wait 2'].flatMap((wait) => [...FIRST_REQUESTS, wait])
    expect(journal.slice(0, -1)).toEqual(['deploy', ...waits, ...FIRST_REQUESTS, DOWNLOAD])
    expect(journal.at(-1)).toContain('OpenTofu can install it, Terraform cannot')
  })

  it('asks for every version that it did not refuse', async () => {
    const { journal, run } = waitFor({ versions: ['1.0.0', '1.1.0'] })
    await run()
    const asked = [DOWNLOAD, DOWNLOAD.replace('1.0.0', '1.1.0')]
    expect(journal.filter((line) => line.endsWith('/download'))).toEqual(asked)
  })

  it('asks for a deployment that was missed, once, and only where it was', async () => {
    const missed = waitFor({ changed: [], installableAt: 3 })
    await missed.run()
    expect(missed.journal.filter((line) => line === 'deploy')).toHaveLength(1)
    expect(missed.journal.indexOf('deploy')).toBe(FIRST_REQUESTS.length)
    const there = waitFor({ changed: [] })
    await there.run()
    expect(there.journal).not.toContain('deploy')
  })

  it('requests no discovery document for a registry below a path, whose clients have the URL configured', async () => {
    const { journal, run } = waitFor({ url: 'https://acme.github.io/registry' })
    await run()
    expect(journal[1]).toBe('ask /v1/modules/acme/vpc/aws/versions')
  })

  it('says at the end what it saw last, and that the version is published', async () => {
    const { run } = waitFor({ installableAt: 9, rounds: 2 })
    expect(await refusalFrom(run)).toContain(
      'NOT_INSTALLABLE: "acme/vpc/aws 1.0.0" is published, and cannot be installed after 42 seconds: "https://m.test/v1/modules/acme/vpc/aws/versions" lists no version |',
    )
  })

  it('cannot say anything of an index without a public URL', async () => {
    const refusal = await refusalFrom(waitFor({ url: null }).run)
    expect(refusal).toContain('NOT_INSTALLABLE: the index has no public URL')
  })
})

it('a publish that does not wait asks for the deployment alone', async () => {
  const { journal, run } = waitFor()
  expect(await run(false)).toBeUndefined()
  expect(journal).toEqual(['deploy'])
  const unchanged = waitFor({ changed: [] })
  await unchanged.run(false)
  expect(unchanged.journal).toEqual([])
})

describe('what a publish that waits saw last', () => {
  const LISTED = '{"modules":[{"versions":[{"version":"0.9.0"}]}]}'
  const cached = new Headers({ age: '9', 'cache-control': 'public, max-age=600' })
  const unreachable = { kind: 'unreachable', message: '"https://m.test" cannot be reached' } as object

  it.each([
    ['terraform.json', { status: 404 }, 'answers 404 (application/json) instead of 200', 'root of the host'],
    ['terraform.json', { status: 404, headers: cached }, '(from a cache: age 9 s, max-age=600)', 'max-age'],
    ['terraform.json', '<html>', 'cannot be read: it is a page, not JSON', '404.html'],
    ['terraform.json', unreachable, 'cannot be reached', 'check the name'],
    ['/versions', LISTED, 'lists 1 version, not "1.0.0"', '"deploy"'],
    ['/versions', { status: 404 }, 'answers 404', 'deployed from the index branch'],
    ['/versions', unreachable, 'cannot be reached', 'deployed from the index branch'],
    ['/download', { status: 404, headers: cached }, 'from a cache', 'wait longer than its max-age'],
    ['/download', '<html>', 'it is a page, not JSON', 'publish the file'],
    ['/download', '{"location":"./2"}', 'sends clients to "./2", not to "./1.0.0.zip"', 'index-branch'],
  ])('%s %j: %s', async (end, answer, message, hint) => {
    const { run } = waitFor({ rounds: 0, instead: { [end]: answer } })
    const [said, advice] = (await refusalFrom(run)).split(' | ')
    expect(said).toContain(message)
    expect(advice).toContain(hint)
  })

  it.each([
    ['the same location, absolute', `{"location":"${URL}/v1/modules/acme/vpc/aws/1.0.0/1.0.0.zip"}`],
    ['the same location, signed by a server', '{"location":"./1.0.0.zip?expires=1&signature=x"}'],
  ])('is no obstacle: %s', async (_, body) =>
    expect(await waitFor({ rounds: 0, instead: { '/download': body } }).run()).toMatchObject({ seconds: 42 }),
  )
})

const PAGE = '/1.0.0/source?terraform-get=1'
const header = (location: string) => ({ headers: new Headers({ 'x-terraform-get': location }) })

it.each([
  ['is led by the header to the package, without a further request', './1.0.0.zip', '', true, DOWNLOAD],
  [
    'is led by the header to a page, and by the page to the package',
    './source',
    '<meta name="terraform-get" content="https://m.test/1.0.0.zip">',
    true,
    `ask /v1/modules/acme/vpc/aws${PAGE}`,
  ],
  ['finds nothing on another page', './source', '{}', false, 'has no <meta name="terraform-get">'],
  ['finds nothing without the page', './source', { status: 404 }, false, 'answers 404'],
])('Terraform %s', async (_, location, page, terraform, last) => {
  const { journal, run } = waitFor({ instead: { '/download': header(location), [PAGE]: page } })
  expect(await run()).toEqual({ seconds: 42, terraform })
  expect(journal.at(-1)).toContain(last)
})
