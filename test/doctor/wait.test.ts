import { describe, expect, it } from 'vitest'
import type { HostAnswer } from '../../src/doctor/host-answer.ts'
import { makeInstallable } from '../../src/doctor/wait.ts'
import type { PublishedResult, PublishReport } from '../../src/publish/publish-report.ts'
import { refusalFrom } from '../refusal.ts'

const URL = 'https://m.test'

function result(version: string): PublishedResult {
  const kind = { kind: 'index', digest: 'sha256:00', size: 1, files: 1 }
  const facts = { address: 'acme/vpc/aws', tag: `v${version}`, commit: 'c0', package: kind, packages: [] }
  return { status: 'published', version, location: `./${version}.zip`, ...facts }
}

interface Words {
  readonly versions?: readonly string[]
  readonly changed?: readonly string[]
  readonly url?: string | null
  /** The version is there from this round on. */
  readonly installableAt?: number
  readonly rounds?: number
}

/** A publish, a host that knows its versions after some waits, and a journal of what was asked. */
function story({
  versions = ['1.0.0'],
  changed = ['x'],
  url = URL,
  installableAt = 0,
  rounds = 5,
}: Words = {}) {
  const journal: string[] = []
  let waited = 0
  const report: PublishReport = {
    results: [
      ...versions.map(result),
      { status: 'refused', tag: 'v9', error: { code: 'INVALID_TAG', message: 'm', hint: 'h' } },
    ],
    index: { commit: 'c0', changed },
    registryUrl: url,
  }
  const log = (line: string) => void journal.push(line)
  const run = (isWaiting = true) =>
    makeInstallable(report, {
      host: {
        ask: async (asked): Promise<HostAnswer> => {
          journal.push(`ask ${asked.replace(url ?? '', '')}`)
          return answerTo(asked, versions, waited >= installableAt)
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
  return { journal, run }
}

function answerTo(url: string, versions: readonly string[], isDeployed: boolean): HostAnswer {
  const answer = (body: unknown): HostAnswer => ({
    url,
    status: 200,
    headers: {},
    text: JSON.stringify(body),
  })
  if (url.endsWith('terraform.json')) return answer({ 'modules.v1': '/v1/modules/' })
  const listed = isDeployed ? versions.map((version) => ({ version })) : []
  if (url.endsWith('/versions')) return answer({ modules: [{ versions: listed }] })
  const [, version] = /([^/]+)\/download$/.exec(url) ?? []
  return answer({ location: `./${version}.zip` })
}

const QUESTIONS = ['ask /.well-known/terraform.json', 'ask /v1/modules/acme/vpc/aws/versions']
const DOWNLOAD = 'ask /v1/modules/acme/vpc/aws/1.0.0/download'

describe('a publish that waits', () => {
  it('has the site deployed, and asks as clients do until the version is there', async () => {
    const { journal, run } = story({ installableAt: 2 })
    expect(await run()).toEqual({ seconds: 42, terraform: false })
    expect(journal.slice(0, -1)).toEqual([
      'deploy',
      ...QUESTIONS,
      'wait 1',
      ...QUESTIONS,
      'wait 2',
      ...QUESTIONS,
      DOWNLOAD,
    ])
    expect(journal.at(-1)).toContain('OpenTofu can install it, Terraform cannot')
  })

  it('asks for every version that it did not refuse', async () => {
    const { journal, run } = story({ versions: ['1.0.0', '1.1.0'] })
    await run()
    expect(journal.filter((line) => line.endsWith('/download'))).toEqual([
      DOWNLOAD,
      'ask /v1/modules/acme/vpc/aws/1.1.0/download',
    ])
  })

  it('asks for a deployment that was missed, once, and only where it was', async () => {
    const missed = story({ changed: [], installableAt: 3 })
    await missed.run()
    expect(missed.journal.filter((line) => line === 'deploy')).toHaveLength(1)
    expect(missed.journal.indexOf('deploy')).toBe(QUESTIONS.length)
    const there = story({ changed: [] })
    await there.run()
    expect(there.journal).not.toContain('deploy')
  })

  it('looks for no discovery below a path, where clients are told where the modules are', async () => {
    const { journal, run } = story({ url: 'https://acme.github.io/registry' })
    await run()
    expect(journal[1]).toBe('ask /v1/modules/acme/vpc/aws/versions')
  })

  it('says at the end what it saw last, and that the version is published', async () => {
    const { run } = story({ installableAt: 9, rounds: 2 })
    expect(await refusalFrom(run)).toContain(
      'NOT_INSTALLABLE: "acme/vpc/aws 1.0.0" is published, and cannot be installed after 42 seconds: "https://m.test/v1/modules/acme/vpc/aws/versions" lists 0 versions, not 1.0.0 |',
    )
  })

  it('cannot say anything of an index without a public URL', async () => {
    expect(await refusalFrom(story({ url: null }).run)).toContain(
      'NOT_INSTALLABLE: the index has no public URL',
    )
  })
})

it('a publish that does not wait asks for the deployment alone', async () => {
  const { journal, run } = story()
  expect(await run(false)).toBeUndefined()
  expect(journal).toEqual(['deploy'])
  const unchanged = story({ changed: [] })
  await unchanged.run(false)
  expect(unchanged.journal).toEqual([])
})
